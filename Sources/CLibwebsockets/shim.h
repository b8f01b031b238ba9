#ifndef CLIBWEBSOCKETS_SHIM_H
#define CLIBWEBSOCKETS_SHIM_H
#include <libwebsockets.h>

// LWS_WRITE_RAW is an alias of an enum value, which Swift does not import. The bytes go out as they
// are: on a WebSocket they must already be frames. lws takes a pointer to mutable bytes because
// other kinds of writing put a header in front of them; this kind only reads.
static inline int clws_write_raw(struct lws *wsi, const unsigned char *bytes, size_t count) {
  return lws_write(wsi, (unsigned char *)bytes, count, LWS_WRITE_RAW);
}

#endif
