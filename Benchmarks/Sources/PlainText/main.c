// GTK's own text view.
//
// Usage: PlainText TEXT SESSION OFFSET
#include "Gauge.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned no_rows(void) {
    return 0;
}

int main(int count, char **arguments) {
    char *text = NULL;
    gsize length = 0;
    if (count != 4 || !gtk_init_check() || !g_file_get_contents(arguments[1], &text, &length, NULL)) {
        fprintf(stderr, "Usage: PlainText TEXT SESSION OFFSET, on a display\n");
        return EXIT_FAILURE;
    }
    GtkWidget *view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(buffer, text, (int)length);
    GtkTextIter place;
    gtk_text_buffer_get_iter_at_offset(buffer, &place, atoi(arguments[3]));
    gtk_text_buffer_place_cursor(buffer, &place);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);

    GtkWidget *window = gtk_window_new();
    gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
    gtk_window_set_default_size(GTK_WINDOW(window), 460, 727);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(view);
    gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(view), gtk_text_buffer_get_insert(buffer), 0, FALSE, 0, 0);

    gauge_start(arguments[2], no_rows);
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_main_loop_run(loop);
}
