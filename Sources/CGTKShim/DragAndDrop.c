#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

// Marks drags of this program, even those without text. No data is transferred in this format: the drop target is in the same
// program and accesses the dragged content directly.
#define OWN_TYPE "application/x-searchlight-drag"

GdkContentProvider *searchlight_drag_content_new(const char *text) {
    GBytes *nothing = g_bytes_new_static("", 0);
    GdkContentProvider *providers[2] = {gdk_content_provider_new_for_bytes(OWN_TYPE, nothing), NULL};
    g_bytes_unref(nothing);
    if (!text) return providers[0];
    providers[1] = gdk_content_provider_new_typed(G_TYPE_STRING, text);
    return gdk_content_provider_new_union(providers, 2);
}

// Content whose data is made when a program asks for it.
#define SEARCHLIGHT_TYPE_CONTENT (searchlight_content_get_type())
G_DECLARE_FINAL_TYPE(SearchlightContent, searchlight_content, SEARCHLIGHT, CONTENT, GdkContentProvider)

struct _SearchlightContent {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    SearchlightContentLoader load;
    void *context;
    GDestroyNotify release;
};

G_DEFINE_TYPE(SearchlightContent, searchlight_content, GDK_TYPE_CONTENT_PROVIDER)

struct _SearchlightContentRequest {
    GTask *task;
    GOutputStream *stream;
    guint8 *data;
};

static GdkContentFormats *content_ref_formats(GdkContentProvider *provider) {
    return gdk_content_formats_ref(SEARCHLIGHT_CONTENT(provider)->formats);
}

static void content_write(GdkContentProvider *provider, const char *type, GOutputStream *stream, int priority,
                          GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data) {
    SearchlightContent *content = SEARCHLIGHT_CONTENT(provider);
    SearchlightContentRequest *request = g_new0(SearchlightContentRequest, 1);
    request->task = g_task_new(provider, cancellable, callback, data);
    g_task_set_priority(request->task, priority);
    request->stream = g_object_ref(stream);
    content->load(type, request, content->context);
}

static gboolean content_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void end_request(SearchlightContentRequest *request) {
    g_object_unref(request->stream);
    g_object_unref(request->task);
    g_free(request->data);
    g_free(request);
}

static void did_write_content(GObject *source, GAsyncResult *result, gpointer data) {
    SearchlightContentRequest *request = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(source), result, NULL, &error)) {
        g_task_return_boolean(request->task, TRUE);
    } else {
        g_task_return_error(request->task, error);
    }
    end_request(request);
}

void searchlight_content_answer(SearchlightContentRequest *request, const void *bytes, gsize length) {
    if (!bytes) {
        g_task_return_new_error(request->task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "The data is not available.");
        return end_request(request);
    }
    request->data = g_memdup2(bytes, length);
    g_output_stream_write_all_async(request->stream, request->data, length, g_task_get_priority(request->task),
                                    g_task_get_cancellable(request->task), did_write_content, request);
}

static void content_finalize(GObject *object) {
    SearchlightContent *content = SEARCHLIGHT_CONTENT(object);
    gdk_content_formats_unref(content->formats);
    content->release(content->context);
    G_OBJECT_CLASS(searchlight_content_parent_class)->finalize(object);
}

static void searchlight_content_class_init(SearchlightContentClass *class) {
    G_OBJECT_CLASS(class)->finalize = content_finalize;
    GDK_CONTENT_PROVIDER_CLASS(class)->ref_formats = content_ref_formats;
    GDK_CONTENT_PROVIDER_CLASS(class)->write_mime_type_async = content_write;
    GDK_CONTENT_PROVIDER_CLASS(class)->write_mime_type_finish = content_write_finish;
}

static void searchlight_content_init(SearchlightContent *content) { (void)content; }

