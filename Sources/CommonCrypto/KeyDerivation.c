#include "CommonCrypto.h"

#ifdef SEARCHLIGHT_HAS_CRYPTO

#include <limits.h>
#include <openssl/err.h>
#include <openssl/evp.h>

static const EVP_MD *digest_of(CCPseudoRandomAlgorithm prf) {
    switch (prf) {
    case kCCPRFHmacAlgSHA1: return EVP_sha1();
    case kCCPRFHmacAlgSHA224: return EVP_sha224();
    case kCCPRFHmacAlgSHA256: return EVP_sha256();
    case kCCPRFHmacAlgSHA384: return EVP_sha384();
    case kCCPRFHmacAlgSHA512: return EVP_sha512();
    default: return NULL;
    }
}

int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt,
                         size_t saltLen, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey,
                         size_t derivedKeyLen) {
    const EVP_MD *digest = digest_of(prf);
    if (algorithm != kCCPBKDF2 || digest == NULL || (password == NULL && passwordLen > 0) ||
        (salt == NULL && saltLen > 0) || rounds == 0 || rounds > INT_MAX || derivedKey == NULL || derivedKeyLen == 0 ||
        passwordLen > INT_MAX || saltLen > INT_MAX || derivedKeyLen > INT_MAX)
        return kCCParamError;
    if (PKCS5_PBKDF2_HMAC(password == NULL ? "" : password, (int)passwordLen, salt, (int)saltLen, (int)rounds, digest,
                          (int)derivedKeyLen, derivedKey) == 1)
        return kCCSuccess;
    ERR_clear_error();
    return kCCUnspecifiedError;
}

#else

int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt,
                         size_t saltLen, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey,
                         size_t derivedKeyLen) {
    (void)algorithm, (void)password, (void)passwordLen, (void)salt, (void)saltLen, (void)prf, (void)rounds;
    (void)derivedKey, (void)derivedKeyLen;
    return kCCUnimplemented;
}

#endif
