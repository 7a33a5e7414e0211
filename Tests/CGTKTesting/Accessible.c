#include "CGTKTesting.h"
#include <stdlib.h>
#include <string.h>

#if __has_include(<adwaita.h>)

// GTK has no getter for accessible properties. The test function compares, and returns the actual value if it differs.
static char *copy_property(GtkWidget *widget, GtkAccessibleProperty property) {
    return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, "\x01");
}

char *searchlight_test_copy_label(GtkWidget *widget) {
    return copy_property(widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

char *searchlight_test_copy_description(GtkWidget *widget) {
    return copy_property(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static int get_number(GtkWidget *widget, GtkAccessibleRelation relation) {
    if (!gtk_test_accessible_has_relation(GTK_ACCESSIBLE(widget), relation)) return 0;
    char *text = gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), relation, -1);
    int number = text == NULL ? 0 : atoi(text);
    g_free(text);
    return number;
}

int searchlight_test_get_position(GtkWidget *widget) {
    return get_number(widget, GTK_ACCESSIBLE_RELATION_POS_IN_SET);
}

static int get_state(GtkWidget *widget, GtkAccessibleState state) {
    if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(widget), state)) return -1;
    char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, TRUE);
    if (difference == NULL) return 1;
    gboolean is_undefined = strcmp(difference, "undefined") == 0;
    g_free(difference);
    return is_undefined ? -1 : 0;
}

int searchlight_test_get_expanded(GtkWidget *widget) {
    return get_state(widget, GTK_ACCESSIBLE_STATE_EXPANDED);
}

int searchlight_test_get_busy(GtkWidget *widget) {
    return get_state(widget, GTK_ACCESSIBLE_STATE_BUSY);
}

int searchlight_test_get_selected(GtkWidget *widget) {
    return get_state(widget, GTK_ACCESSIBLE_STATE_SELECTED);
}

int searchlight_test_get_set_size(GtkWidget *widget) {
    return get_number(widget, GTK_ACCESSIBLE_RELATION_SET_SIZE);
}

#endif
