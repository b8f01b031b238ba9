#ifndef CLIBWEBSOCKETS_SHIM_H
#define CLIBWEBSOCKETS_SHIM_H
#include <libwebsockets.h>
#include <linux/sockios.h>
#include <netinet/tcp.h>
#include <sys/ioctl.h>

// LWS_WRITE_RAW is an alias of an enum value, which Swift does not import. The bytes go out as they
// are: on a WebSocket they must already be frames. lws takes a pointer to mutable bytes because
// other kinds of writing put a header in front of them; this kind only reads.
static inline int clws_write_raw(struct lws *wsi, const unsigned char *bytes, size_t count) {
  return lws_write(wsi, (unsigned char *)bytes, count, LWS_WRITE_RAW);
}

// Ends a connection whose peer has taken nothing for so long of what the kernel holds for it, also
// where the peer answers but has no room (Linux 5.11).
static inline int clws_set_patience(lws_sockfd_type socket, unsigned int milliseconds) {
  return setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &milliseconds, sizeof milliseconds);
}

// Bytes that the kernel holds for the peer and that the peer has not acknowledged.
static inline int clws_unacknowledged(struct lws *wsi) {
  int count = 0;
  return ioctl(lws_get_socket_fd(wsi), SIOCOUTQ, &count) == 0 ? count : 0;
}

// Glibc declares it only for GNU's own programs.
extern int accept4(int socket, struct sockaddr *address, socklen_t *size, int flags);

// A connection that has come, ready for libwebsockets; -1 with an errno where there is none.
static inline lws_sockfd_type clws_accept(lws_sockfd_type listener) {
  return accept4(listener, 0, 0, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

// Bytes that have come on a connection and wait to be read; -1 where it is gone.
static inline int clws_unread(lws_sockfd_type socket) {
  int count = 0;
  return ioctl(socket, SIOCINQ, &count) == 0 ? count : -1;
}

// Bytes that have ever come on a connection (Linux 4.1); -1 where it is gone. The structure's first
// part, because glibc's declaration ends before it.
static inline long long clws_received(lws_sockfd_type socket) {
  struct {
    unsigned char state, others[127];
    unsigned long long received;
  } info;
  socklen_t size = sizeof info;
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 || size < sizeof info) return -1;
  // The end of the stream counts as a byte there.
  return (long long)info.received - (info.state == TCP_CLOSE_WAIT);
}

// One turn of the library's own loop, with or without another loop around it. Exported, but declared
// in no public header: the public way skips what the turn begins with where there is another loop.
int _lws_plat_service_tsi(struct lws_context *context, int timeout_ms, int tsi);

#endif
