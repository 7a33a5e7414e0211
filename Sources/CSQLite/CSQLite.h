#pragma once

#include <sqlite3.h>

/// The destructor that makes SQLite copy a bound value. Swift does not import the macro.
static inline sqlite3_destructor_type CSQLiteTransient(void) { return SQLITE_TRANSIENT; }
