#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

void searchlight_accessible_set_label(GtkWidget *widget, const char *label) {
    if (label == NULL) {
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
    } else {
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

void searchlight_accessible_set_description(GtkWidget *widget, const char *description) {
    if (description == NULL) {
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    } else {
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
    }
}

void searchlight_accessible_set_placeholder(GtkWidget *widget, const char *placeholder) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER,
                                   placeholder == NULL ? "" : placeholder, -1);
}

void searchlight_accessible_set_selected(GtkWidget *widget, gboolean selected) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void searchlight_accessible_set_checked(GtkWidget *widget, gboolean checked) {
    GtkAccessibleTristate state = checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}

void searchlight_accessible_set_expanded(GtkWidget *widget, gboolean expanded) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

void searchlight_accessible_reset_expanded(GtkWidget *widget) {
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED);
}

void searchlight_accessible_set_busy(GtkWidget *widget, gboolean busy) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

void searchlight_accessible_set_active_descendant(GtkWidget *widget, GtkWidget *descendant) {
    if (descendant == NULL) {
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT);
    } else {
        gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, descendant,
                                       -1);
    }
}

void searchlight_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void searchlight_accessible_set_modal(GtkWidget *widget, gboolean modal) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, modal, -1);
}

void searchlight_accessible_set_level(GtkWidget *widget, int level) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void searchlight_accessible_set_position(GtkWidget *widget, int position, int count) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    if (position == 0) {
        gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET);
        gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE);
    } else {
        gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
                                       GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
    }
}

void searchlight_accessible_set_controls(GtkWidget *widget, GtkWidget *controlled) {
    if (controlled == NULL) {
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_CONTROLS);
    } else {
        gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_CONTROLS, controlled, NULL, -1);
    }
}

void searchlight_set_role(GtkWidget *widget, GtkAccessibleRole role) {
    g_object_set(widget, "accessible-role", role, NULL);
}

int searchlight_get_int_property(GtkSettings *settings, const char *name, int otherwise) {
    GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(settings), name);
    if (spec == NULL) return otherwise;
    int value = otherwise;
    g_object_get(settings, name, &value, NULL);
    return value;
}

char *searchlight_copy_string_property(GtkSettings *settings, const char *name) {
    char *value = NULL;
    g_object_get(settings, name, &value, NULL);
    return value;
}

void searchlight_set_int_property(GtkSettings *settings, const char *name, int value) {
    g_object_set(settings, name, value, NULL);
}

void searchlight_set_string_property(GtkSettings *settings, const char *name, const char *value) {
    g_object_set(settings, name, value, NULL);
}

void searchlight_input_method_set_wishes(GtkIMContext *method, GtkInputPurpose purpose, GtkInputHints hints) {
    g_object_set(method, "input-purpose", purpose, "input-hints", hints, NULL);
}

GtkWidget *searchlight_box_new(GtkOrientation orientation, int spacing, GtkAccessibleRole role) {
    return g_object_new(GTK_TYPE_BOX, "orientation", orientation, "spacing", spacing, "accessible-role", role, NULL);
}

#endif
