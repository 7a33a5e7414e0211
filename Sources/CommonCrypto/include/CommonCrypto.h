// The C interface of Apple's CommonCrypto, on OpenSSL's libcrypto: digests, HMAC, ciphers, keys from passwords, random bytes.
//
// Without the package trait `CryptoKit` the functions that return a status return `kCCUnimplemented`, and the others end the process
// with a message. All functions can be called on any thread; a context or cryptor must be used by one thread at a time.
#ifndef SEARCHLIGHT_COMMON_CRYPTO_H
#define SEARCHLIGHT_COMMON_CRYPTO_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A number of bytes.
typedef uint32_t CC_LONG;

/// The result of a function: `kCCSuccess`, or the reason of a failure.
typedef int32_t CCStatus;
typedef int32_t CCCryptorStatus;

enum {
    kCCSuccess = 0,
    /// An argument has an invalid value.
    kCCParamError = -4300,
    /// The output does not fit. The required number of bytes is returned instead.
    kCCBufferTooSmall = -4301,
    kCCMemoryFailure = -4302,
    /// The input is not a multiple of the cipher's block size.
    kCCAlignmentError = -4303,
    /// The input cannot be decrypted with this key.
    kCCDecodeError = -4304,
    /// The algorithm or mode is not available.
    kCCUnimplemented = -4305,
    kCCOverflow = -4306,
    kCCRNGFailure = -4307,
    kCCUnspecifiedError = -4308,
    kCCCallSequenceError = -4309,
    kCCKeySizeError = -4310,
    kCCInvalidKey = -4311,
};

// MARK: Digests

#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA224_BLOCK_BYTES 64
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA384_BLOCK_BYTES 128
#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128

/// The state of a digest of bytes that arrive in parts. A copy continues independently; nothing needs to be freed.
typedef struct CC_MD5state_st {
    CC_LONG state[24];
} CC_MD5_CTX;
typedef struct CC_SHA1state_st {
    CC_LONG state[24];
} CC_SHA1_CTX;
typedef struct CC_SHA256state_st {
    CC_LONG state[28];
} CC_SHA256_CTX;
typedef struct CC_SHA512state_st {
    uint64_t state[27];
} CC_SHA512_CTX;

// Each group has the same form. `Init`, `Update` and `Final` return 1; `Final` writes the digest, after which the context must be
// initialized again. The last function digests bytes at once, and returns `md`.

