#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

static GtkWidget *child_of(GtkWidget *widget) {
    return gtk_widget_get_first_child(widget);
}

static int minimum_width(GtkWidget *child) {
    int minimum = 0;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    return minimum;
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    GtkWidget *child = child_of(widget);
    *minimum = *natural = 0;
    if (child == NULL) return;
    // A child must not be measured for a width below its minimum.
    if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0) for_size = MAX(for_size, minimum_width(child));
    gtk_widget_measure(child, orientation, for_size, minimum, natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) *minimum = 0;
}

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
    GtkWidget *child = child_of(widget);
    if (child == NULL) return;
    int child_width = MAX(width, minimum_width(child));
    // The trailing part that does not fit is clipped.
    gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
    graphene_point_t origin = GRAPHENE_POINT_INIT(is_mirrored ? (float)(width - child_width) : 0, 0);
    gtk_widget_allocate(child, child_width, height, -1, gsk_transform_translate(NULL, &origin));
}

GtkWidget *searchlight_shrinking_new(GtkWidget *child) {
    GtkWidget *widget = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC);
    gtk_widget_set_layout_manager(widget, gtk_custom_layout_new(NULL, measure, allocate));
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
    searchlight_view_insert(widget, child, NULL);
    return widget;
}

#endif
