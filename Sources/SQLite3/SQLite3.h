// SQLite as Swift sees it, under the name of the module on Apple's systems.
#ifndef SEARCHLIGHT_SQLITE3_H
#define SEARCHLIGHT_SQLITE3_H

#include <sqlite3.h>

#endif
