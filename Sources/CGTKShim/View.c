#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#include "Layer.h"
#include "Transition.h"

#include <string.h>

// The geometry of a child, stored with the child.
typedef struct {
    double x, y, width, height;
    int depth;
    double shift_x, shift_y;
    double offset_x, offset_y, offset_width, offset_height;
    SearchlightTransform transform;
} Place;

// The mask of a child, stored with the child.
typedef struct {
    GdkTexture *texture;
    graphene_rect_t rect;
    double overhang;
} Mask;

typedef struct {
    GtkWidget parent;
    GdkRGBA color;
    gboolean has_color;
    gboolean solid;
    double line_start, line_end;
    GdkRGBA line_color;
    gboolean has_line_color;
    // The image behind the children in three rows of three parts, and the sizes of the parts.
    GdkTexture *parts[9];
    double part_widths[3], part_heights[3];
    gboolean is_tiled;
    // Corners, border, shadow and gradient, and layers among the children.
    SearchlightLayer look;
    gboolean has_look;
    SearchlightLayer *layers;
    int layer_count;
    int width, height, natural_width;
    GtkAdjustment *adjustments[2];
    GtkScrollablePolicy policies[2];
    double content[2], offset[2];
    int allocated[2];
    gboolean is_adjusting;
    void (*size_handler)(int, int, void *);
    void *size_context;
    void (*scroll_handler)(double, double, void *);
    void *scroll_context;
    void (*activate_handler)(void *);
    void *activate_context;
    void (*draw_handler)(GtkSnapshot *, void *);
    void *draw_context;
    Transition transition;
    gboolean was_target;
} View;

typedef struct {
    GtkWidgetClass parent;
} ViewClass;

enum { PROP_HADJUSTMENT = 1, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };

static void view_scrollable_init(GtkScrollableInterface *interface) {}

G_DEFINE_TYPE_WITH_CODE(View, searchlight_view, GTK_TYPE_WIDGET,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, view_scrollable_init))

static GQuark place_quark(void) {
    static GQuark quark = 0;
    if (quark == 0) quark = g_quark_from_static_string("searchlight-place");
    return quark;
}

static GQuark mask_quark(void) {
    static GQuark quark = 0;
    if (quark == 0) quark = g_quark_from_static_string("searchlight-mask");
    return quark;
}

// MARK: Scrolling

static void configure(View *self) {
    self->is_adjusting = TRUE;
    for (int axis = 0; axis < 2; axis++) {
        GtkAdjustment *adjustment = self->adjustments[axis];
        if (adjustment == NULL) continue;
        double page = self->allocated[axis];
        double upper = MAX(self->content[axis], page);
        double value = CLAMP(self->offset[axis], 0, upper - page);
        gtk_adjustment_configure(adjustment, value, 0, upper, page * 0.1, page * 0.9, page);
    }
    self->is_adjusting = FALSE;
}

static void adjustment_changed(GtkAdjustment *adjustment, View *self) {
    if (self->is_adjusting || self->scroll_handler == NULL) return;
    double x = self->adjustments[0] ? gtk_adjustment_get_value(self->adjustments[0]) : 0;
    double y = self->adjustments[1] ? gtk_adjustment_get_value(self->adjustments[1]) : 0;
    self->scroll_handler(x, y, self->scroll_context);
}

static void set_adjustment(View *self, int axis, GtkAdjustment *adjustment) {
    if (self->adjustments[axis] == adjustment) return;
    if (self->adjustments[axis] != NULL) {
        g_signal_handlers_disconnect_by_func(self->adjustments[axis], adjustment_changed, self);
        g_clear_object(&self->adjustments[axis]);
    }
    if (adjustment != NULL) {
        self->adjustments[axis] = g_object_ref_sink(adjustment);
        g_signal_connect(adjustment, "value-changed", G_CALLBACK(adjustment_changed), self);
        configure(self);
    }
}

void searchlight_view_set_scroll(GtkWidget *widget, double width, double height, double x, double y) {
    View *self = (View *)widget;
    self->content[0] = width;
    self->content[1] = height;
    self->offset[0] = x;
    self->offset[1] = y;
    configure(self);
}

