#include "CryptoShim.h"

#ifdef SEARCHLIGHT_HAS_CRYPTO

#include <limits.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/x509.h>
#include <string.h>

size_t searchlight_crypto_curve_size(SearchlightCurve curve) {
    switch (curve) {
    case SearchlightCurveP256: return 32;
    case SearchlightCurveP384: return 48;
    default: return 66;
    }
}

static const char *name_of(SearchlightCurve curve) {
    switch (curve) {
    case SearchlightCurveP256: return "prime256v1";
    case SearchlightCurveP384: return "secp384r1";
    default: return "secp521r1";
    }
}

static EC_GROUP *group_of(SearchlightCurve curve) { return EC_GROUP_new_by_curve_name(OBJ_txt2nid(name_of(curve))); }

static size_t public_size(SearchlightCurve curve) { return 2 * searchlight_crypto_curve_size(curve) + 1; }

// MARK: Keys

/// Makes a key of OpenSSL. The private part may be NULL.
static EVP_PKEY *make_key(SearchlightCurve curve, const uint8_t *private_key, const uint8_t *public_key) {
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    BIGNUM *number = private_key == NULL ? NULL : BN_secure_new();
    OSSL_PARAM *parameters = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    EVP_PKEY *key = NULL;
    bool complete = builder != NULL && context != NULL &&
                    OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, name_of(curve), 0) == 1 &&
                    OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, public_key,
                                                     public_size(curve)) == 1;
    if (complete && private_key != NULL)
        complete = number != NULL &&
                   BN_bin2bn(private_key, (int)searchlight_crypto_curve_size(curve), number) != NULL &&
                   OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number) == 1;
    if (complete) parameters = OSSL_PARAM_BLD_to_param(builder);
    if (parameters == NULL || EVP_PKEY_fromdata_init(context) != 1 ||
        EVP_PKEY_fromdata(context, &key, private_key == NULL ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR, parameters) != 1)
        key = NULL;
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    BN_clear_free(number);
    EVP_PKEY_CTX_free(context);
    return key;
}

/// Makes a key of OpenSSL from a private key.
static EVP_PKEY *make_private_key(SearchlightCurve curve, const uint8_t *private_key) {
    uint8_t public_key[133];
    if (!searchlight_crypto_curve_public(curve, private_key, public_key)) return NULL;
    return make_key(curve, private_key, public_key);
}

/// Writes the private part of a key, if it is of this curve.
static bool read_private(SearchlightCurve curve, const EVP_PKEY *key, uint8_t *private_key) {
    char name[80];
    BIGNUM *number = NULL;
    bool succeeds = EVP_PKEY_get_group_name(key, name, sizeof name, NULL) == 1 && strcmp(name, name_of(curve)) == 0 &&
                    EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1 &&
                    BN_bn2binpad(number, private_key, (int)searchlight_crypto_curve_size(curve)) > 0;
    BN_clear_free(number);
    return succeeds;
}

bool searchlight_crypto_curve_generate(SearchlightCurve curve, uint8_t *private_key) {
    EVP_PKEY *key = EVP_EC_gen(name_of(curve));
    bool succeeds = key != NULL && read_private(curve, key, private_key);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_curve_public(SearchlightCurve curve, const uint8_t *private_key, uint8_t *public_key) {
    EC_GROUP *group = group_of(curve);
    EC_POINT *point = group == NULL ? NULL : EC_POINT_new(group);
    BIGNUM *number = BN_secure_new();
    bool succeeds = point != NULL && number != NULL &&
                    BN_bin2bn(private_key, (int)searchlight_crypto_curve_size(curve), number) != NULL &&
                    !BN_is_zero(number) && BN_cmp(number, EC_GROUP_get0_order(group)) < 0;
    // Keeps the time of the multiplication independent of the key.
    if (succeeds) BN_set_flags(number, BN_FLG_CONSTTIME);
    succeeds = succeeds && EC_POINT_mul(group, point, number, NULL, NULL, NULL) == 1 &&
               EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, public_key, public_size(curve), NULL) ==
                   public_size(curve);
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_curve_point(SearchlightCurve curve, const uint8_t *input, size_t count, uint8_t *public_key) {
    EC_GROUP *group = group_of(curve);
    EC_POINT *point = group == NULL ? NULL : EC_POINT_new(group);
    // The function checks that the point is on the curve. The point at infinity is no key.
    bool succeeds = point != NULL && EC_POINT_oct2point(group, point, input, count, NULL) == 1 &&
                    !EC_POINT_is_at_infinity(group, point) &&
                    EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, public_key, public_size(curve),
                                       NULL) == public_size(curve);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    ERR_clear_error();
    return succeeds;
}

// MARK: Signatures

