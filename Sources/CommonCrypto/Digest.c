#include "CommonCrypto.h"
#include "Unavailable.h"

#ifdef SEARCHLIGHT_HAS_CRYPTO

// These functions of OpenSSL keep their state in a structure, as CommonCrypto does. Their successors allocate it, and would leak it:
// apps do not free a CommonCrypto context. OpenSSL marks them as deprecated.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>

#define DIGEST(NAME, CONTEXT, LIBRARY_NAME, LIBRARY_CONTEXT)                                                           \
    _Static_assert(sizeof(CONTEXT) >= sizeof(LIBRARY_CONTEXT), "The context is too small for " #LIBRARY_CONTEXT);      \
    int CC_##NAME##_Init(CONTEXT *c) { return LIBRARY_NAME##_Init((LIBRARY_CONTEXT *)c); }                             \
    int CC_##NAME##_Update(CONTEXT *c, const void *data, CC_LONG len) {                                                \
        return len == 0 ? 1 : LIBRARY_NAME##_Update((LIBRARY_CONTEXT *)c, data, len);                                  \
    }                                                                                                                  \
    int CC_##NAME##_Final(unsigned char *md, CONTEXT *c) { return LIBRARY_NAME##_Final(md, (LIBRARY_CONTEXT *)c); }    \
    unsigned char *CC_##NAME(const void *data, CC_LONG len, unsigned char *md) {                                       \
        CONTEXT context;                                                                                               \
        CC_##NAME##_Init(&context);                                                                                    \
        CC_##NAME##_Update(&context, data, len);                                                                       \
        CC_##NAME##_Final(md, &context);                                                                               \
        return md;                                                                                                     \
    }

#else

#define DIGEST(NAME, CONTEXT, LIBRARY_NAME, LIBRARY_CONTEXT)                                                           \
    int CC_##NAME##_Init(CONTEXT *c) { searchlight_no_crypto("CC_" #NAME "_Init", c, NULL); }                          \
    int CC_##NAME##_Update(CONTEXT *c, const void *data, CC_LONG len) {                                                \
        (void)len;                                                                                                     \
        searchlight_no_crypto("CC_" #NAME "_Update", c, data);                                                         \
    }                                                                                                                  \
    int CC_##NAME##_Final(unsigned char *md, CONTEXT *c) { searchlight_no_crypto("CC_" #NAME "_Final", c, md); }       \
    unsigned char *CC_##NAME(const void *data, CC_LONG len, unsigned char *md) {                                       \
        (void)len;                                                                                                     \
        searchlight_no_crypto("CC_" #NAME, data, md);                                                                  \
    }

#endif

DIGEST(MD5, CC_MD5_CTX, MD5, MD5_CTX)
DIGEST(SHA1, CC_SHA1_CTX, SHA1, SHA_CTX)
DIGEST(SHA224, CC_SHA256_CTX, SHA224, SHA256_CTX)
DIGEST(SHA256, CC_SHA256_CTX, SHA256, SHA256_CTX)
DIGEST(SHA384, CC_SHA512_CTX, SHA384, SHA512_CTX)
DIGEST(SHA512, CC_SHA512_CTX, SHA512, SHA512_CTX)
