#include "CryptoShim.h"

#ifdef SEARCHLIGHT_HAS_CRYPTO

#include <openssl/err.h>
#include <openssl/evp.h>

bool searchlight_crypto_25519_public(bool signs, const uint8_t *private_key, uint8_t *public_key) {
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(signs ? EVP_PKEY_ED25519 : EVP_PKEY_X25519, NULL, private_key, 32);
    size_t count = 32;
    bool succeeds = key != NULL && EVP_PKEY_get_raw_public_key(key, public_key, &count) == 1 && count == 32;
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_ed25519_sign(const uint8_t *private_key, const uint8_t *message, size_t count,
                                     uint8_t *signature) {
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, private_key, 32);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t written = 64;
    bool succeeds = key != NULL && context != NULL && EVP_DigestSignInit(context, NULL, NULL, NULL, key) == 1 &&
                    EVP_DigestSign(context, signature, &written, message, count) == 1 && written == 64;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_ed25519_verify(const uint8_t *public_key, const uint8_t *message, size_t count,
                                       const uint8_t *signature) {
    EVP_PKEY *key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, public_key, 32);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool succeeds = key != NULL && context != NULL && EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1 &&
                    EVP_DigestVerify(context, signature, 64, message, count) == 1;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_x25519(const uint8_t *private_key, const uint8_t *public_key, uint8_t *secret) {
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, private_key, 32);
    EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, public_key, 32);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new(key, NULL);
    size_t count = 32;
    bool succeeds = peer != NULL && context != NULL && EVP_PKEY_derive_init(context) == 1 &&
                    EVP_PKEY_derive_set_peer(context, peer) == 1 && EVP_PKEY_derive(context, secret, &count) == 1 &&
                    count == 32;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(peer);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

#endif
