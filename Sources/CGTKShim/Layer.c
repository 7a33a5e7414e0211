#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#include "Layer.h"

#include <math.h>

void searchlight_layer_copy(const SearchlightLayer *from, SearchlightLayer *to) {
    *to = *from;
    if (to->texture != NULL) g_object_ref(to->texture);
    if (to->mask != NULL) g_object_ref(to->mask);
    to->stops = from->stop_count > 0 ? g_memdup2(from->stops, sizeof(GskColorStop) * (gsize)from->stop_count) : NULL;
}

void searchlight_layer_clear(SearchlightLayer *layer) {
    g_clear_object(&layer->texture);
    g_clear_object(&layer->mask);
    g_free((gpointer)layer->stops);
    layer->stops = NULL;
    layer->stop_count = 0;
}

gboolean searchlight_transform_is_seen(const SearchlightTransform *transform) {
    if (transform->is_spatial) {
        const float *m = transform->matrix;
        // Seen from the side, a plane is a line.
        float w = m[15] == 0 ? 1 : m[15];
        return fabsf((m[0] * m[5] - m[1] * m[4]) / (w * w)) > 1e-5f;
    }
    return fabs(transform->scale_x) > 1e-6 && fabs(transform->scale_y) > 1e-6;
}

// GSK's Cairo renderer draws a coloured rectangle instead of content with depth.
gboolean searchlight_shows_depth(GtkWidget *widget) {
    GtkNative *native = gtk_widget_get_native(widget);
    GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer(native);
    return renderer != NULL && !GSK_IS_CAIRO_RENDERER(renderer);
}

static GskTransform *turn_and_scale(const SearchlightTransform *transform, GskTransform *made) {
    made = gsk_transform_rotate(made, (float)(transform->rotation * 180 / G_PI));
    if (transform->lean != 0) {
        made = gsk_transform_skew(made, (float)(atan(transform->lean / transform->scale_y) * 180 / G_PI), 0);
    }
    return gsk_transform_scale(made, (float)transform->scale_x, (float)transform->scale_y);
}

static GskTransform *make_spatial(const SearchlightTransform *transform, graphene_point_t origin,
                                  graphene_point_t middle, GtkWidget *widget) {
    graphene_point_t centre = GRAPHENE_POINT_INIT(origin.x + middle.x, origin.y + middle.y);
    graphene_point_t back = GRAPHENE_POINT_INIT(-middle.x, -middle.y);
    const float *m = transform->matrix;
    GskTransform *made;
    // Only a perspective changes a plane otherwise than a transform of the plane.
    if ((m[3] != 0 || m[7] != 0) && searchlight_shows_depth(widget)) {
        graphene_matrix_t matrix;
        graphene_matrix_init_from_float(&matrix, m);
        made = gsk_transform_matrix(gsk_transform_translate(NULL, &centre), &matrix);
    } else {
        float w = m[15] == 0 ? 1 : m[15];
        centre.x += m[12] / w;
        centre.y += m[13] / w;
        made = turn_and_scale(transform, gsk_transform_translate(NULL, &centre));
    }
    return gsk_transform_translate(made, &back);
}

GskTransform *searchlight_transform_make(const SearchlightTransform *transform, graphene_point_t origin,
                                         graphene_point_t middle, GtkWidget *widget) {
    if (transform->is_spatial) return make_spatial(transform, origin, middle, widget);
    gboolean is_turned = transform->rotation != 0 || transform->lean != 0 || transform->scale_x != 1 ||
                         transform->scale_y != 1;
    if (!is_turned) return gsk_transform_translate(NULL, &origin);
    graphene_point_t centre = GRAPHENE_POINT_INIT(origin.x + middle.x, origin.y + middle.y);
    graphene_point_t back = GRAPHENE_POINT_INIT(-middle.x, -middle.y);
    GskTransform *made = gsk_transform_translate(NULL, &centre);
    made = turn_and_scale(transform, made);
    return gsk_transform_translate(made, &back);
}

static GskRoundedRect outline_of(const SearchlightLayer *layer, const graphene_rect_t *bounds) {
    float most = MIN(bounds->size.width, bounds->size.height) / 2;
    graphene_size_t sizes[4];
    for (int i = 0; i < 4; i++) {
        float radius = MIN(layer->radii[i], most);
        sizes[i] = GRAPHENE_SIZE_INIT(radius, radius);
    }
    GskRoundedRect outline;
    gsk_rounded_rect_init(&outline, bounds, &sizes[0], &sizes[1], &sizes[2], &sizes[3]);
    return outline;
}