bool searchlight_crypto_signature_der(SearchlightCurve curve, const uint8_t *signature, uint8_t *output,
                                      size_t *count) {
    int size = (int)searchlight_crypto_curve_size(curve);
    ECDSA_SIG *numbers = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(signature, size, NULL), *s = BN_bin2bn(signature + size, size, NULL);
    bool succeeds = false;
    if (numbers != NULL && r != NULL && s != NULL && ECDSA_SIG_set0(numbers, r, s) == 1) {
        r = s = NULL;
        int length = i2d_ECDSA_SIG(numbers, NULL);
        succeeds = length > 0 && length <= SEARCHLIGHT_CRYPTO_DER_SIZE;
        if (succeeds) *count = (size_t)i2d_ECDSA_SIG(numbers, &output);
    }
    BN_free(r);
    BN_free(s);
    ECDSA_SIG_free(numbers);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_signature_from_der(SearchlightCurve curve, const uint8_t *input, size_t count,
                                           uint8_t *signature) {
    int size = (int)searchlight_crypto_curve_size(curve);
    const uint8_t *next = input;
    ECDSA_SIG *numbers = count > LONG_MAX ? NULL : d2i_ECDSA_SIG(NULL, &next, (long)count);
    bool succeeds = numbers != NULL && next == input + count && !BN_is_negative(ECDSA_SIG_get0_r(numbers)) &&
                    !BN_is_negative(ECDSA_SIG_get0_s(numbers)) &&
                    BN_bn2binpad(ECDSA_SIG_get0_r(numbers), signature, size) == size &&
                    BN_bn2binpad(ECDSA_SIG_get0_s(numbers), signature + size, size) == size;
    ECDSA_SIG_free(numbers);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_curve_sign(SearchlightCurve curve, const uint8_t *private_key, const uint8_t *digest,
                                   size_t count, uint8_t *signature) {
    EVP_PKEY *key = make_private_key(curve, private_key);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new(key, NULL);
    uint8_t der[SEARCHLIGHT_CRYPTO_DER_SIZE];
    size_t written = sizeof der;
    bool succeeds = context != NULL && EVP_PKEY_sign_init(context) == 1 &&
                    EVP_PKEY_sign(context, der, &written, digest, count) == 1 &&
                    searchlight_crypto_signature_from_der(curve, der, written, signature);
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_curve_verify(SearchlightCurve curve, const uint8_t *public_key, const uint8_t *digest,
                                     size_t count, const uint8_t *signature) {
    EVP_PKEY *key = make_key(curve, NULL, public_key);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new(key, NULL);
    uint8_t der[SEARCHLIGHT_CRYPTO_DER_SIZE];
    size_t written = 0;
    bool succeeds = context != NULL && searchlight_crypto_signature_der(curve, signature, der, &written) &&
                    EVP_PKEY_verify_init(context) == 1 && EVP_PKEY_verify(context, der, written, digest, count) == 1;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_curve_agree(SearchlightCurve curve, const uint8_t *private_key, const uint8_t *public_key,
                                    uint8_t *secret) {
    EVP_PKEY *key = make_private_key(curve, private_key);
    EVP_PKEY *peer = make_key(curve, NULL, public_key);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new(key, NULL);
    size_t count = searchlight_crypto_curve_size(curve);
    bool succeeds = peer != NULL && context != NULL && EVP_PKEY_derive_init(context) == 1 &&
                    EVP_PKEY_derive_set_peer(context, peer) == 1 && EVP_PKEY_derive(context, secret, &count) == 1 &&
                    count == searchlight_crypto_curve_size(curve);
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(peer);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

// MARK: DER

bool searchlight_crypto_private_der(SearchlightCurve curve, const uint8_t *private_key, uint8_t *output,
                                    size_t *count) {
    EVP_PKEY *key = make_private_key(curve, private_key);
    PKCS8_PRIV_KEY_INFO *info = key == NULL ? NULL : EVP_PKEY2PKCS8(key);
    int length = info == NULL ? 0 : i2d_PKCS8_PRIV_KEY_INFO(info, NULL);
    bool succeeds = length > 0 && length <= SEARCHLIGHT_CRYPTO_DER_SIZE;
    if (succeeds) *count = (size_t)i2d_PKCS8_PRIV_KEY_INFO(info, &output);
    PKCS8_PRIV_KEY_INFO_free(info);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_private_from_der(SearchlightCurve curve, const uint8_t *input, size_t count,
                                         uint8_t *private_key) {
    const uint8_t *next = input;
    EVP_PKEY *key = count > LONG_MAX ? NULL : d2i_AutoPrivateKey(NULL, &next, (long)count);
    bool succeeds = key != NULL && next == input + count && EVP_PKEY_is_a(key, "EC") &&
                    read_private(curve, key, private_key);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_public_der(SearchlightCurve curve, const uint8_t *public_key, uint8_t *output, size_t *count) {
    EVP_PKEY *key = make_key(curve, NULL, public_key);
    int length = key == NULL ? 0 : i2d_PUBKEY(key, NULL);
    bool succeeds = length > 0 && length <= SEARCHLIGHT_CRYPTO_DER_SIZE;
    if (succeeds) *count = (size_t)i2d_PUBKEY(key, &output);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

bool searchlight_crypto_public_from_der(SearchlightCurve curve, const uint8_t *input, size_t count,
                                        uint8_t *public_key) {
    char name[80];
    const uint8_t *next = input;
    size_t written = 0;
    uint8_t encoded[133];
    EVP_PKEY *key = count > LONG_MAX ? NULL : d2i_PUBKEY(NULL, &next, (long)count);
    bool succeeds = key != NULL && next == input + count && EVP_PKEY_is_a(key, "EC") &&
                    EVP_PKEY_get_group_name(key, name, sizeof name, NULL) == 1 && strcmp(name, name_of(curve)) == 0 &&
                    EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, encoded, sizeof encoded, &written) ==
                        1 &&
                    searchlight_crypto_curve_point(curve, encoded, written, public_key);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return succeeds;
}

#endif
