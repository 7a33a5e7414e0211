// SQLite. Where it is on this machine, pkg-config tells.
#include <sqlite3.h>
