// Files that are downloaded.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include "WebPage.h"

/// The handlers of a download.
typedef struct {
    SearchlightDownloadHandlers handlers;
    void *context;
} Transfer;

static GQuark transfer_quark(void) {
    return g_quark_from_static_string("searchlight-transfer");
}

static Transfer *transfer_of(WebKitDownload *download) {
    return g_object_get_qdata(G_OBJECT(download), transfer_quark());
}

/// Whether the app itself begins a download now.
static gboolean is_beginning;

void searchlight_download_started(WebKitNetworkSession *session, WebKitDownload *download, void *unused) {
    if (is_beginning || transfer_of(download) != NULL) return;
    WebKitWebView *view = webkit_download_get_web_view(download);
    Page *page = view == NULL ? NULL : searchlight_page_of(view);
    const char *address = webkit_uri_request_get_uri(webkit_download_get_request(download));
    if (page == NULL || !page->handlers.download(download, address, page->context)) webkit_download_cancel(download);
}

void *searchlight_page_download(void *page, const char *address) {
    is_beginning = TRUE;
    WebKitDownload *download = webkit_web_view_download_uri(page, address);
    is_beginning = FALSE;
    return download;
}

static gboolean decide_destination(WebKitDownload *download, const char *name, void *unused) {
    Transfer *transfer = transfer_of(download);
    if (transfer == NULL) return FALSE;
    GPtrArray *names = g_ptr_array_new(), *values = g_ptr_array_new();
    SearchlightResponse told = {0};
    WebKitURIResponse *response = webkit_download_get_response(download);
    if (response != NULL) told = searchlight_response(response, names, values);
    transfer->handlers.decide(name, &told, transfer->context);
    g_ptr_array_unref(names);
    g_ptr_array_unref(values);
    return TRUE;
}

static void received(WebKitDownload *download, guint64 length, void *unused) {
    Transfer *transfer = transfer_of(download);
    if (transfer != NULL) {
        transfer->handlers.received((long long)webkit_download_get_received_data_length(download), transfer->context);
    }
}

static void failed(WebKitDownload *download, GError *error, void *unused) {
    Transfer *transfer = transfer_of(download);
    SearchlightError told = searchlight_error(error);
    told.address = webkit_uri_request_get_uri(webkit_download_get_request(download));
    if (transfer != NULL) transfer->handlers.failed(&told, transfer->context);
}

static void finished(WebKitDownload *download, void *unused) {
    Transfer *transfer = transfer_of(download);
    if (transfer == NULL) return;
    Transfer ended = *transfer;
    g_object_set_qdata(G_OBJECT(download), transfer_quark(), NULL);
    ended.handlers.finished(ended.context);
    g_object_unref(download);
}

void searchlight_download_attach(void *download, SearchlightDownloadHandlers handlers, void *context) {
    Transfer *transfer = g_new(Transfer, 1);
    *transfer = (Transfer){handlers, context};
    g_object_ref(download);
    g_object_set_qdata_full(download, transfer_quark(), transfer, g_free);
    g_signal_connect(download, "decide-destination", G_CALLBACK(decide_destination), NULL);
    g_signal_connect(download, "received-data", G_CALLBACK(received), NULL);
    g_signal_connect(download, "failed", G_CALLBACK(failed), NULL);
    g_signal_connect(download, "finished", G_CALLBACK(finished), NULL);
}

void searchlight_download_save(void *download, const char *path) {
    webkit_download_set_allow_overwrite(download, FALSE);
    webkit_download_set_destination(download, path);
}

void searchlight_download_cancel(void *download) {
    webkit_download_cancel(download);
}

void searchlight_download_free(void *download) {
    g_object_unref(download);
}

#endif
