// SQLite, located by pkg-config.
#include <sqlite3.h>
