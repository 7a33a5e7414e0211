// The functions of OpenSSL that CryptoKit uses, on plain bytes. Each returns whether it succeeded. All can be called on any thread.
//
// Without the package trait `CryptoKit` the functions do not exist, and the module CryptoKit does not call them.
#ifndef CRYPTO_SHIM_H
#define CRYPTO_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Overwrites bytes, also if the compiler sees no later use.
void searchlight_crypto_erase(void *bytes, size_t count);
/// Compares bytes in a time that depends only on their number.
bool searchlight_crypto_equal(const void *first, const void *second, size_t count);

// MARK: Authenticated encryption

typedef enum {
    SearchlightCipherAESGCM,
    SearchlightCipherChaChaPoly,
} SearchlightCipher;

/// Encrypts `count` bytes to as many, and writes a tag of 16 bytes. Keys of AES have 16, 24 or 32 bytes, those of ChaCha20 32.
bool searchlight_crypto_seal(SearchlightCipher cipher, const uint8_t *key, size_t key_count, const uint8_t *nonce,
                             size_t nonce_count, const uint8_t *extra, size_t extra_count, const uint8_t *input,
                             size_t count, uint8_t *output, uint8_t *tag);
/// Decrypts; false, with erased output, if the tag does not match.
bool searchlight_crypto_open(SearchlightCipher cipher, const uint8_t *key, size_t key_count, const uint8_t *nonce,
                             size_t nonce_count, const uint8_t *extra, size_t extra_count, const uint8_t *input,
                             size_t count, const uint8_t *tag, uint8_t *output);

// MARK: Curve25519. All keys have 32 bytes.

/// The public key of a private key, for signatures or for agreements.
bool searchlight_crypto_25519_public(bool signs, const uint8_t *private_key, uint8_t *public_key);
/// Signs (Ed25519); writes 64 bytes.
bool searchlight_crypto_ed25519_sign(const uint8_t *private_key, const uint8_t *message, size_t count,
                                     uint8_t *signature);
bool searchlight_crypto_ed25519_verify(const uint8_t *public_key, const uint8_t *message, size_t count,
                                       const uint8_t *signature);
/// Writes the shared secret of 32 bytes (X25519); false if it would be zero.
bool searchlight_crypto_x25519(const uint8_t *private_key, const uint8_t *public_key, uint8_t *secret);

// MARK: NIST curves

typedef enum {
    SearchlightCurveP256,
    SearchlightCurveP384,
    SearchlightCurveP521,
} SearchlightCurve;

/// The bytes of a private key and of a coordinate: 32, 48 or 66. A public key has twice as many, after a byte 4.
size_t searchlight_crypto_curve_size(SearchlightCurve curve);
/// Makes a private key.
bool searchlight_crypto_curve_generate(SearchlightCurve curve, uint8_t *private_key);
/// The public key of a private key; false if the private key is out of range.
bool searchlight_crypto_curve_public(SearchlightCurve curve, const uint8_t *private_key, uint8_t *public_key);
/// Reads a public key in any form of X9.62; false if it is not on the curve.
bool searchlight_crypto_curve_point(SearchlightCurve curve, const uint8_t *input, size_t count, uint8_t *public_key);
/// Signs a digest (ECDSA); writes two numbers of the curve's size.
bool searchlight_crypto_curve_sign(SearchlightCurve curve, const uint8_t *private_key, const uint8_t *digest,
                                   size_t count, uint8_t *signature);
bool searchlight_crypto_curve_verify(SearchlightCurve curve, const uint8_t *public_key, const uint8_t *digest,
                                     size_t count, const uint8_t *signature);
/// Writes the shared secret, of the curve's size (ECDH).
bool searchlight_crypto_curve_agree(SearchlightCurve curve, const uint8_t *private_key, const uint8_t *public_key,
                                    uint8_t *secret);

/// The largest encoding that the functions below write.
#define SEARCHLIGHT_CRYPTO_DER_SIZE 512

/// Writes a key in DER (PKCS #8), and its length.
bool searchlight_crypto_private_der(SearchlightCurve curve, const uint8_t *private_key, uint8_t *output, size_t *count);
/// Reads a private key in DER, of PKCS #8 or SEC 1; false if it is none of this curve.
bool searchlight_crypto_private_from_der(SearchlightCurve curve, const uint8_t *input, size_t count,
                                         uint8_t *private_key);
/// Writes a public key in DER (SubjectPublicKeyInfo), and its length.
bool searchlight_crypto_public_der(SearchlightCurve curve, const uint8_t *public_key, uint8_t *output, size_t *count);
bool searchlight_crypto_public_from_der(SearchlightCurve curve, const uint8_t *input, size_t count,
                                        uint8_t *public_key);
/// Writes a signature in DER, and its length.
bool searchlight_crypto_signature_der(SearchlightCurve curve, const uint8_t *signature, uint8_t *output, size_t *count);
bool searchlight_crypto_signature_from_der(SearchlightCurve curve, const uint8_t *input, size_t count,
                                           uint8_t *signature);

#endif
