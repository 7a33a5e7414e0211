#include "CommonCrypto.h"

#ifdef SEARCHLIGHT_HAS_CRYPTO

#include <limits.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/provider.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct _CCCryptor {
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *context;
    size_t block;
    /// The bytes of the current block that are not written yet.
    size_t pending;
    bool encrypts;
    bool pads;
    bool ended;
};

// MARK: Selection of a cipher

static OSSL_LIB_CTX *outdated;

static void load_outdated(void) {
    OSSL_LIB_CTX *context = OSSL_LIB_CTX_new();
    if (context == NULL) return;
    if (OSSL_PROVIDER_load(context, "legacy") != NULL) {
        outdated = context;
    } else {
        OSSL_LIB_CTX_free(context);
    }
}

/// The context with OpenSSL's module of outdated ciphers; NULL if it is not installed. The default context must not load it: it would
/// then load no other modules by itself.
static OSSL_LIB_CTX *outdated_context(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_outdated);
    return outdated;
}

static const char *mode_name(CCMode mode) {
    switch (mode) {
    case kCCModeECB: return "ECB";
    case kCCModeCBC: return "CBC";
    case kCCModeCFB: return "CFB";
    case kCCModeCTR: return "CTR";
    case kCCModeOFB: return "OFB";
    case kCCModeCFB8: return "CFB8";
    default: return NULL;
    }
}

/// Checks the length of a key, and fetches the cipher for it.
static CCCryptorStatus fetch_cipher(CCAlgorithm algorithm, CCMode mode, size_t length, EVP_CIPHER **cipher) {
    char name[32];
    const char *suffix = mode_name(mode);
    bool is_outdated = true;
    if (suffix == NULL) return kCCUnimplemented;
    switch (algorithm) {
    case kCCAlgorithmAES:
        if (length != 16 && length != 24 && length != 32) return kCCKeySizeError;
        snprintf(name, sizeof name, "AES-%zu-%s", length * 8, suffix);
        is_outdated = false;
        break;
    case kCCAlgorithm3DES:
        if (length != kCCKeySize3DES) return kCCKeySizeError;
        snprintf(name, sizeof name, "DES-EDE3-%s", suffix);
        is_outdated = false;
        break;
    case kCCAlgorithmDES:
        if (length != kCCKeySizeDES) return kCCKeySizeError;
        snprintf(name, sizeof name, "DES-%s", suffix);
        break;
    case kCCAlgorithmCAST:
        if (length < kCCKeySizeMinCAST || length > kCCKeySizeMaxCAST) return kCCKeySizeError;
        snprintf(name, sizeof name, "CAST5-%s", suffix);
        break;
    case kCCAlgorithmRC4:
        if (length < kCCKeySizeMinRC4 || length > kCCKeySizeMaxRC4) return kCCKeySizeError;
        snprintf(name, sizeof name, "RC4");
        break;
    case kCCAlgorithmRC2:
        if (length < kCCKeySizeMinRC2 || length > kCCKeySizeMaxRC2) return kCCKeySizeError;
        snprintf(name, sizeof name, "RC2-%s", suffix);
        break;
    case kCCAlgorithmBlowfish:
        if (length < kCCKeySizeMinBlowfish || length > kCCKeySizeMaxBlowfish) return kCCKeySizeError;
        snprintf(name, sizeof name, "BF-%s", suffix);
        break;
    default:
        return kCCParamError;
    }
    OSSL_LIB_CTX *context = is_outdated ? outdated_context() : NULL;
    *cipher = is_outdated && context == NULL ? NULL : EVP_CIPHER_fetch(context, name, NULL);
    return *cipher == NULL ? kCCUnimplemented : kCCSuccess;
}

// MARK: Life of a cryptor

static CCCryptorStatus create(CCOperation op, CCMode mode, CCAlgorithm alg, bool pads, const void *iv, const void *key,
                              size_t keyLength, CCCryptorRef *result) {
    static const unsigned char zero[EVP_MAX_IV_LENGTH];
    if (result == NULL || key == NULL || op > kCCDecrypt) return kCCParamError;
    *result = NULL;
    EVP_CIPHER *cipher = NULL;
    CCCryptorStatus status = fetch_cipher(alg, mode, keyLength, &cipher);
    if (status != kCCSuccess) {
        ERR_clear_error();
        return status;
    }
    CCCryptorRef cryptor = calloc(1, sizeof *cryptor);
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    if (cryptor != NULL && context != NULL) {
        cryptor->cipher = cipher;
        cryptor->context = context;
        cryptor->encrypts = op == kCCEncrypt;
        cryptor->block = (size_t)EVP_CIPHER_get_block_size(cipher);
        // Stream ciphers and the modes that make them have no blocks to fill.
        cryptor->pads = pads && cryptor->block > 1;
        // The length of a key must be known before the key itself.
        if (EVP_CipherInit_ex2(context, cipher, NULL, NULL, cryptor->encrypts, NULL) == 1 &&
            EVP_CIPHER_CTX_set_key_length(context, (int)keyLength) == 1 &&
            EVP_CipherInit_ex2(context, NULL, key, iv == NULL ? zero : iv, cryptor->encrypts, NULL) == 1 &&
            EVP_CIPHER_CTX_set_padding(context, cryptor->pads) == 1) {
            *result = cryptor;
            return kCCSuccess;
        }
        status = kCCInvalidKey;
    } else {
        status = kCCMemoryFailure;
    }
    ERR_clear_error();
    EVP_CIPHER_CTX_free(context);
    EVP_CIPHER_free(cipher);
    free(cryptor);
    return status;
}

