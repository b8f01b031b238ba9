#ifndef CPOSTGRESQL_SHIM_H
#define CPOSTGRESQL_SHIM_H
// Debian has it in a folder, which only pkg-config knows.
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif
#endif