void searchlight_view_flash_bars(GtkWidget *widget) {
    View *self = (View *)widget;
    // A scrolled window shows its bars when a value changes; it has no function for this.
    self->is_adjusting = TRUE;
    for (int axis = 0; axis < 2; axis++) {
        if (self->adjustments[axis] != NULL) g_signal_emit_by_name(self->adjustments[axis], "value-changed");
    }
    self->is_adjusting = FALSE;
}

void searchlight_view_set_scroll_handler(GtkWidget *widget, void (*handler)(double, double, void *), void *context) {
    View *self = (View *)widget;
    self->scroll_handler = handler;
    self->scroll_context = context;
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
    View *self = (View *)object;
    switch (id) {
    case PROP_HADJUSTMENT: g_value_set_object(value, self->adjustments[0]); break;
    case PROP_VADJUSTMENT: g_value_set_object(value, self->adjustments[1]); break;
    case PROP_HSCROLL_POLICY: g_value_set_enum(value, self->policies[0]); break;
    case PROP_VSCROLL_POLICY: g_value_set_enum(value, self->policies[1]); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
    }
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
    View *self = (View *)object;
    switch (id) {
    case PROP_HADJUSTMENT: set_adjustment(self, 0, g_value_get_object(value)); break;
    case PROP_VADJUSTMENT: set_adjustment(self, 1, g_value_get_object(value)); break;
    case PROP_HSCROLL_POLICY: self->policies[0] = g_value_get_enum(value); break;
    case PROP_VSCROLL_POLICY: self->policies[1] = g_value_get_enum(value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
    }
}

// MARK: Layout and drawing

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    View *self = (View *)widget;
    *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
    *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX(*minimum, self->natural_width) : *minimum;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    View *self = (View *)widget;
    gboolean is_new = self->allocated[0] != width || self->allocated[1] != height;
    self->allocated[0] = width;
    self->allocated[1] = height;
    if (is_new) {
        configure(self);
        if (self->size_handler != NULL) self->size_handler(width, height, self->size_context);
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
        if (!gtk_widget_should_layout(child)) continue;
        const Place *place = g_object_get_qdata(G_OBJECT(child), place_quark());
        if (place == NULL) continue;
        double place_width = MAX(place->width + place->offset_width, 0);
        double place_height = MAX(place->height + place->offset_height, 0);
        int child_width = (int)(place_width + 0.5), child_height = (int)(place_height + 0.5);
        int minimum = 0;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        child_width = MAX(child_width, minimum);
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, child_width, &minimum, NULL, NULL, NULL);
        child_height = MAX(child_height, minimum);
        // Whole pixels keep text sharp. A widget whose minimum exceeds its frame is centred on it vertically.
        double x = place->x + place->shift_x + place->offset_x + place->transform.x;
        double y = place->y + place->shift_y + place->offset_y + place->transform.y - (child_height - place_height) / 2;
        graphene_point_t origin = GRAPHENE_POINT_INIT((float)(int)(x + (x < 0 ? -0.5 : 0.5)),
                                                      (float)(int)(y + (y < 0 ? -0.5 : 0.5)));
        graphene_point_t middle = GRAPHENE_POINT_INIT(
            (float)(place_width * (0.5 + place->transform.anchor_x)),
            (float)(child_height / 2.0 + place_height * place->transform.anchor_y));
        gboolean is_seen = searchlight_transform_is_seen(&place->transform);
        if (gtk_widget_get_child_visible(child) != is_seen) gtk_widget_set_child_visible(child, is_seen);
        // GTK requires an invertible transform.
        GskTransform *transform = is_seen ? searchlight_transform_make(&place->transform, origin, middle, widget)
                                          : gsk_transform_translate(NULL, &origin);
        gtk_widget_allocate(child, child_width, child_height, -1, transform);
    }
}

static int compare_depth(const void *left, const void *right) {
    const Place *a = g_object_get_qdata(*(GObject *const *)left, place_quark());
    const Place *b = g_object_get_qdata(*(GObject *const *)right, place_quark());
    return (a == NULL ? 0 : a->depth) - (b == NULL ? 0 : b->depth);
}

// Divides a length into three parts. The outer ones keep their lengths, or are scaled down to fit.
static void divide(const double lengths[3], double length, double starts[4]) {
    double outer = lengths[0] + lengths[2];
    double factor = outer > length ? length / outer : 1;
    starts[0] = 0;
    starts[1] = lengths[0] * factor;
    starts[2] = length - lengths[2] * factor;
    starts[3] = length;
}

