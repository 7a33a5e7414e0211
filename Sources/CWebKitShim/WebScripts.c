// Scripts that the app runs in pages, and their values.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include <string.h>

#include "WebPage.h"

// MARK: Running scripts

/// A handler that waits for a result.
typedef struct {
    SearchlightValueHandler handler;
    void *context;
} Waiting;

static Waiting *wait_for(SearchlightValueHandler handler, void *context) {
    Waiting *waiting = g_new(Waiting, 1);
    *waiting = (Waiting){handler, context};
    return waiting;
}

static void answer(Waiting *waiting, JSCValue *value, GError *error) {
    SearchlightError told = searchlight_error(error);
    waiting->handler(value, error == NULL ? NULL : &told, waiting->context);
    g_clear_object(&value);
    g_clear_error(&error);
    g_free(waiting);
}

static void evaluated(GObject *view, GAsyncResult *result, void *waiting) {
    GError *error = NULL;
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(view), result, &error);
    answer(waiting, value, error);
}

static void called(GObject *view, GAsyncResult *result, void *waiting) {
    GError *error = NULL;
    JSCValue *value = webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(view), result, &error);
    answer(waiting, value, error);
}

void searchlight_page_evaluate(void *page, const char *script, size_t length, const char *world, const char *source,
                               SearchlightValueHandler handler, void *context) {
    webkit_web_view_evaluate_javascript(page, script == NULL ? "" : script, (gssize)length, world, source, NULL, evaluated,
                                        wait_for(handler, context));
}

void searchlight_page_call(void *page, const char *body, size_t length, size_t count, const char *const *names,
                           const char *const *values, const char *world, const char *source,
                           SearchlightValueHandler handler, void *context) {
    GVariantDict arguments;
    g_variant_dict_init(&arguments, NULL);
    for (size_t i = 0; i < count; i++) g_variant_dict_insert(&arguments, names[i], "s", values[i]);
    webkit_web_view_call_async_javascript_function(page, body, (gssize)length, g_variant_dict_end(&arguments), world,
                                                   source, NULL, called, wait_for(handler, context));
}

int searchlight_error_is_unsupported_result(const SearchlightError *error) {
    return g_strcmp0(error->domain, g_quark_to_string(WEBKIT_JAVASCRIPT_ERROR)) == 0 &&
           error->code == WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT;
}

int searchlight_error_is_exception(const SearchlightError *error) {
    return g_strcmp0(error->domain, g_quark_to_string(WEBKIT_JAVASCRIPT_ERROR)) == 0 &&
           error->code == WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED;
}

// MARK: Reading values

SearchlightValueKind searchlight_value_kind(void *value) {
    if (jsc_value_is_undefined(value)) return SEARCHLIGHT_VALUE_UNDEFINED;
    if (jsc_value_is_null(value)) return SEARCHLIGHT_VALUE_NULL;
    if (jsc_value_is_boolean(value)) return SEARCHLIGHT_VALUE_BOOLEAN;
    if (jsc_value_is_number(value)) return SEARCHLIGHT_VALUE_NUMBER;
    if (jsc_value_is_string(value)) return SEARCHLIGHT_VALUE_STRING;
    if (jsc_value_is_array(value)) return SEARCHLIGHT_VALUE_ARRAY;
    if (!jsc_value_is_object(value) || jsc_value_is_function(value)) return SEARCHLIGHT_VALUE_OTHER;
    return jsc_value_object_is_instance_of(value, "Date") ? SEARCHLIGHT_VALUE_DATE : SEARCHLIGHT_VALUE_OBJECT;
}

int searchlight_value_boolean(void *value) {
    return jsc_value_to_boolean(value);
}

double searchlight_value_number(void *value) {
    return jsc_value_to_double(value);
}

char *searchlight_value_text(void *value, size_t *length) {
    GBytes *bytes = jsc_value_to_string_as_bytes(value);
    *length = bytes == NULL ? 0 : g_bytes_get_size(bytes);
    char *text = g_malloc(*length + 1);
    if (*length > 0) memcpy(text, g_bytes_get_data(bytes, NULL), *length);
    text[*length] = '\0';
    if (bytes != NULL) g_bytes_unref(bytes);
    return text;
}

void searchlight_text_free(char *text) {
    g_free(text);
}

double searchlight_value_count(void *value) {
    JSCValue *length = jsc_value_object_get_property(value, "length");
    double count = jsc_value_to_double(length);
    g_object_unref(length);
    return count;
}

void *searchlight_value_item(void *value, unsigned index) {
    return jsc_value_object_get_property_at_index(value, index);
}

char **searchlight_value_keys(void *value) {
    return jsc_value_object_enumerate_properties(value);
}

void searchlight_keys_free(char **keys) {
    g_strfreev(keys);
}

void *searchlight_value_property(void *value, const char *key) {
    return jsc_value_object_get_property(value, key);
}

void *searchlight_value_retain(void *value) {
    return g_object_ref(value);
}

void searchlight_value_free(void *value) {
    g_object_unref(value);
}

// MARK: Making values

void *searchlight_value_new_null(void *relative) {
    return jsc_value_new_null(jsc_value_get_context(relative));
}

void *searchlight_value_new_undefined(void *relative) {
    return jsc_value_new_undefined(jsc_value_get_context(relative));
}

void *searchlight_value_new_boolean(void *relative, int boolean) {
    return jsc_value_new_boolean(jsc_value_get_context(relative), boolean);
}

void *searchlight_value_new_number(void *relative, double number) {
    return jsc_value_new_number(jsc_value_get_context(relative), number);
}

void *searchlight_value_new_text(void *relative, const char *text, size_t length) {
    GBytes *bytes = g_bytes_new(text, length);
    JSCValue *value = jsc_value_new_string_from_bytes(jsc_value_get_context(relative), bytes);
    g_bytes_unref(bytes);
    return value;
}

void *searchlight_value_new_date(void *relative, double milliseconds) {
    JSCContext *context = jsc_value_get_context(relative);
    JSCValue *maker = jsc_context_get_value(context, "Date");
    JSCValue *date = jsc_value_constructor_call(maker, G_TYPE_DOUBLE, milliseconds, G_TYPE_NONE);
    g_object_unref(maker);
    return date;
}

void *searchlight_value_new_array(void *relative) {
    return jsc_value_new_array(jsc_value_get_context(relative), G_TYPE_NONE);
}

void *searchlight_value_new_object(void *relative) {
    return jsc_value_new_object(jsc_value_get_context(relative), NULL, NULL);
}

void searchlight_value_set_item(void *value, unsigned index, void *item) {
    jsc_value_object_set_property_at_index(value, index, item);
}

void searchlight_value_set_property(void *value, const char *key, void *property) {
    // Not an assignment, which would change the prototype for the key "__proto__".
    jsc_value_object_define_property_data(value, key,
                                          JSC_VALUE_PROPERTY_CONFIGURABLE | JSC_VALUE_PROPERTY_ENUMERABLE |
                                              JSC_VALUE_PROPERTY_WRITABLE,
                                          property);
}

#endif