CCCryptorStatus CCCryptorCreate(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                                const void *iv, CCCryptorRef *cryptorRef) {
    if ((options & ~(CCOptions)(kCCOptionPKCS7Padding | kCCOptionECBMode)) != 0) return kCCParamError;
    CCMode mode = options & kCCOptionECBMode ? kCCModeECB : kCCModeCBC;
    return create(op, mode, alg, options & kCCOptionPKCS7Padding, iv, key, keyLength, cryptorRef);
}

CCCryptorStatus CCCryptorCreateWithMode(CCOperation op, CCMode mode, CCAlgorithm alg, CCPadding padding, const void *iv,
                                        const void *key, size_t keyLength, const void *tweak, size_t tweakLength,
                                        int numRounds, CCModeOptions options, CCCryptorRef *cryptorRef) {
    if (tweak != NULL || tweakLength != 0 || numRounds != 0) return kCCUnimplemented;
    if (padding > ccPKCS7Padding || (options & ~(CCModeOptions)kCCModeOptionCTR_BE) != 0) return kCCParamError;
    return create(op, mode, alg, padding == ccPKCS7Padding, iv, key, keyLength, cryptorRef);
}

CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptorRef) {
    if (cryptorRef == NULL) return kCCSuccess;
    EVP_CIPHER_CTX_free(cryptorRef->context);
    EVP_CIPHER_free(cryptorRef->cipher);
    free(cryptorRef);
    return kCCSuccess;
}

CCCryptorStatus CCCryptorReset(CCCryptorRef cryptorRef, const void *iv) {
    static const unsigned char zero[EVP_MAX_IV_LENGTH];
    if (cryptorRef == NULL) return kCCParamError;
    if (EVP_CipherInit_ex2(cryptorRef->context, NULL, NULL, iv == NULL ? zero : iv, cryptorRef->encrypts, NULL) != 1) {
        ERR_clear_error();
        return kCCUnspecifiedError;
    }
    cryptorRef->pending = 0;
    cryptorRef->ended = false;
    return kCCSuccess;
}

// MARK: Encryption and decryption

/// The number of bytes that an update writes. Decryption with padding keeps the last complete block, which may be the padded one.
static size_t update_length(CCCryptorRef cryptor, size_t length) {
    size_t total = cryptor->pending + length;
    if (cryptor->pads && !cryptor->encrypts && total > 0) total -= 1;
    return total / cryptor->block * cryptor->block;
}

size_t CCCryptorGetOutputLength(CCCryptorRef cryptorRef, size_t inputLength, _Bool final) {
    if (cryptorRef == NULL) return 0;
    if (!final) return update_length(cryptorRef, inputLength);
    size_t total = cryptorRef->pending + inputLength;
    if (cryptorRef->pads && cryptorRef->encrypts) return (total / cryptorRef->block + 1) * cryptorRef->block;
    return total;
}

CCCryptorStatus CCCryptorUpdate(CCCryptorRef cryptorRef, const void *dataIn, size_t dataInLength, void *dataOut,
                                size_t dataOutAvailable, size_t *dataOutMoved) {
    if (cryptorRef == NULL || (dataIn == NULL && dataInLength > 0)) return kCCParamError;
    if (cryptorRef->ended) return kCCCallSequenceError;
    size_t needed = update_length(cryptorRef, dataInLength);
    if (dataOutMoved != NULL) *dataOutMoved = needed;
    if (needed > dataOutAvailable) return kCCBufferTooSmall;
    if (needed > 0 && dataOut == NULL) return kCCParamError;
    const unsigned char *input = dataIn;
    unsigned char *output = dataOut;
    unsigned char nothing[EVP_MAX_BLOCK_LENGTH];
    size_t left = dataInLength;
    while (left > 0) {
        int count = left > 0x40000000 ? 0x40000000 : (int)left;
        int written = 0;
        if (EVP_CipherUpdate(cryptorRef->context, output == NULL ? nothing : output, &written, input, count) != 1) {
            ERR_clear_error();
            return kCCUnspecifiedError;
        }
        if (output != NULL) output += written;
        input += count;
        left -= (size_t)count;
    }
    cryptorRef->pending += dataInLength - needed;
    return kCCSuccess;
}

CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptorRef, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved) {
    if (cryptorRef == NULL) return kCCParamError;
    if (cryptorRef->ended) return kCCCallSequenceError;
    bool adds = cryptorRef->pads && cryptorRef->encrypts;
    if (!adds && cryptorRef->pending % cryptorRef->block != 0) return kCCAlignmentError;
    // An empty cipher text has no padding.
    if (cryptorRef->pads && !cryptorRef->encrypts && cryptorRef->pending == 0) return kCCDecodeError;
    if (adds && dataOutAvailable < cryptorRef->block) {
        if (dataOutMoved != NULL) *dataOutMoved = cryptorRef->block;
        return kCCBufferTooSmall;
    }
    unsigned char block[EVP_MAX_BLOCK_LENGTH];
    int written = 0;
    CCCryptorStatus status = kCCSuccess;
    cryptorRef->ended = true;
    if (EVP_CipherFinal_ex(cryptorRef->context, block, &written) != 1) {
        ERR_clear_error();
        status = kCCDecodeError;
        written = 0;
    } else if ((size_t)written > dataOutAvailable) {
        status = kCCBufferTooSmall;
    } else if (written > 0) {
        memcpy(dataOut, block, (size_t)written);
    }
    if (dataOutMoved != NULL) *dataOutMoved = (size_t)written;
    OPENSSL_cleanse(block, sizeof block);
    return status;
}

CCCryptorStatus CCCrypt(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                        const void *iv, const void *dataIn, size_t dataInLength, void *dataOut, size_t dataOutAvailable,
                        size_t *dataOutMoved) {
    CCCryptorRef cryptor = NULL;
    if (dataOutMoved != NULL) *dataOutMoved = 0;
    CCCryptorStatus status = CCCryptorCreate(op, alg, options, key, keyLength, iv, &cryptor);
    if (status != kCCSuccess) return status;
    if (dataInLength % cryptor->block != 0 && !(cryptor->pads && cryptor->encrypts)) {
        CCCryptorRelease(cryptor);
        return kCCAlignmentError;
    }
    // The length of a decrypted text is known only at its end.
    size_t length = CCCryptorGetOutputLength(cryptor, dataInLength, true), first = 0, last = 0;
    unsigned char *output = malloc(length > 0 ? length : 1);
    if (output == NULL) {
        status = kCCMemoryFailure;
    } else {
        status = CCCryptorUpdate(cryptor, dataIn, dataInLength, output, length, &first);
        if (status == kCCSuccess) status = CCCryptorFinal(cryptor, output + first, length - first, &last);
        if (status == kCCSuccess) {
            if (dataOutMoved != NULL) *dataOutMoved = first + last;
            if (first + last > dataOutAvailable) {
                status = kCCBufferTooSmall;
            } else if (first + last > 0) {
                memcpy(dataOut, output, first + last);
            }
        }
        OPENSSL_cleanse(output, length);
        free(output);
    }
    CCCryptorRelease(cryptor);
    return status;
}

#else

CCCryptorStatus CCCrypt(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                        const void *iv, const void *dataIn, size_t dataInLength, void *dataOut, size_t dataOutAvailable,
                        size_t *dataOutMoved) {
    (void)op, (void)alg, (void)options, (void)key, (void)keyLength, (void)iv, (void)dataIn, (void)dataInLength;
    (void)dataOut, (void)dataOutAvailable;
    if (dataOutMoved != NULL) *dataOutMoved = 0;
    return kCCUnimplemented;
}

CCCryptorStatus CCCryptorCreate(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                                const void *iv, CCCryptorRef *cryptorRef) {
    (void)op, (void)alg, (void)options, (void)key, (void)keyLength, (void)iv;
    if (cryptorRef != NULL) *cryptorRef = NULL;
    return kCCUnimplemented;
}

CCCryptorStatus CCCryptorCreateWithMode(CCOperation op, CCMode mode, CCAlgorithm alg, CCPadding padding, const void *iv,
                                        const void *key, size_t keyLength, const void *tweak, size_t tweakLength,
                                        int numRounds, CCModeOptions options, CCCryptorRef *cryptorRef) {
    (void)op, (void)mode, (void)alg, (void)padding, (void)iv, (void)key, (void)keyLength, (void)tweak;
    (void)tweakLength, (void)numRounds, (void)options;
    if (cryptorRef != NULL) *cryptorRef = NULL;
    return kCCUnimplemented;
}

// Without a cryptor the following functions get only NULL.

CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptorRef) {
    (void)cryptorRef;
    return kCCSuccess;
}

CCCryptorStatus CCCryptorUpdate(CCCryptorRef cryptorRef, const void *dataIn, size_t dataInLength, void *dataOut,
                                size_t dataOutAvailable, size_t *dataOutMoved) {
    (void)cryptorRef, (void)dataIn, (void)dataInLength, (void)dataOut, (void)dataOutAvailable, (void)dataOutMoved;
    return kCCParamError;
}

CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptorRef, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved) {
    (void)cryptorRef, (void)dataOut, (void)dataOutAvailable, (void)dataOutMoved;
    return kCCParamError;
}

size_t CCCryptorGetOutputLength(CCCryptorRef cryptorRef, size_t inputLength, _Bool final) {
    (void)cryptorRef, (void)inputLength, (void)final;
    return 0;
}

CCCryptorStatus CCCryptorReset(CCCryptorRef cryptorRef, const void *iv) {
    (void)cryptorRef, (void)iv;
    return kCCParamError;
}

#endif
