#include "CGTKTesting.h"

#if __has_include(<adwaita.h>)

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

unsigned long searchlight_test_window_number(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_SURFACE(surface)) return gdk_x11_surface_get_xid(surface);
#endif
    return 0;
}

unsigned char *searchlight_test_draw(GtkWidget *window, int scale, int *width, int *height) {
    GdkPaintable *paintable = gtk_widget_paintable_new(window);
    *width = gtk_widget_get_width(window) * scale;
    *height = gtk_widget_get_height(window) * scale;
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, *width, *height);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    g_object_unref(paintable);
    if (node == NULL) return NULL;
    GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window));
    GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &GRAPHENE_RECT_INIT(0, 0, *width, *height));
    gsk_render_node_unref(node);
    unsigned char *pixels = g_malloc((gsize)*width * (gsize)*height * 4);
    gdk_texture_download(texture, pixels, (gsize)*width * 4);
    g_object_unref(texture);
    return pixels;
}

gboolean searchlight_test_is_hidden(GtkWidget *widget) {
    char *other = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
    gboolean is_hidden = other == NULL;
    g_free(other);
    return is_hidden;
}

void searchlight_test_set_int_setting(const char *name, int value) {
    g_object_set(gtk_settings_get_default(), name, value, NULL);
}

static gboolean set_boolean(const char *name, const char *key, gboolean value) {
    GSettingsSchemaSource *source = g_settings_schema_source_get_default();
    GSettingsSchema *schema = source == NULL ? NULL : g_settings_schema_source_lookup(source, name, TRUE);
    if (schema == NULL) return FALSE;
    g_settings_schema_unref(schema);
    GSettings *settings = g_settings_new(name);
    g_settings_set_boolean(settings, key, value);
    g_object_unref(settings);
    return TRUE;
}

gboolean searchlight_test_set_high_contrast(gboolean is_high) {
    return set_boolean("org.gnome.desktop.a11y.interface", "high-contrast", is_high);
}

gboolean searchlight_test_set_screen_reader(gboolean is_on) {
    return set_boolean("org.gnome.desktop.a11y.applications", "screen-reader-enabled", is_on);
}

#endif
