#pragma once

#include <libpq-fe.h>

/// The codes of the fields of an error. Swift does not import the macros, which are characters.
static const int CPostgreSQLState = PG_DIAG_SQLSTATE;
static const int CPostgreSQLMessage = PG_DIAG_MESSAGE_PRIMARY;
