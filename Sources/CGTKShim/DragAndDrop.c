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

#endif
