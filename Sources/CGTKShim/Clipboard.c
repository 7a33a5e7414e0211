// The content of the clipboard, in formats for which GTK has no functions that fit.
#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

typedef struct {
    SearchlightDataCallback callback;
    void *context;
} Request;

static void answer(Request *request, GBytes *bytes) {
    gsize count = 0;
    const void *start = bytes ? g_bytes_get_data(bytes, &count) : NULL;
    request->callback(start, count, request->context);
    if (bytes) g_bytes_unref(bytes);
    g_free(request);
}

static void copied(GObject *stream, GAsyncResult *result, gpointer request) {
    gboolean is_complete = g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL) >= 0;
    answer(request, is_complete ? g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(stream)) : NULL);
}

static void opened(GObject *clipboard, GAsyncResult *result, gpointer request) {
    GInputStream *input = gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, NULL);
    if (!input) return answer(request, NULL);
    GOutputStream *output = g_memory_output_stream_new_resizable();
    GOutputStreamSpliceFlags flags = G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET;
    g_output_stream_splice_async(output, input, flags, G_PRIORITY_DEFAULT, NULL, copied, request);
    g_object_unref(output);
    g_object_unref(input);
}

void searchlight_clipboard_read_data(GdkClipboard *clipboard, const char *type, SearchlightDataCallback callback,
                                     void *context) {
    Request *request = g_new(Request, 1);
    *request = (Request){callback, context};
    const char *types[] = {type, NULL};
    gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, NULL, opened, request);
}

GdkContentProvider *searchlight_content_provider_for_text(const char *text) {
    return gdk_content_provider_new_typed(G_TYPE_STRING, text);
}

#endif