static gboolean is_round(const SearchlightLayer *layer) {
    return layer->radii[0] > 0 || layer->radii[1] > 0 || layer->radii[2] > 0 || layer->radii[3] > 0;
}

static void draw_gradient(const SearchlightLayer *layer, const graphene_rect_t *bounds, GtkSnapshot *snapshot) {
    gsize count = (gsize)layer->stop_count;
    float width = bounds->size.width, height = bounds->size.height;
    graphene_point_t start = GRAPHENE_POINT_INIT(bounds->origin.x + layer->start_x * width,
                                                 bounds->origin.y + layer->start_y * height);
    graphene_point_t end = GRAPHENE_POINT_INIT(bounds->origin.x + layer->end_x * width,
                                               bounds->origin.y + layer->end_y * height);
    if (count < 2 || width <= 0 || height <= 0) return;
    switch (layer->gradient) {
    case SEARCHLIGHT_GRADIENT_NONE: break;
    case SEARCHLIGHT_GRADIENT_AXIAL:
        gtk_snapshot_append_linear_gradient(snapshot, bounds, &start, &end, layer->stops, count);
        break;
    case SEARCHLIGHT_GRADIENT_RADIAL: {
        float x = MAX(fabsf(end.x - start.x), 0.01f), y = MAX(fabsf(end.y - start.y), 0.01f);
        gtk_snapshot_append_radial_gradient(snapshot, bounds, &start, x, y, 0, 1, layer->stops, count);
        break;
    }
    case SEARCHLIGHT_GRADIENT_CONIC: {
        // GTK's angles are clockwise from the top.
        float angle = atan2f(end.y - start.y, end.x - start.x) * 180 / (float)G_PI + 90;
        gtk_snapshot_append_conic_gradient(snapshot, bounds, &start, angle, layer->stops, count);
        break;
    }
    }
}

int searchlight_layer_begin(const SearchlightLayer *layer, const GdkRGBA *ground, const graphene_rect_t *bounds,
                            GtkSnapshot *snapshot) {
    GskRoundedRect outline = outline_of(layer, bounds);
    gboolean is_opaque = layer->color.alpha >= 1 || (ground != NULL && ground->alpha >= 1);
    int pops = 0;
    if (layer->shadow_color.alpha > 0) {
        if (layer->has_shadow_rect) {
            graphene_rect_t rect = GRAPHENE_RECT_INIT(bounds->origin.x + layer->shadow_rect_x,
                                                      bounds->origin.y + layer->shadow_rect_y,
                                                      layer->shadow_rect_width, layer->shadow_rect_height);
            GskRoundedRect shape;
            gsk_rounded_rect_init_from_rect(&shape, &rect, layer->shadow_rect_radius);
            gtk_snapshot_append_outset_shadow(snapshot, &shape, &layer->shadow_color, layer->shadow_x,
                                              layer->shadow_y, 0, layer->shadow_blur);
        } else if (is_opaque) {
            gtk_snapshot_append_outset_shadow(snapshot, &outline, &layer->shadow_color, layer->shadow_x,
                                              layer->shadow_y, 0, layer->shadow_blur);
        } else {
            GskShadow shadow = {layer->shadow_color, layer->shadow_x, layer->shadow_y, layer->shadow_blur};
            gtk_snapshot_push_shadow(snapshot, &shadow, 1);
            pops += 1;
        }
    }
    gboolean has_ground = (ground != NULL && ground->alpha > 0) || layer->color.alpha > 0 || layer->stop_count > 1;
    if (has_ground) {
        if (is_round(layer)) gtk_snapshot_push_rounded_clip(snapshot, &outline);
        if (ground != NULL) gtk_snapshot_append_color(snapshot, ground, bounds);
        if (layer->color.alpha > 0) gtk_snapshot_append_color(snapshot, &layer->color, bounds);
        draw_gradient(layer, bounds, snapshot);
        if (is_round(layer)) gtk_snapshot_pop(snapshot);
    }
    if (layer->clips) {
        gtk_snapshot_push_rounded_clip(snapshot, &outline);
        pops += 1;
    }
    if (layer->texture != NULL) {
        graphene_rect_t rect = GRAPHENE_RECT_INIT(bounds->origin.x + layer->texture_x,
                                                  bounds->origin.y + layer->texture_y, layer->texture_width,
                                                  layer->texture_height);
        // The corners clip an image of the contents, but not a shape beyond the bounds.
        gboolean is_inside = is_round(layer) && graphene_rect_contains_rect(bounds, &rect);
        if (is_inside) gtk_snapshot_push_rounded_clip(snapshot, &outline);
        gtk_snapshot_append_texture(snapshot, layer->texture, &rect);
        if (is_inside) gtk_snapshot_pop(snapshot);
    }
    return pops;
}

