// GTK's own search: a search entry over a list whose model is filtered by GtkStringFilter.
//
// Usage: PlainWindow NAMES SESSION
#include "Gauge.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

static GListModel *shown;
static GtkWidget *list;

static unsigned row_count(void) {
    return g_list_model_get_n_items(shown);
}

static GListModel *read_names(const char *path) {
    char *text = NULL;
    if (!g_file_get_contents(path, &text, NULL, NULL)) {
        fprintf(stderr, "The names cannot be read from %s.\n", path);
        exit(EXIT_FAILURE);
    }
    char **names = g_strsplit(g_strchomp(text), "\n", -1);
    GtkStringList *list = gtk_string_list_new((const char *const *)names);
    g_strfreev(names);
    g_free(text);
    return G_LIST_MODEL(list);
}

// Not the entry's signal `search-changed`, which has a delay of 150 milliseconds.
static void text_changed(GtkEditable *entry, GtkStringFilter *filter) {
    int64_t start = gauge_now();
    gtk_string_filter_set_search(filter, gtk_editable_get_text(entry));
    gauge_did_filter(start);
    // The list keeps a row at its position, so the first results would be above the visible area.
    if (row_count() > 0) gtk_widget_activate_action(list, "list.scroll-to-item", "u", 0);
}

static void set_up(GtkListItemFactory *factory, GtkListItem *item) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_widget_set_size_request(label, -1, 40);
    gtk_list_item_set_child(item, label);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item) {
    GtkStringObject *name = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(name));
}

int main(int count, char **arguments) {
    if (count != 3 || !gtk_init_check()) {
        fprintf(stderr, "Usage: PlainWindow NAMES SESSION, on a display\n");
        return EXIT_FAILURE;
    }
    GtkExpression *string = gtk_property_expression_new(GTK_TYPE_STRING_OBJECT, NULL, "string");
    GtkStringFilter *filter = gtk_string_filter_new(string);
    gtk_string_filter_set_ignore_case(filter, TRUE);
    gtk_string_filter_set_match_mode(filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
    shown = G_LIST_MODEL(gtk_filter_list_model_new(read_names(arguments[1]), GTK_FILTER(filter)));

    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(shown))), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_widget_set_vexpand(scrolled, TRUE);

    GtkWidget *entry = gtk_search_entry_new();
    g_signal_connect(entry, "changed", G_CALLBACK(text_changed), filter);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), scrolled);

    GtkWidget *window = gtk_window_new();
    gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
    gtk_window_set_default_size(GTK_WINDOW(window), 460, 727);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(entry);

    gauge_start(arguments[2], row_count);
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_main_loop_run(loop);
}
