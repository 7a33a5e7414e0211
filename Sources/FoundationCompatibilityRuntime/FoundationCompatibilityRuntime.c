#include "FoundationCompatibilityRuntime.h"

#include <string.h>

void FoundationCompatibilityReadArguments(const char *kinds, uint64_t *words, va_list arguments) {
    for (; *kinds != '\0'; kinds++, words++) {
        switch (*kinds) {
        case 'i': *words = (uint64_t)(int64_t)va_arg(arguments, int); break;
        case 'd': {
            double number = va_arg(arguments, double);
            memcpy(words, &number, sizeof number);
            break;
        }
        case 'p': *words = (uint64_t)(uintptr_t)va_arg(arguments, void *); break;
        default: *words = (uint64_t)va_arg(arguments, int64_t); break;
        }
    }
}
