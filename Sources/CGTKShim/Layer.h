// Rectangles with corners, borders, shadows and gradients.
#ifndef LAYER_H
#define LAYER_H

#include "CGTKShim.h"

/// Whether the renderer of a widget shows perspective.
gboolean searchlight_shows_depth(GtkWidget *widget);

/// Whether a transformed object is visible, that is, not scaled to zero.
gboolean searchlight_transform_is_seen(const SearchlightTransform *transform);

/// The transform of a rectangle with its corner at `origin` and its anchor point at `middle` relative to that, in a widget, whose renderer may
/// not show depth.
GskTransform *searchlight_transform_make(const SearchlightTransform *transform, graphene_point_t origin,
                                         graphene_point_t middle, GtkWidget *widget);

/// Draws a node where a texture has opacity. The rectangle of the texture is in the coordinates of `place`, which maps to those of the
/// snapshot. Unreferences the node, which may be NULL.
void searchlight_mask_draw(GdkTexture *mask, const graphene_rect_t *rect, const graphene_matrix_t *place,
                           GskRenderNode *node, GtkSnapshot *snapshot);

/// Copies a layer and its stops. Free the copy with searchlight_layer_clear.
void searchlight_layer_copy(const SearchlightLayer *from, SearchlightLayer *to);
void searchlight_layer_clear(SearchlightLayer *layer);

/// Draws the background and begins the content. `ground` is drawn in addition to the layer's own colour; NULL for none. Returns
/// the number of snapshot pops for searchlight_layer_end.
int searchlight_layer_begin(const SearchlightLayer *layer, const GdkRGBA *ground, const graphene_rect_t *bounds,
                            GtkSnapshot *snapshot);

/// Ends the content, and draws the foreground.
void searchlight_layer_end(const SearchlightLayer *layer, const graphene_rect_t *bounds, int pops, GtkSnapshot *snapshot);

/// Draws the layers from `index` on that are behind a child of the given depth. Returns the index of the next layer.
int searchlight_layers_draw(const SearchlightLayer *layers, int count, int index, int depth, GtkWidget *widget,
                            GtkSnapshot *snapshot);

#endif
