#include "CGTKTesting.h"
#include <stdlib.h>

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

int searchlight_test_get_set_size(GtkWidget *widget) {
    return get_number(widget, GTK_ACCESSIBLE_RELATION_SET_SIZE);
}

#endif
