#include "CGTKTesting.h"

#if __has_include(<adwaita.h>)

gboolean searchlight_test_pixel(GdkPaintable *paintable, double x, double y, unsigned char *pixel) {
    int width = gdk_paintable_get_intrinsic_width(paintable), height = gdk_paintable_get_intrinsic_height(paintable);
    if (width <= x || height <= y || x < 0 || y < 0) return FALSE;
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, GDK_SNAPSHOT(snapshot), width, height);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    if (node == NULL) return FALSE;
    // Shadows are rendered from their surroundings, so the point is at the centre of a larger image.
    const int reach = 64, side = 2 * reach + 1;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
    cairo_t *context = cairo_create(surface);
    cairo_translate(context, reach - (double)(int)x, reach - (double)(int)y);
    gsk_render_node_draw(node, context);
    cairo_destroy(context);
    gsk_render_node_unref(node);
    cairo_surface_flush(surface);
    const guchar *row = cairo_image_surface_get_data(surface) + reach * cairo_image_surface_get_stride(surface);
    guint32 value = ((const guint32 *)(const void *)row)[reach];
    pixel[0] = (value >> 16) & 0xFF;
    pixel[1] = (value >> 8) & 0xFF;
    pixel[2] = value & 0xFF;
    pixel[3] = value >> 24;
    cairo_surface_destroy(surface);
    return TRUE;
}

#endif