static void draw_image(View *self, GtkSnapshot *snapshot, double width, double height) {
    double xs[4], ys[4];
    divide(self->part_widths, width, xs);
    divide(self->part_heights, height, ys);
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            GdkTexture *texture = self->parts[row * 3 + column];
            graphene_rect_t room = GRAPHENE_RECT_INIT(xs[column], ys[row], xs[column + 1] - xs[column],
                                                      ys[row + 1] - ys[row]);
            if (texture == NULL || room.size.width <= 0 || room.size.height <= 0) continue;
            graphene_rect_t tile = room;
            if (self->is_tiled && column == 1) tile.size.width = self->part_widths[1];
            if (self->is_tiled && row == 1) tile.size.height = self->part_heights[1];
            gboolean repeats = !graphene_rect_equal(&tile, &room);
            if (repeats) gtk_snapshot_push_repeat(snapshot, &room, &tile);
            gtk_snapshot_append_texture(snapshot, texture, &tile);
            if (repeats) gtk_snapshot_pop(snapshot);
        }
    }
}

static void forget_image(View *self) {
    for (int i = 0; i < 9; i++) g_clear_object(&self->parts[i]);
}

void searchlight_view_set_image(GtkWidget *widget, GdkTexture *texture, double scale, GtkBorder edges,
                                gboolean is_tiled) {
    View *self = (View *)widget;
    forget_image(self);
    gtk_widget_queue_draw(widget);
    if (texture == NULL) return;
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    gsize stride = (gsize)width * 4;
    guchar *pixels = g_malloc(stride * (gsize)height);
    gdk_texture_download(texture, pixels, stride);
    GBytes *bytes = g_bytes_new_take(pixels, stride * (gsize)height);
    int left = CLAMP((int)(edges.left * scale + 0.5), 0, width), top = CLAMP((int)(edges.top * scale + 0.5), 0, height);
    int right = CLAMP((int)(edges.right * scale + 0.5), 0, width - left);
    int bottom = CLAMP((int)(edges.bottom * scale + 0.5), 0, height - top);
    int xs[4] = {0, left, width - right, width}, ys[4] = {0, top, height - bottom, height};
    for (int i = 0; i < 3; i++) {
        self->part_widths[i] = (xs[i + 1] - xs[i]) / scale;
        self->part_heights[i] = (ys[i + 1] - ys[i]) / scale;
    }
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            int part_width = xs[column + 1] - xs[column], part_height = ys[row + 1] - ys[row];
            if (part_width <= 0 || part_height <= 0) continue;
            gsize start = (gsize)ys[row] * stride + (gsize)xs[column] * 4;
            gsize length = (gsize)(part_height - 1) * stride + (gsize)part_width * 4;
            GBytes *part = g_bytes_new_from_bytes(bytes, start, length);
            self->parts[row * 3 + column] =
                gdk_memory_texture_new(part_width, part_height, GDK_MEMORY_DEFAULT, part, stride);
            g_bytes_unref(part);
        }
    }
    self->is_tiled = is_tiled;
    g_bytes_unref(bytes);
}

static void draw_child(GtkWidget *widget, GtkWidget *child, const Place *place, GtkSnapshot *snapshot) {
    const Mask *mask = g_object_get_qdata(G_OBJECT(child), mask_quark());
    if (mask == NULL) {
        gtk_widget_snapshot_child(widget, child, snapshot);
        return;
    }
    graphene_matrix_t matrix;
    if (mask->texture == NULL || !gtk_widget_compute_transform(child, widget, &matrix)) return;
    GtkSnapshot *content = gtk_snapshot_new();
    gtk_widget_snapshot_child(widget, child, content);
    graphene_rect_t rect = mask->rect;
    rect.origin.x += (float)mask->overhang;
    // A widget whose minimum exceeds its frame is centred on it vertically.
    double height = place == NULL ? 0 : MAX(place->height + place->offset_height, 0);
    if (place != NULL) rect.origin.y += (float)((gtk_widget_get_height(child) - (int)(height + 0.5)) / 2.0);
    searchlight_mask_draw(mask->texture, &rect, &matrix, gtk_snapshot_free_to_node(content), snapshot);
}

