// Symbols that icon themes lack, drawn in the foreground colour or in their own colours.
#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

typedef struct {
    GObject parent;
    double *commands;
    gsize count;
    GdkRGBA *colors;
    gsize color_count;
    gboolean is_moving;
} Symbol;

typedef struct {
    GObjectClass parent;
} SymbolClass;

static void paintable_init(GdkPaintableInterface *interface);
static void symbolic_init(GtkSymbolicPaintableInterface *interface);

G_DEFINE_TYPE_WITH_CODE(Symbol, searchlight_symbol, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, paintable_init)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SYMBOLIC_PAINTABLE, symbolic_init))

// The side of the square in which symbols are drawn.
static const double side = 24;

// The number of arguments of each command.
static const int arguments[] = {2, 2, 6, 0, 1, 0, 1, 0, 1, 1};

static void select_color(cairo_t *cr, const Symbol *self, const GdkRGBA *foreground, gsize layer, double alpha) {
    GdkRGBA color = *foreground;
    if (self->color_count > 0) color = self->colors[MIN(layer, self->color_count - 1)];
    color.alpha *= (float)alpha;
    gdk_cairo_set_source_rgba(cr, &color);
}

static void draw(const Symbol *self, cairo_t *cr, const GdkRGBA *foreground) {
    gsize layer = 0;
    double alpha = 1;
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_push_group(cr);
    for (gsize i = 0; i < self->count;) {
        int command = (int)self->commands[i++];
        if (command < 0 || command >= (int)G_N_ELEMENTS(arguments) || i + (gsize)arguments[command] > self->count) break;
        const double *n = self->commands + i;
        i += (gsize)arguments[command];
        cairo_set_operator(cr, command == 6 || command == 7 ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_OVER);
        switch (command) {
        case 0: cairo_move_to(cr, n[0], n[1]); break;
        case 1: cairo_line_to(cr, n[0], n[1]); break;
        case 2: cairo_curve_to(cr, n[0], n[1], n[2], n[3], n[4], n[5]); break;
        case 3: cairo_close_path(cr); break;
        case 4:
        case 6:
            cairo_set_line_width(cr, n[0]);
            cairo_stroke(cr);
            break;
        case 5:
        case 7: cairo_fill(cr); break;
        case 8:
            layer = (gsize)n[0];
            select_color(cr, self, foreground, layer, alpha);
            break;
        default:
            alpha = n[0];
            select_color(cr, self, foreground, layer, alpha);
        }
    }
    cairo_pop_group_to_source(cr);
    cairo_paint(cr);
}

static void snapshot_symbolic(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height,
                              const GdkRGBA *colors, gsize count) {
    const GdkRGBA black = {0, 0, 0, 1};
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    // Effects move a symbol beyond its square.
    if (((const Symbol *)paintable)->is_moving) graphene_rect_inset(&bounds, (float)-width / 2, (float)-height / 2);
    cairo_t *cr = gtk_snapshot_append_cairo(GTK_SNAPSHOT(snapshot), &bounds);
    double scale = MIN(width, height) / side;
    cairo_translate(cr, (width - side * scale) / 2, (height - side * scale) / 2);
    cairo_scale(cr, scale, scale);
    draw((const Symbol *)paintable, cr, count > 0 ? &colors[GTK_SYMBOLIC_COLOR_FOREGROUND] : &black);
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

static void finalize(GObject *object) {
    Symbol *self = (Symbol *)object;
    g_free(self->commands);
    g_free(self->colors);
    G_OBJECT_CLASS(searchlight_symbol_parent_class)->finalize(object);
}

static void searchlight_symbol_class_init(SymbolClass *class) { G_OBJECT_CLASS(class)->finalize = finalize; }
static void searchlight_symbol_init(Symbol *self) {}

GdkPaintable *searchlight_symbol_new(const double *commands, gsize count, const GdkRGBA *colors, gsize color_count,
                                     gboolean is_moving) {
    Symbol *symbol = g_object_new(searchlight_symbol_get_type(), NULL);
    symbol->commands = g_memdup2(commands, count * sizeof *commands);
    symbol->count = count;
    symbol->colors = g_memdup2(colors, color_count * sizeof *colors);
    symbol->color_count = color_count;
    symbol->is_moving = is_moving;
    return GDK_PAINTABLE(symbol);
}

// MARK: Moved icons

typedef struct {
    GObject parent;
    GdkPaintable *inner;
    double scale, rotation, x, y, opacity;
} Moved;

typedef struct {
    GObjectClass parent;
} MovedClass;

static void moved_paintable_init(GdkPaintableInterface *interface);
static void moved_symbolic_init(GtkSymbolicPaintableInterface *interface);

G_DEFINE_TYPE_WITH_CODE(Moved, searchlight_moved, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, moved_paintable_init)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SYMBOLIC_PAINTABLE, moved_symbolic_init))

static void moved_snapshot_symbolic(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot, double width, double height,
                                    const GdkRGBA *colors, gsize count) {
    const Moved *self = (const Moved *)paintable;
    GtkSnapshot *target = GTK_SNAPSHOT(snapshot);
    if (self->scale < 1e-3 || self->opacity <= 0) return;
    gtk_snapshot_save(target);
    gtk_snapshot_translate(target, &GRAPHENE_POINT_INIT((float)(width * (0.5 + self->x)), (float)(height * (0.5 + self->y))));
    gtk_snapshot_rotate(target, (float)(self->rotation * 180 / G_PI));
    gtk_snapshot_scale(target, (float)self->scale, (float)self->scale);
    gtk_snapshot_translate(target, &GRAPHENE_POINT_INIT((float)-width / 2, (float)-height / 2));
    if (self->opacity < 1) gtk_snapshot_push_opacity(target, self->opacity);
    if (GTK_IS_SYMBOLIC_PAINTABLE(self->inner)) {
        gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(self->inner), snapshot, width, height, colors, count);
    } else {
        gdk_paintable_snapshot(self->inner, snapshot, width, height);
    }
    if (self->opacity < 1) gtk_snapshot_pop(target);
    gtk_snapshot_restore(target);
}

static void moved_snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
    moved_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, NULL, 0);
}

static void moved_paintable_init(GdkPaintableInterface *interface) {
    interface->snapshot = moved_snapshot;
    interface->get_intrinsic_aspect_ratio = aspect_ratio;
    interface->get_flags = flags;
}

static void moved_symbolic_init(GtkSymbolicPaintableInterface *interface) {
    interface->snapshot_symbolic = moved_snapshot_symbolic;
}

static void moved_finalize(GObject *object) {
    g_clear_object(&((Moved *)object)->inner);
    G_OBJECT_CLASS(searchlight_moved_parent_class)->finalize(object);
}

static void searchlight_moved_class_init(MovedClass *class) { G_OBJECT_CLASS(class)->finalize = moved_finalize; }
static void searchlight_moved_init(Moved *self) {}

GdkPaintable *searchlight_moved_new(GdkPaintable *inner, double scale, double rotation, double x, double y,
                                    double opacity) {
    Moved *moved = g_object_new(searchlight_moved_get_type(), NULL);
    moved->inner = g_object_ref(inner);
    moved->scale = scale;
    moved->rotation = rotation;
    moved->x = x;
    moved->y = y;
    moved->opacity = opacity;
    return GDK_PAINTABLE(moved);
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
