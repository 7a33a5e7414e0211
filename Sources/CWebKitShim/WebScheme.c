// Addresses whose content the app provides.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include "WebPage.h"

static void refuse(WebKitURISchemeRequest *request, const char *message) {
    GError *error = g_error_new_literal(WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_FAILED, message);
    webkit_uri_scheme_request_finish_error(request, error);
    g_error_free(error);
}

/// Reads the body, which is in memory.
static GBytes *body_of(WebKitURISchemeRequest *request) {
    GInputStream *stream = webkit_uri_scheme_request_get_http_body(request);
    if (stream == NULL) return NULL;
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice(memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL,
                           NULL);
    GBytes *bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(memory));
    g_object_unref(memory);
    g_object_unref(stream);
    return bytes;
}

static void requested(WebKitURISchemeRequest *request, void *unused) {
    WebKitWebView *view = webkit_uri_scheme_request_get_web_view(request);
    Page *page = view == NULL ? NULL : searchlight_page_of(view);
    if (page == NULL) {
        refuse(request, "The web view was closed.");
        return;
    }
    GPtrArray *names = g_ptr_array_new(), *values = g_ptr_array_new();
    searchlight_fields(webkit_uri_scheme_request_get_http_headers(request), names, values);
    GBytes *body = body_of(request);
    SearchlightSchemeRequest told = {
        .address = webkit_uri_scheme_request_get_uri(request),
        .method = webkit_uri_scheme_request_get_http_method(request),
        .field_count = names->len,
        .names = (const char *const *)names->pdata,
        .values = (const char *const *)values->pdata,
        .body = body == NULL ? NULL : g_bytes_get_data(body, NULL),
        .body_length = body == NULL ? 0 : g_bytes_get_size(body),
    };
    page->handlers.scheme(g_object_ref(request), &told, page->context);
    if (body != NULL) g_bytes_unref(body);
    g_ptr_array_unref(names);
    g_ptr_array_unref(values);
}

void searchlight_scheme_register(const char *scheme) {
    webkit_web_context_register_uri_scheme(webkit_web_context_get_default(), scheme, requested, NULL, NULL);
}

void searchlight_scheme_answer(void *request, int status, const char *mime_type, size_t field_count,
                               const char *const *names, const char *const *values, const void *data, size_t length) {
    GInputStream *stream = g_memory_input_stream_new_from_data(g_memdup2(data, length), (gssize)length, g_free);
    WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, (gint64)length);
    if (status != 0) webkit_uri_scheme_response_set_status(response, (guint)status, NULL);
    if (mime_type != NULL) webkit_uri_scheme_response_set_content_type(response, mime_type);
    if (field_count > 0) {
        SoupMessageHeaders *headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
        for (size_t i = 0; i < field_count; i++) soup_message_headers_append(headers, names[i], values[i]);
        // Takes the headers.
        webkit_uri_scheme_response_set_http_headers(response, headers);
    }
    webkit_uri_scheme_request_finish_with_response(request, response);
    g_object_unref(response);
    g_object_unref(stream);
    g_object_unref(request);
}

void searchlight_scheme_fail(void *request, const char *message) {
    refuse(request, message);
    g_object_unref(request);
}

#endif