static void draw_children(GtkWidget *widget, GtkSnapshot *snapshot, gboolean only_front) {
    View *self = (View *)widget;
    int layer = 0;
    // Siblings are in reading order. They are drawn from back to front, which may differ.
    GPtrArray *children = g_ptr_array_new();
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
        g_ptr_array_add(children, child);
    }
    g_ptr_array_sort(children, compare_depth);
    for (guint i = only_front && children->len > 0 ? children->len - 1 : 0; i < children->len; i++) {
        const Place *place = g_object_get_qdata(children->pdata[i], place_quark());
        int depth = place == NULL ? 0 : place->depth;
        layer = searchlight_layers_draw(self->layers, self->layer_count, layer, depth, widget, snapshot);
        draw_child(widget, children->pdata[i], place, snapshot);
    }
    searchlight_layers_draw(self->layers, self->layer_count, layer, G_MAXINT, widget, snapshot);
    g_ptr_array_unref(children);
}

static void draw_line(View *self, GtkSnapshot *snapshot) {
    GtkWidget *widget = GTK_WIDGET(self);
    GdkRGBA color = self->line_color;
    if (!self->has_line_color) {
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
        color.alpha *= 0.12f;
    }
    graphene_rect_t line = GRAPHENE_RECT_INIT((float)self->line_start, (float)gtk_widget_get_height(widget) - 1,
                                              (float)(self->line_end - self->line_start), 1);
    gtk_snapshot_append_color(snapshot, &color, &line);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    View *self = (View *)widget;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    int pops = 0;
    if (self->has_look) {
        pops = searchlight_layer_begin(&self->look, self->has_color ? &self->color : NULL, &bounds, snapshot);
    } else if (self->has_color) {
        gtk_snapshot_append_color(snapshot, &self->color, &bounds);
    }
    draw_image(self, snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    if (self->line_end > self->line_start) draw_line(self, snapshot);
    if (self->draw_handler != NULL) self->draw_handler(snapshot, self->draw_context);
    if (self->transition.picture != NULL) {
        searchlight_transition_snapshot(&self->transition, widget, snapshot, draw_children);
    } else {
        draw_children(widget, snapshot, FALSE);
    }
    if (self->has_look) searchlight_layer_end(&self->look, &bounds, pops, snapshot);
}

static void forget_layers(View *self) {
    for (int i = 0; i < self->layer_count; i++) searchlight_layer_clear(&self->layers[i]);
    g_clear_pointer(&self->layers, g_free);
    self->layer_count = 0;
}

void searchlight_view_set_look(GtkWidget *widget, const SearchlightLayer *look) {
    View *self = (View *)widget;
    if (look == NULL && !self->has_look) return;
    searchlight_layer_clear(&self->look);
    self->has_look = look != NULL;
    if (look != NULL) searchlight_layer_copy(look, &self->look);
    gtk_widget_queue_draw(widget);
}

void searchlight_view_set_layers(GtkWidget *widget, const SearchlightLayer *layers, int count) {
    View *self = (View *)widget;
    if (count == 0 && self->layer_count == 0) return;
    forget_layers(self);
    self->layers = g_new0(SearchlightLayer, (gsize)count);
    self->layer_count = count;
    for (int i = 0; i < count; i++) searchlight_layer_copy(&layers[i], &self->layers[i]);
    gtk_widget_queue_draw(widget);
}

static gboolean contains(GtkWidget *widget, double x, double y) {
    View *self = (View *)widget;
    return self->solid && GTK_WIDGET_CLASS(searchlight_view_parent_class)->contains(widget, x, y);
}

// MARK: Activation

static void activate(GtkWidget *widget, const char *name, GVariant *parameter) {
    View *self = (View *)widget;
    if (self->activate_handler != NULL) self->activate_handler(self->activate_context);
}

void searchlight_view_set_activate_handler(GtkWidget *widget, void (*handler)(void *), void *context) {
    View *self = (View *)widget;
    self->activate_handler = handler;
    self->activate_context = context;
    gtk_widget_action_set_enabled(widget, "view.activate", handler != NULL);
}

// MARK: Lifetime

static void dispose(GObject *object) {
    View *self = (View *)object;
    set_adjustment(self, 0, NULL);
    set_adjustment(self, 1, NULL);
    g_clear_object(&self->transition.picture);
    self->size_handler = NULL;
    self->scroll_handler = NULL;
    self->activate_handler = NULL;
    self->draw_handler = NULL;
    forget_image(self);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL) gtk_widget_unparent(child);
    G_OBJECT_CLASS(searchlight_view_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
    searchlight_layer_clear(&((View *)object)->look);
    forget_layers((View *)object);
    G_OBJECT_CLASS(searchlight_view_parent_class)->finalize(object);
}

static void searchlight_view_init(View *self) {
    gtk_widget_action_set_enabled(GTK_WIDGET(self), "view.activate", FALSE);
}

static void searchlight_view_class_init(ViewClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    object_class->dispose = dispose;
    object_class->finalize = finalize;
    object_class->get_property = get_property;
    object_class->set_property = set_property;
    g_object_class_override_property(object_class, PROP_HADJUSTMENT, "hadjustment");
    g_object_class_override_property(object_class, PROP_VADJUSTMENT, "vadjustment");
    g_object_class_override_property(object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
    g_object_class_override_property(object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->measure = measure;
    widget_class->size_allocate = size_allocate;
    widget_class->snapshot = snapshot;
    widget_class->contains = contains;
    gtk_widget_class_install_action(widget_class, "view.activate", NULL, activate);
    gtk_widget_class_set_css_name(widget_class, "uiview");
}

GtkWidget *searchlight_view_new(GtkAccessibleRole role) {
    return g_object_new(searchlight_view_get_type(), "accessible-role", role, NULL);
}

void searchlight_view_insert(GtkWidget *view, GtkWidget *child, GtkWidget *after) {
    if (gtk_widget_get_parent(child) == view && gtk_widget_get_prev_sibling(child) == after) return;
    gtk_widget_insert_after(child, view, after);
}

void searchlight_view_set_depth(GtkWidget *child, int depth) {
    Place *place = g_object_get_qdata(G_OBJECT(child), place_quark());
    if (place == NULL || place->depth == depth) return;
    place->depth = depth;
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) gtk_widget_queue_draw(parent);
}

void searchlight_view_place(GtkWidget *child, double x, double y, double width, double height) {
    Place *old = g_object_get_qdata(G_OBJECT(child), place_quark());
    if (old != NULL && old->x == x && old->y == y && old->width == width && old->height == height) return;
    gboolean is_new_size = old == NULL || old->width != width || old->height != height;
    Place *place = old != NULL ? old : g_new0(Place, 1);
    if (old == NULL) place->transform = (SearchlightTransform){.scale_x = 1, .scale_y = 1};
    place->x = x;
    place->y = y;
    place->width = width;
    place->height = height;
    if (old == NULL) g_object_set_qdata_full(G_OBJECT(child), place_quark(), place, g_free);
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (is_new_size) gtk_widget_queue_allocate(child);
    if (parent != NULL) gtk_widget_queue_allocate(parent);
}

void searchlight_view_shift(GtkWidget *child, double x, double y) {
    Place *place = g_object_get_qdata(G_OBJECT(child), place_quark());
    if (place == NULL || (place->shift_x == x && place->shift_y == y)) return;
    place->shift_x = x;
    place->shift_y = y;
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) gtk_widget_queue_allocate(parent);
}

void searchlight_view_offset(GtkWidget *child, double x, double y, double width, double height) {
    Place *place = g_object_get_qdata(G_OBJECT(child), place_quark());
    if (place == NULL || (place->offset_x == x && place->offset_y == y && place->offset_width == width &&
                          place->offset_height == height)) {
        return;
    }
    if (place->offset_width != width || place->offset_height != height) gtk_widget_queue_allocate(child);
    place->offset_x = x;
    place->offset_y = y;
    place->offset_width = width;
    place->offset_height = height;
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) gtk_widget_queue_allocate(parent);
}

