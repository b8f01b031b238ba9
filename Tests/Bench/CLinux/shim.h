#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H

/* Swift's Glibc module leaves this header out. */
#include <sys/epoll.h>
#include <stddef.h>

/* Declared in <sched.h> for _GNU_SOURCE only, which Swift's Glibc module is built without; the set
   of cores is declared as the bits that it is. */
int sched_getaffinity(int process, size_t size, unsigned long *cores);
int sched_setaffinity(int process, size_t size, const unsigned long *cores);

#endif
