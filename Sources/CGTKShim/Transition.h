// A transition from an image of the previous content of a view to its current content.
#ifndef TRANSITION_H
#define TRANSITION_H

#include "CGTKShim.h"

typedef struct {
    GdkPaintable *picture;
    SearchlightMotion motion;
    double progress;
    gboolean is_mirrored;
    gboolean is_opaque;
    double direction_x, direction_y;
} Transition;

/// Draws a frame of a transition. `draw_children` draws the current content, or only the frontmost child.
void searchlight_transition_snapshot(const Transition *transition, GtkWidget *view, GtkSnapshot *snapshot,
                                     void (*draw_children)(GtkWidget *view, GtkSnapshot *snapshot, gboolean only_front));

#endif
