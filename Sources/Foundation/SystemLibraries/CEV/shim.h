#ifndef CEV_SHIM_H
#define CEV_SHIM_H
#include <ev.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// libev starts its watchers' lives with macros, which Swift does not import.
static inline void cev_io_init(ev_io *watcher, void (*fired)(struct ev_loop *, ev_io *, int),
                               int descriptor, void *data) {
  ev_io_init(watcher, fired, descriptor, EV_READ);
  watcher->data = data;
}
// Called before the other watchers of the same turn.
static inline void cev_io_put_first(ev_io *watcher) { ev_set_priority(watcher, EV_MAXPRI); }
static inline void cev_io_put_last(ev_io *watcher) { ev_set_priority(watcher, EV_MINPRI); }
static inline void cev_timer_init(ev_timer *watcher,
                                  void (*fired)(struct ev_loop *, ev_timer *, int), double after,
                                  double repeat, void *data) {
  ev_timer_init(watcher, fired, after, repeat);
  watcher->data = data;
}
static inline void cev_signal_init(ev_signal *watcher,
                                   void (*fired)(struct ev_loop *, ev_signal *, int), int number,
                                   void *data) {
  ev_signal_init(watcher, fired, number);
  watcher->data = data;
}

// libdispatch's functions for a foreign run loop, as CoreFoundation uses them on Linux; no public
// header declares them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);

// gettid is behind _GNU_SOURCE and syscall is variadic: Swift sees neither.
static inline int cev_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

#endif
