// Readers and writers of image files, as Swift sees them. pkg-config knows their folders on this machine.
#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include <gdk-pixbuf/gdk-pixbuf.h>

// GTimeVal is deprecated, but the functions that take it have no successors.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Begins an animation at the time 0. The caller unreferences the iterator.
static inline GdkPixbufAnimationIter *searchlight_animation_begin(GdkPixbufAnimation *animation) {
    GTimeVal time = {0, 0};
    return gdk_pixbuf_animation_get_iter(animation, &time);
}

/// Moves an iterator to a time in milliseconds.
static inline void searchlight_animation_advance(GdkPixbufAnimationIter *iter, gint64 milliseconds) {
    GTimeVal time = {(glong)(milliseconds / 1000), (glong)(milliseconds % 1000 * 1000)};
    gdk_pixbuf_animation_iter_advance(iter, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#endif
