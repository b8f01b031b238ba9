#ifndef CEV_SHIM_H
#define CEV_SHIM_H
#include <ev.h>

#endif
