#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H
#include <sqlite3.h>
#include <string.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import. An empty
// array of Swift may come as a null pointer, which would be bound as NULL.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const unsigned char *bytes,
                                    int count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                    int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

// sqlite3_db_config takes a variable number of arguments, which Swift does not import.
static inline int csqlite_switch(sqlite3 *database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}

#endif
