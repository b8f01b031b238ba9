// Preloaded before the server: while a file of that name is there, nothing can be read of a database.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int fails(int file) {
  if (access(getenv("READ_ERROR"), F_OK) != 0) return 0;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t count = readlink(link, path, sizeof path - 1);
  if (count < 0) return 0;
  path[count] = 0;
  return strstr(path, ".db") != NULL;
}

ssize_t pread64(int file, void *bytes, size_t count, off64_t offset) {
  static ssize_t (*real)(int, void *, size_t, off64_t);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "pread64");
  if (fails(file)) {
    errno = EIO;
    return -1;
  }
  return real(file, bytes, count, offset);
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  return pread64(file, bytes, count, offset);
}
