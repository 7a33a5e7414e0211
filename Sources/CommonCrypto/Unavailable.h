// The end of the process in a library that was built without OpenSSL.
#ifndef SEARCHLIGHT_CRYPTO_UNAVAILABLE_H
#define SEARCHLIGHT_CRYPTO_UNAVAILABLE_H

#include <stdio.h>
#include <stdlib.h>

/// Ends the process: a function without a status must not return without its result. The pointers are the unused arguments.
static inline _Noreturn void searchlight_no_crypto(const char *function, const void *first, const void *second) {
    (void)first;
    (void)second;
    fprintf(stderr,
            "CommonCrypto: %s: the library was built without OpenSSL. Enable the package trait CryptoKit, which needs "
            "libssl-dev.\n",
            function);
    abort();
}

#endif
