// The way from a picture of what a view held to what it holds now.
#ifndef TRANSITION_H
#define TRANSITION_H

#include "CGTKShim.h"

typedef struct {
    GdkPaintable *picture;
    SearchlightMotion motion;
    double progress;
    gboolean is_mirrored;
    gboolean is_opaque;
} Transition;

/// Draws a moment of a transition. `draw_children` draws what the view holds now, or only the child in front.
void searchlight_transition_snapshot(const Transition *transition, GtkWidget *view, GtkSnapshot *snapshot,
                                     void (*draw_children)(GtkWidget *view, GtkSnapshot *snapshot, gboolean only_front));

#endif
