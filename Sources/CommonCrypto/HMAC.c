#include "CommonCrypto.h"
#include "Unavailable.h"

#include <string.h>

// HMAC (RFC 2104) on the digests of this module, because its context must contain its whole state.

typedef union {
    CC_MD5_CTX md5;
    CC_SHA1_CTX sha1;
    CC_SHA256_CTX sha256;
    CC_SHA512_CTX sha512;
} State;

/// The content of a `CCHmacContext`: the digests of the padded keys, to which the bytes and their digest are added.
typedef struct {
    CCHmacAlgorithm algorithm;
    State inner;
    State outer;
} Context;

_Static_assert(sizeof(CCHmacContext) >= sizeof(Context), "CCHmacContext is too small");

#define FOR_ALGORITHM(ALGORITHM, ACTION)                                                                               \
    switch (ALGORITHM) {                                                                                               \
    case kCCHmacAlgMD5: ACTION(MD5, md5); break;                                                                       \
    case kCCHmacAlgSHA1: ACTION(SHA1, sha1); break;                                                                    \
    case kCCHmacAlgSHA224: ACTION(SHA224, sha256); break;                                                              \
    case kCCHmacAlgSHA256: ACTION(SHA256, sha256); break;                                                              \
    case kCCHmacAlgSHA384: ACTION(SHA384, sha512); break;                                                              \
    case kCCHmacAlgSHA512: ACTION(SHA512, sha512); break;                                                              \
    default:                                                                                                           \
        fprintf(stderr, "CommonCrypto: %u is not a CCHmacAlgorithm.\n", ALGORITHM);                                    \
        abort();                                                                                                       \
    }

static void start(CCHmacAlgorithm algorithm, State *state) {
#define START(NAME, MEMBER) CC_##NAME##_Init(&state->MEMBER)
    FOR_ALGORITHM(algorithm, START)
}

/// Adds bytes, in parts whose length fits `CC_LONG`.
static void add(CCHmacAlgorithm algorithm, State *state, const void *data, size_t length) {
    const unsigned char *bytes = data;
    while (length > 0) {
        CC_LONG count = length > 0x40000000 ? 0x40000000 : (CC_LONG)length;
#define ADD(NAME, MEMBER) CC_##NAME##_Update(&state->MEMBER, bytes, count)
        FOR_ALGORITHM(algorithm, ADD)
        bytes += count;
        length -= count;
    }
}

static void finish(CCHmacAlgorithm algorithm, State *state, unsigned char *digest) {
#define FINISH(NAME, MEMBER) CC_##NAME##_Final(digest, &state->MEMBER)
    FOR_ALGORITHM(algorithm, FINISH)
}

static size_t digest_length(CCHmacAlgorithm algorithm) {
    size_t length = 0;
#define LENGTH(NAME, MEMBER) length = CC_##NAME##_DIGEST_LENGTH
    FOR_ALGORITHM(algorithm, LENGTH)
    return length;
}

static size_t block_length(CCHmacAlgorithm algorithm) {
    size_t length = 0;
#define BLOCK(NAME, MEMBER) length = CC_##NAME##_BLOCK_BYTES
    FOR_ALGORITHM(algorithm, BLOCK)
    return length;
}

void CCHmacInit(CCHmacContext *ctx, CCHmacAlgorithm algorithm, const void *key, size_t keyLength) {
    Context *context = (Context *)ctx;
    unsigned char padded[CC_SHA512_BLOCK_BYTES] = {0};
    size_t block = block_length(algorithm);
    context->algorithm = algorithm;
    if (keyLength > block) {
        start(algorithm, &context->inner);
        add(algorithm, &context->inner, key, keyLength);
        finish(algorithm, &context->inner, padded);
    } else if (keyLength > 0) {
        memcpy(padded, key, keyLength);
    }
    for (size_t index = 0; index < block; index++) padded[index] ^= 0x36;
    start(algorithm, &context->inner);
    add(algorithm, &context->inner, padded, block);
    for (size_t index = 0; index < block; index++) padded[index] ^= 0x36 ^ 0x5c;
    start(algorithm, &context->outer);
    add(algorithm, &context->outer, padded, block);
    explicit_bzero(padded, sizeof padded);
}

void CCHmacUpdate(CCHmacContext *ctx, const void *data, size_t dataLength) {
    Context *context = (Context *)ctx;
    add(context->algorithm, &context->inner, data, dataLength);
}

void CCHmacFinal(CCHmacContext *ctx, void *macOut) {
    Context *context = (Context *)ctx;
    unsigned char digest[CC_SHA512_DIGEST_LENGTH];
    finish(context->algorithm, &context->inner, digest);
    add(context->algorithm, &context->outer, digest, digest_length(context->algorithm));
    finish(context->algorithm, &context->outer, macOut);
    explicit_bzero(digest, sizeof digest);
}

void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t dataLength,
            void *macOut) {
    CCHmacContext context;
    CCHmacInit(&context, algorithm, key, keyLength);
    CCHmacUpdate(&context, data, dataLength);
    CCHmacFinal(&context, macOut);
    explicit_bzero(&context, sizeof context);
}
