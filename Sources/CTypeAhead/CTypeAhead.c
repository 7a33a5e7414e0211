#include "CTypeAhead.h"