int CC_MD5_Init(CC_MD5_CTX *c);
int CC_MD5_Update(CC_MD5_CTX *c, const void *data, CC_LONG len);
int CC_MD5_Final(unsigned char *md, CC_MD5_CTX *c);
unsigned char *CC_MD5(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA1_Init(CC_SHA1_CTX *c);
int CC_SHA1_Update(CC_SHA1_CTX *c, const void *data, CC_LONG len);
int CC_SHA1_Final(unsigned char *md, CC_SHA1_CTX *c);
unsigned char *CC_SHA1(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA224_Init(CC_SHA256_CTX *c);
int CC_SHA224_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA224_Final(unsigned char *md, CC_SHA256_CTX *c);
unsigned char *CC_SHA224(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA256_Init(CC_SHA256_CTX *c);
int CC_SHA256_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA256_Final(unsigned char *md, CC_SHA256_CTX *c);
unsigned char *CC_SHA256(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA384_Init(CC_SHA512_CTX *c);
int CC_SHA384_Update(CC_SHA512_CTX *c, const void *data, CC_LONG len);
int CC_SHA384_Final(unsigned char *md, CC_SHA512_CTX *c);
unsigned char *CC_SHA384(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA512_Init(CC_SHA512_CTX *c);
int CC_SHA512_Update(CC_SHA512_CTX *c, const void *data, CC_LONG len);
int CC_SHA512_Final(unsigned char *md, CC_SHA512_CTX *c);
unsigned char *CC_SHA512(const void *data, CC_LONG len, unsigned char *md);

// MARK: HMAC

typedef uint32_t CCHmacAlgorithm;

enum {
    kCCHmacAlgSHA1,
    kCCHmacAlgMD5,
    kCCHmacAlgSHA256,
    kCCHmacAlgSHA384,
    kCCHmacAlgSHA512,
    kCCHmacAlgSHA224,
};

/// The state of an HMAC of bytes that arrive in parts. A copy continues independently; nothing needs to be freed.
typedef struct {
    uint64_t ctx[56];
} CCHmacContext;

/// Starts an HMAC. Ends the process for an unknown algorithm.
void CCHmacInit(CCHmacContext *ctx, CCHmacAlgorithm algorithm, const void *key, size_t keyLength);
/// Adds bytes.
void CCHmacUpdate(CCHmacContext *ctx, const void *data, size_t dataLength);
/// Writes the code, as long as the digest of the algorithm.
void CCHmacFinal(CCHmacContext *ctx, void *macOut);
/// Writes the HMAC of bytes.
void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t dataLength,
            void *macOut);

// MARK: Ciphers

typedef uint32_t CCOperation;
enum {
    kCCEncrypt = 0,
    kCCDecrypt,
};

/// `kCCAlgorithmAES` and `kCCAlgorithm3DES` are in libcrypto itself. The others are outdated, and in OpenSSL's module `legacy`, which
/// Debian's package `libssl3` contains.
typedef uint32_t CCAlgorithm;
enum {
    kCCAlgorithmAES128 = 0,
    kCCAlgorithmAES = 0,
    kCCAlgorithmDES,
    kCCAlgorithm3DES,
    kCCAlgorithmCAST,
    kCCAlgorithmRC4,
    kCCAlgorithmRC2,
    kCCAlgorithmBlowfish,
};

/// Without an option: CBC mode without padding.
typedef uint32_t CCOptions;
enum {
    kCCOptionPKCS7Padding = 0x0001,
    kCCOptionECBMode = 0x0002,
};

enum {
    kCCKeySizeAES128 = 16,
    kCCKeySizeAES192 = 24,
    kCCKeySizeAES256 = 32,
    kCCKeySizeDES = 8,
    kCCKeySize3DES = 24,
    kCCKeySizeMinCAST = 5,
    kCCKeySizeMaxCAST = 16,
    kCCKeySizeMinRC4 = 1,
    kCCKeySizeMaxRC4 = 512,
    kCCKeySizeMinRC2 = 1,
    kCCKeySizeMaxRC2 = 128,
    kCCKeySizeMinBlowfish = 8,
    kCCKeySizeMaxBlowfish = 56,
};

enum {
    kCCBlockSizeAES128 = 16,
    kCCBlockSizeDES = 8,
    kCCBlockSize3DES = 8,
    kCCBlockSizeCAST = 8,
    kCCBlockSizeRC2 = 8,
    kCCBlockSizeBlowfish = 8,
};

typedef uint32_t CCMode;
enum {
    kCCModeECB = 1,
    kCCModeCBC = 2,
    kCCModeCFB = 3,
    kCCModeCTR = 4,
    kCCModeOFB = 7,
    kCCModeCFB8 = 10,
};

typedef uint32_t CCPadding;
enum {
    ccNoPadding = 0,
    ccPKCS7Padding = 1,
};

typedef uint32_t CCModeOptions;
enum {
    /// Counters are big-endian in any case.
    kCCModeOptionCTR_BE = 2,
};

/// Encrypts or decrypts bytes that arrive in parts.
typedef struct _CCCryptor *CCCryptorRef;

/// Encrypts or decrypts bytes at once. Without an initialization vector it is zero. `dataOut` may be `dataIn`. `dataOutMoved` receives
/// the number of written bytes, or of required ones with `kCCBufferTooSmall`.
CCCryptorStatus CCCrypt(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                        const void *iv, const void *dataIn, size_t dataInLength, void *dataOut, size_t dataOutAvailable,
                        size_t *dataOutMoved);

/// Makes a cryptor. The caller calls `CCCryptorRelease` for it.
CCCryptorStatus CCCryptorCreate(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength,
                                const void *iv, CCCryptorRef *cryptorRef);
/// Makes a cryptor with a mode. Tweaks and numbers of rounds must be NULL and 0: there are no modes and algorithms for them.
CCCryptorStatus CCCryptorCreateWithMode(CCOperation op, CCMode mode, CCAlgorithm alg, CCPadding padding, const void *iv,
                                        const void *key, size_t keyLength, const void *tweak, size_t tweakLength,
                                        int numRounds, CCModeOptions options, CCCryptorRef *cryptorRef);
/// Erases the key and frees the cryptor.
CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptorRef);
/// Encrypts or decrypts further bytes. `dataOut` needs `CCCryptorGetOutputLength(cryptorRef, dataInLength, false)` bytes.
CCCryptorStatus CCCryptorUpdate(CCCryptorRef cryptorRef, const void *dataIn, size_t dataInLength, void *dataOut,
                                size_t dataOutAvailable, size_t *dataOutMoved);
/// Writes the last block. Then the cryptor accepts only `CCCryptorReset` and `CCCryptorRelease`.
CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptorRef, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved);
/// The largest number of bytes that the next update writes; with `final`, that and the end together.
size_t CCCryptorGetOutputLength(CCCryptorRef cryptorRef, size_t inputLength, _Bool final);
/// Starts again with the same key and another initialization vector; NULL means zero.
CCCryptorStatus CCCryptorReset(CCCryptorRef cryptorRef, const void *iv);

// MARK: Keys from passwords

typedef uint32_t CCPBKDFAlgorithm;
enum {
    kCCPBKDF2 = 2,
};

typedef uint32_t CCPseudoRandomAlgorithm;
enum {
    kCCPRFHmacAlgSHA1 = 1,
    kCCPRFHmacAlgSHA224 = 2,
    kCCPRFHmacAlgSHA256 = 3,
    kCCPRFHmacAlgSHA384 = 4,
    kCCPRFHmacAlgSHA512 = 5,
};

/// Derives a key from a password with PBKDF2 (RFC 8018). The time grows with the rounds and the length of the key.
int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt,
                         size_t saltLen, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey,
                         size_t derivedKeyLen);

// MARK: Random bytes

typedef CCCryptorStatus CCRNGStatus;

/// Writes random bytes of the system, suitable for keys.
CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count);

#ifdef __cplusplus
}
#endif

#endif
