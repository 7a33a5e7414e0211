#ifndef FOUNDATION_COMPATIBILITY_RUNTIME_H
#define FOUNDATION_COMPATIBILITY_RUNTIME_H

#include <stdarg.h>
#include <stdint.h>

// Swift cannot read the values of a C argument list, whose layout depends on the processor. A list is read in one call, because
// a `va_list` that a function has read from is indeterminate for its caller.

/// Reads the values of an argument list. Each character of `kinds` is the type of one value: `i` int, `l` 64-bit integer,
/// `d` double, `p` pointer. The words receive integers sign-extended, the bits of doubles, and addresses.
void FoundationCompatibilityReadArguments(const char *_Nonnull kinds, uint64_t *_Nonnull words, va_list arguments);

#endif