void searchlight_layer_end(const SearchlightLayer *layer, const graphene_rect_t *bounds, int pops,
                           GtkSnapshot *snapshot) {
    gboolean has_border = layer->border_width > 0 && layer->border_color.alpha > 0;
    if (layer->clips) {
        gtk_snapshot_pop(snapshot);
        pops -= 1;
    }
    if (has_border) {
        GskRoundedRect outline = outline_of(layer, bounds);
        float width = MIN(layer->border_width, MIN(bounds->size.width, bounds->size.height) / 2);
        float widths[4] = {width, width, width, width};
        GdkRGBA colors[4] = {layer->border_color, layer->border_color, layer->border_color, layer->border_color};
        gtk_snapshot_append_border(snapshot, &outline, widths, colors);
    }
    for (; pops > 0; pops--) gtk_snapshot_pop(snapshot);
}

void searchlight_mask_draw(GdkTexture *mask, const graphene_rect_t *rect, const graphene_matrix_t *place,
                           GskRenderNode *node, GtkSnapshot *snapshot) {
    if (node == NULL) return;
    double xx, yx, xy, yy, x0, y0;
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(node, &bounds);
    if (mask != NULL && rect->size.width > 0 && rect->size.height > 0 &&
        graphene_matrix_to_2d(place, &xx, &yx, &xy, &yy, &x0, &y0)) {
        int width = gdk_texture_get_width(mask), height = gdk_texture_get_height(mask);
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
        gdk_texture_download(mask, cairo_image_surface_get_data(surface),
                             (gsize)cairo_image_surface_get_stride(surface));
        cairo_surface_mark_dirty(surface);
        cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
        cairo_push_group(cairo);
        gsk_render_node_draw(node, cairo);
        cairo_pop_group_to_source(cairo);
        cairo_matrix_t matrix;
        cairo_matrix_init(&matrix, xx, yx, xy, yy, x0, y0);
        cairo_transform(cairo, &matrix);
        cairo_translate(cairo, rect->origin.x, rect->origin.y);
        cairo_scale(cairo, rect->size.width / width, rect->size.height / height);
        cairo_mask_surface(cairo, surface, 0, 0);
        cairo_destroy(cairo);
        cairo_surface_destroy(surface);
    }
    gsk_render_node_unref(node);
}

// Draws a layer and its sublayers, and returns the index of its next sibling.
static int draw_layer(const SearchlightLayer *layers, int count, int index, GtkWidget *widget,
                      GtkSnapshot *snapshot) {
    const SearchlightLayer *layer = &layers[index];
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, layer->width, layer->height);
    const SearchlightTransform *transform = &layer->transform;
    graphene_point_t origin = GRAPHENE_POINT_INIT(layer->x + (float)transform->x, layer->y + (float)transform->y);
    graphene_point_t middle = GRAPHENE_POINT_INIT(layer->width * (float)(0.5 + transform->anchor_x),
                                                  layer->height * (float)(0.5 + transform->anchor_y));
    if (!searchlight_transform_is_seen(transform)) {
        int unseen = index + 1;
        while (unseen < count && layers[unseen].level > layer->level) unseen++;
        return unseen;
    }
    GskTransform *place = searchlight_transform_make(transform, origin, middle, widget);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_transform(snapshot, place);
    gsk_transform_unref(place);
    if (layer->opacity < 1) gtk_snapshot_push_opacity(snapshot, layer->opacity);
    GtkSnapshot *content = layer->has_mask ? gtk_snapshot_new() : snapshot;
    int pops = searchlight_layer_begin(layer, NULL, &bounds, content);
    int next = index + 1;
    while (next < count && layers[next].level > layer->level) next = draw_layer(layers, count, next, widget, content);
    searchlight_layer_end(layer, &bounds, pops, content);
    if (layer->has_mask) {
        graphene_rect_t rect = GRAPHENE_RECT_INIT(layer->mask_x, layer->mask_y, layer->mask_width, layer->mask_height);
        graphene_matrix_t identity;
        graphene_matrix_init_identity(&identity);
        searchlight_mask_draw(layer->mask, &rect, &identity, gtk_snapshot_free_to_node(content), snapshot);
    }
    if (layer->opacity < 1) gtk_snapshot_pop(snapshot);
    gtk_snapshot_restore(snapshot);
    return next;
}

int searchlight_layers_draw(const SearchlightLayer *layers, int count, int index, int depth, GtkWidget *widget,
                            GtkSnapshot *snapshot) {
    while (index < count && layers[index].depth <= depth) index = draw_layer(layers, count, index, widget, snapshot);
    return index;
}

#endif
