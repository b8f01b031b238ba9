#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H
#include <string.h>
#include <zlib.h>

// deflateInit2 is a macro, and a z_stream is a struct of pointers: here once, so that Swift hands
// over two arrays. Returns the number of bytes in `packed`, 0 when they did not fit.
static inline size_t czlib_gzip(const unsigned char *bytes, size_t count, unsigned char *packed,
                                size_t capacity) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  const int gzip_window = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY) !=
      Z_OK)
    return 0;
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = (unsigned)count;
  stream.next_out = packed;
  stream.avail_out = (unsigned)capacity;
  const int outcome = deflate(&stream, Z_FINISH);
  const size_t size = outcome == Z_STREAM_END ? stream.total_out : 0;
  deflateEnd(&stream);
  return size;
}

// Unpacks what zlib or gzip packed. Returns the number of bytes in `unpacked`, -1 when they did not
// fit, -2 when the bytes are damaged.
static inline long czlib_unpack(const unsigned char *bytes, size_t count, unsigned char *unpacked,
                                size_t capacity) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  const int any_window = 15 + 32;
  if (inflateInit2(&stream, any_window) != Z_OK) return -2;
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = (unsigned)count;
  stream.next_out = unpacked;
  stream.avail_out = (unsigned)capacity;
  const int outcome = inflate(&stream, Z_FINISH);
  const long size = outcome == Z_STREAM_END ? (long)stream.total_out
                    : outcome == Z_BUF_ERROR && stream.avail_out == 0 ? -1
                                                                      : -2;
  inflateEnd(&stream);
  return size;
}

#endif
