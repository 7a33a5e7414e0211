// Rectangles with corners, borders, shadows and gradients.
#ifndef LAYER_H
#define LAYER_H

#include "CGTKShim.h"

/// Whether there is anything to see of what is transformed.
gboolean searchlight_transform_is_seen(const SearchlightTransform *transform);

/// The place of a rectangle whose corner is at `origin` and whose middle is at `middle` from there.
GskTransform *searchlight_transform_make(const SearchlightTransform *transform, graphene_point_t origin,
                                         graphene_point_t middle);

/// Copies a layer with its stops; free the copy with searchlight_layer_clear.
void searchlight_layer_copy(const SearchlightLayer *from, SearchlightLayer *to);
void searchlight_layer_clear(SearchlightLayer *layer);

/// Draws what is behind the content, and begins the content. `ground` is drawn as well as the layer's own colour; NULL for
/// none. Returns how many times to pop the snapshot in searchlight_layer_end.
int searchlight_layer_begin(const SearchlightLayer *layer, const GdkRGBA *ground, const graphene_rect_t *bounds,
                            GtkSnapshot *snapshot);

/// Ends the content, and draws what is in front of it.
void searchlight_layer_end(const SearchlightLayer *layer, const graphene_rect_t *bounds, int pops, GtkSnapshot *snapshot);

/// Draws the layers from `index` on that lie behind a child of that depth. Returns the index of the next one.
int searchlight_layers_draw(const SearchlightLayer *layers, int count, int index, int depth, GtkSnapshot *snapshot);

#endif