void searchlight_view_set_transform(GtkWidget *child, SearchlightTransform transform) {
    Place *place = g_object_get_qdata(G_OBJECT(child), place_quark());
    if (place == NULL) return;
    const SearchlightTransform *old = &place->transform;
    if (old->scale_x == transform.scale_x && old->scale_y == transform.scale_y && old->lean == transform.lean &&
        old->rotation == transform.rotation && old->x == transform.x && old->y == transform.y &&
        old->is_spatial == transform.is_spatial && old->anchor_x == transform.anchor_x &&
        old->anchor_y == transform.anchor_y &&
        memcmp(old->matrix, transform.matrix, sizeof transform.matrix) == 0) {
        return;
    }
    place->transform = transform;
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) gtk_widget_queue_allocate(parent);
}

static void free_mask(gpointer data) {
    Mask *mask = data;
    g_clear_object(&mask->texture);
    g_free(mask);
}

void searchlight_view_set_mask(GtkWidget *child, GdkTexture *texture, const graphene_rect_t *rect, double overhang) {
    Mask *mask = g_new0(Mask, 1);
    if (texture != NULL) mask->texture = g_object_ref(texture);
    mask->rect = *rect;
    mask->overhang = overhang;
    g_object_set_qdata_full(G_OBJECT(child), mask_quark(), mask, free_mask);
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) gtk_widget_queue_draw(parent);
}

