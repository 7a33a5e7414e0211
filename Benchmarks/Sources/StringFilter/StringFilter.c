#include "StringFilter.h"

#include <gtk/gtk.h>

struct StringFilter {
    GtkStringFilter *filter;
    GListModel *shown;
};

StringFilter *string_filter_new(const char *const *names) {
    StringFilter *self = g_new0(StringFilter, 1);
    GtkExpression *string = gtk_property_expression_new(GTK_TYPE_STRING_OBJECT, NULL, "string");
    self->filter = gtk_string_filter_new(string);
    gtk_string_filter_set_ignore_case(self->filter, TRUE);
    gtk_string_filter_set_match_mode(self->filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
    GListModel *list = G_LIST_MODEL(gtk_string_list_new(names));
    self->shown = G_LIST_MODEL(gtk_filter_list_model_new(list, GTK_FILTER(g_object_ref(self->filter))));
    return self;
}

void string_filter_free(StringFilter *self) {
    g_object_unref(self->shown);
    g_object_unref(self->filter);
    g_free(self);
}

void string_filter_clear(StringFilter *self) {
    gtk_string_filter_set_search(self->filter, NULL);
}

unsigned string_filter_search(StringFilter *self, const char *text, unsigned first) {
    gtk_string_filter_set_search(self->filter, text);
    unsigned count = g_list_model_get_n_items(self->shown);
    for (unsigned index = 0; index < MIN(first, count); index++) {
        g_object_unref(g_list_model_get_item(self->shown, index));
    }
    return count;
}