GdkContentProvider *searchlight_drag_content_with_types(GdkContentProvider *first, const char *const *types,
                                                        guint count, SearchlightContentLoader load, void *context,
                                                        GDestroyNotify release) {
    SearchlightContent *content = g_object_new(SEARCHLIGHT_TYPE_CONTENT, NULL);
    content->formats = gdk_content_formats_new((const char **)types, count);
    content->load = load;
    content->context = context;
    content->release = release;
    GdkContentProvider *providers[2] = {first, GDK_CONTENT_PROVIDER(content)};
    return gdk_content_provider_new_union(providers, 2);
}

GdkContentFormats *searchlight_drop_formats_new(void) {
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    gdk_content_formats_builder_add_mime_type(builder, OWN_TYPE);
    gdk_content_formats_builder_add_gtype(builder, G_TYPE_STRING);
    return gdk_content_formats_union_deserialize_mime_types(gdk_content_formats_builder_free_to_formats(builder));
}

gboolean searchlight_drop_has_text(GdkDrop *drop) {
    GdkContentFormats *formats = gdk_content_formats_ref(gdk_drop_get_formats(drop));
    formats = gdk_content_formats_union_deserialize_gtypes(formats);
    gboolean has_text = gdk_content_formats_contain_gtype(formats, G_TYPE_STRING);
    gdk_content_formats_unref(formats);
    return has_text;
}

typedef struct {
    void (*handler)(const char *text, void *context);
    void *context;
} Reading;

static void did_read(GObject *source, GAsyncResult *result, gpointer data) {
    Reading *reading = data;
    const GValue *value = gdk_drop_read_value_finish(GDK_DROP(source), result, NULL);
    reading->handler(value ? g_value_get_string(value) : NULL, reading->context);
    g_free(reading);
}

void searchlight_drop_read_text(GdkDrop *drop, void (*handler)(const char *, void *), void *context) {
    Reading *reading = g_new(Reading, 1);
    reading->handler = handler;
    reading->context = context;
    gdk_drop_read_value_async(drop, G_TYPE_STRING, G_PRIORITY_DEFAULT, NULL, did_read, reading);
}

// The data of a drop is untrusted: a program may send any amount.
#define LONGEST_DATA (256 * 1024 * 1024)
#define PART (64 * 1024)

typedef struct {
    GByteArray *data;
    void (*handler)(const void *bytes, gsize length, void *context);
    void *context;
} DataReading;

static void end_reading(DataReading *reading, gboolean is_complete) {
    static const guint8 none;
    // An empty array has no address.
    const guint8 *bytes = reading->data->data ? reading->data->data : &none;
    reading->handler(is_complete ? bytes : NULL, is_complete ? reading->data->len : 0, reading->context);
    g_byte_array_unref(reading->data);
    g_free(reading);
}

static void did_read_part(GObject *source, GAsyncResult *result, gpointer data) {
    DataReading *reading = data;
    GBytes *part = g_input_stream_read_bytes_finish(G_INPUT_STREAM(source), result, NULL);
    gsize length = part ? g_bytes_get_size(part) : 0;
    if (!part || length == 0 || reading->data->len + length > LONGEST_DATA) {
        end_reading(reading, part && length == 0);
        g_object_unref(source);
    } else {
        g_byte_array_append(reading->data, g_bytes_get_data(part, NULL), (guint)length);
        g_input_stream_read_bytes_async(G_INPUT_STREAM(source), PART, G_PRIORITY_DEFAULT, NULL, did_read_part, reading);
    }
    if (part) g_bytes_unref(part);
}

static void did_open_data(GObject *source, GAsyncResult *result, gpointer data) {
    GInputStream *stream = gdk_drop_read_finish(GDK_DROP(source), result, NULL, NULL);
    if (!stream) return end_reading(data, FALSE);
    g_input_stream_read_bytes_async(stream, PART, G_PRIORITY_DEFAULT, NULL, did_read_part, data);
}

void searchlight_drop_read(GdkDrop *drop, const char *type, void (*handler)(const void *, gsize, void *),
                           void *context) {
    DataReading *reading = g_new(DataReading, 1);
    reading->data = g_byte_array_new();
    reading->handler = handler;
    reading->context = context;
    const char *types[2] = {type, NULL};
    gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, did_open_data, reading);
}

#endif
