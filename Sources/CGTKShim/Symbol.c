// Symbols that icon themes lack, drawn in the foreground colour.
#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

typedef struct {
    GObject parent;
    gboolean is_filled;
} Symbol;

typedef struct {
    GObjectClass parent;
} SymbolClass;

static void paintable_init(GdkPaintableInterface *interface);
static void symbolic_init(GtkSymbolicPaintableInterface *interface);

G_DEFINE_TYPE_WITH_CODE(Symbol, searchlight_symbol, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, paintable_init)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SYMBOLIC_PAINTABLE, symbolic_init))

// The side of the square in which icons are designed.
static const double side = 16;

static void draw_meridians(cairo_t *cr, double radius) {
    cairo_set_line_width(cr, 1.2);
    cairo_move_to(cr, 8 - radius, 8);
    cairo_line_to(cr, 8 + radius, 8);
    cairo_stroke(cr);
    cairo_save(cr);
    cairo_translate(cr, 8, 8);
    cairo_scale(cr, 0.46, 1);
    cairo_arc(cr, 0, 0, radius, 0, 2 * G_PI);
    cairo_restore(cr);
    cairo_stroke(cr);
}

// A sphere with its equator and two meridians.
static void draw_globe(const Symbol *self, cairo_t *cr, const GdkRGBA *color) {
    gdk_cairo_set_source_rgba(cr, color);
    if (!self->is_filled) {
        cairo_set_line_width(cr, 1.5);
        cairo_arc(cr, 8, 8, 6.25, 0, 2 * G_PI);
        cairo_stroke(cr);
        draw_meridians(cr, 6.25);
        return;
    }
    cairo_push_group(cr);
    cairo_arc(cr, 8, 8, 7, 0, 2 * G_PI);
    cairo_fill(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
    draw_meridians(cr, 7);
    cairo_pop_group_to_source(cr);
    cairo_paint(cr);
}

static void snapshot_symbolic(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height,
                              const GdkRGBA *colors, gsize count) {
    const GdkRGBA black = {0, 0, 0, 1};
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    cairo_t *cr = gtk_snapshot_append_cairo(GTK_SNAPSHOT(snapshot), &bounds);
    double scale = MIN(width, height) / side;
    cairo_translate(cr, (width - side * scale) / 2, (height - side * scale) / 2);
    cairo_scale(cr, scale, scale);
    draw_globe((const Symbol *)paintable, cr, count > 0 ? &colors[GTK_SYMBOLIC_COLOR_FOREGROUND] : &black);
    cairo_destroy(cr);
}

static void snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
    snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, NULL, 0);
}

static double aspect_ratio(GdkPaintable *paintable) { return 1; }

static GdkPaintableFlags flags(GdkPaintable *paintable) {
    return GDK_PAINTABLE_STATIC_CONTENTS | GDK_PAINTABLE_STATIC_SIZE;
}

static void paintable_init(GdkPaintableInterface *interface) {
    interface->snapshot = snapshot;
    interface->get_intrinsic_aspect_ratio = aspect_ratio;
    interface->get_flags = flags;
}

static void symbolic_init(GtkSymbolicPaintableInterface *interface) { interface->snapshot_symbolic = snapshot_symbolic; }

static void searchlight_symbol_class_init(SymbolClass *class) {}
static void searchlight_symbol_init(Symbol *self) {}

GdkPaintable *searchlight_symbol_new(const char *name) {
    gboolean is_filled = g_str_equal(name, "searchlight-globe-fill-symbolic");
    if (!is_filled && !g_str_equal(name, "searchlight-globe-symbolic")) return NULL;
    Symbol *symbol = g_object_new(searchlight_symbol_get_type(), NULL);
    symbol->is_filled = is_filled;
    return GDK_PAINTABLE(symbol);
}

GdkTexture *searchlight_texture_stencil(GdkTexture *texture, const GdkRGBA *color) {
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    gsize stride = (gsize)width * 4, count = (gsize)width * (gsize)height;
    guint32 *pixels = g_malloc(stride * (gsize)height);
    gdk_texture_download(texture, (guchar *)pixels, stride);
    for (gsize i = 0; i < count; i++) {
        // Premultiplied ARGB.
        double alpha = (pixels[i] >> 24) / 255.0 * color->alpha;
        guint32 parts[4] = {(guint32)(alpha * 255 + 0.5), (guint32)(color->red * alpha * 255 + 0.5),
                            (guint32)(color->green * alpha * 255 + 0.5), (guint32)(color->blue * alpha * 255 + 0.5)};
        pixels[i] = parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | parts[3];
    }
    GBytes *bytes = g_bytes_new_take(pixels, stride * (gsize)height);
    GdkTexture *result = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
    g_bytes_unref(bytes);
    return result;
}

#endif