void searchlight_view_remove_mask(GtkWidget *child) {
    g_object_set_qdata(G_OBJECT(child), mask_quark(), NULL);
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) gtk_widget_queue_draw(parent);
}

void searchlight_view_set_line(GtkWidget *widget, double start, double end, const GdkRGBA *color) {
    View *self = (View *)widget;
    if (self->line_start == start && self->line_end == end && self->has_line_color == (color != NULL) &&
        (color == NULL || gdk_rgba_equal(color, &self->line_color))) {
        return;
    }
    self->line_start = start;
    self->line_end = end;
    self->has_line_color = color != NULL;
    if (color != NULL) self->line_color = *color;
    gtk_widget_queue_draw(widget);
}

void searchlight_view_set_color(GtkWidget *widget, const GdkRGBA *color) {
    View *self = (View *)widget;
    if (self->has_color == (color != NULL) && (color == NULL || gdk_rgba_equal(color, &self->color))) return;
    self->has_color = color != NULL;
    if (color != NULL) self->color = *color;
    gtk_widget_queue_draw(widget);
}

void searchlight_view_set_solid(GtkWidget *widget, gboolean solid) {
    ((View *)widget)->solid = solid;
}

void searchlight_view_set_size(GtkWidget *widget, int width, int height) {
    View *self = (View *)widget;
    if (self->width == width && self->height == height) return;
    self->width = width;
    self->height = height;
    gtk_widget_queue_resize(widget);
}

void searchlight_view_set_natural_width(GtkWidget *widget, int width) {
    View *self = (View *)widget;
    if (self->natural_width == width) return;
    self->natural_width = width;
    gtk_widget_queue_resize(widget);
}

void searchlight_view_set_transition(GtkWidget *widget, GdkPaintable *picture, SearchlightMotion motion,
                                     gboolean is_mirrored, gboolean is_opaque) {
    View *self = (View *)widget;
    if (self->transition.picture == NULL) self->was_target = gtk_widget_get_can_target(widget);
    g_clear_object(&self->transition.picture);
    self->transition = (Transition){.picture = picture, .motion = motion, .is_mirrored = is_mirrored, .is_opaque = is_opaque};
    if (picture != NULL) g_object_ref(picture);
    // During a transition, visible positions differ from touchable ones.
    gtk_widget_set_can_target(widget, picture == NULL && self->was_target);
    gtk_widget_queue_draw(widget);
}

void searchlight_view_set_transition_direction(GtkWidget *widget, double x, double y) {
    View *self = (View *)widget;
    self->transition.direction_x = x;
    self->transition.direction_y = y;
}

void searchlight_view_set_transition_progress(GtkWidget *widget, double progress) {
    View *self = (View *)widget;
    self->transition.progress = progress;
    gtk_widget_queue_draw(widget);
}

void searchlight_view_set_draw_handler(GtkWidget *widget, void (*handler)(GtkSnapshot *, void *), void *context) {
    View *self = (View *)widget;
    self->draw_handler = handler;
    self->draw_context = context;
    gtk_widget_queue_draw(widget);
}

void searchlight_view_set_size_handler(GtkWidget *widget, void (*handler)(int, int, void *), void *context) {
    View *self = (View *)widget;
    self->size_handler = handler;
    self->size_context = context;
}

#endif
