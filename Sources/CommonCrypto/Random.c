#include "CommonCrypto.h"

#include <errno.h>
#include <sys/random.h>

CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count) {
    unsigned char *next = bytes;
    while (count > 0) {
        ssize_t written = getrandom(next, count, 0);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return kCCRNGFailure;
        next += written;
        count -= (size_t)written;
    }
    return kCCSuccess;
}
