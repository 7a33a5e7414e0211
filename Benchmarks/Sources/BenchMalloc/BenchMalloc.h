// Heap functions of the C library.
#include <malloc.h>
