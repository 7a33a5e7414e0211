#include "CryptoShim.h"

#ifdef SEARCHLIGHT_HAS_CRYPTO

#include <limits.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>

void searchlight_crypto_erase(void *bytes, size_t count) { OPENSSL_cleanse(bytes, count); }

bool searchlight_crypto_equal(const void *first, const void *second, size_t count) {
    return CRYPTO_memcmp(first, second, count) == 0;
}

static const EVP_CIPHER *cipher_of(SearchlightCipher cipher, size_t key_count) {
    if (cipher == SearchlightCipherChaChaPoly) return key_count == 32 ? EVP_chacha20_poly1305() : NULL;
    switch (key_count) {
    case 16: return EVP_aes_128_gcm();
    case 24: return EVP_aes_192_gcm();
    case 32: return EVP_aes_256_gcm();
    default: return NULL;
    }
}

/// Passes bytes to a cipher, in parts whose length fits `int`. Without output they are authenticated only.
static bool pass(EVP_CIPHER_CTX *context, const uint8_t *input, size_t count, uint8_t *output) {
    while (count > 0) {
        int part = count > 0x40000000 ? 0x40000000 : (int)count;
        int written = 0;
        if (EVP_CipherUpdate(context, output, &written, input, part) != 1) return false;
        input += part;
        count -= (size_t)part;
        if (output != NULL) output += written;
    }
    return true;
}

static EVP_CIPHER_CTX *start(bool encrypts, SearchlightCipher cipher, const uint8_t *key, size_t key_count,
                             const uint8_t *nonce, size_t nonce_count, const uint8_t *extra, size_t extra_count) {
    const EVP_CIPHER *implementation = cipher_of(cipher, key_count);
    if (implementation == NULL || nonce_count == 0 || nonce_count > 128) return NULL;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    if (context != NULL && EVP_CipherInit_ex(context, implementation, NULL, NULL, NULL, encrypts) == 1 &&
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) == 1 &&
        EVP_CipherInit_ex(context, NULL, NULL, key, nonce, encrypts) == 1 && pass(context, extra, extra_count, NULL))
        return context;
    EVP_CIPHER_CTX_free(context);
    return NULL;
}

bool searchlight_crypto_seal(SearchlightCipher cipher, const uint8_t *key, size_t key_count, const uint8_t *nonce,
                             size_t nonce_count, const uint8_t *extra, size_t extra_count, const uint8_t *input,
                             size_t count, uint8_t *output, uint8_t *tag) {
    EVP_CIPHER_CTX *context = start(true, cipher, key, key_count, nonce, nonce_count, extra, extra_count);
    int written = 0;
    uint8_t end[EVP_MAX_BLOCK_LENGTH];
    bool succeeds = context != NULL && pass(context, input, count, output) &&
                    EVP_CipherFinal_ex(context, end, &written) == 1 &&
                    EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1;
    EVP_CIPHER_CTX_free(context);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_open(SearchlightCipher cipher, const uint8_t *key, size_t key_count, const uint8_t *nonce,
                             size_t nonce_count, const uint8_t *extra, size_t extra_count, const uint8_t *input,
                             size_t count, const uint8_t *tag, uint8_t *output) {
    EVP_CIPHER_CTX *context = start(false, cipher, key, key_count, nonce, nonce_count, extra, extra_count);
    int written = 0;
    uint8_t end[EVP_MAX_BLOCK_LENGTH];
    bool succeeds = context != NULL && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag) == 1 &&
                    pass(context, input, count, output) && EVP_CipherFinal_ex(context, end, &written) == 1;
    if (!succeeds) OPENSSL_cleanse(output, count);
    EVP_CIPHER_CTX_free(context);
    ERR_clear_error();
    return succeeds;
}

#endif
