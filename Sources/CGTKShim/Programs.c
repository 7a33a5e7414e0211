// The desktop's programs for a file. GTK's list of programs is deprecated since 4.10, but has no successor.
#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
    SearchlightOpenCallback callback;
    void *context;
} Choice;

static void chosen(GtkDialog *dialog, int response, gpointer data) {
    Choice *choice = data;
    gboolean is_open = FALSE;
    GAppInfo *program = response == GTK_RESPONSE_OK ? gtk_app_chooser_get_app_info(GTK_APP_CHOOSER(dialog)) : NULL;
    if (program) {
        GFile *file = NULL;
        g_object_get(dialog, "gfile", &file, NULL);
        GList files = {file, NULL, NULL};
        GdkAppLaunchContext *launch = gdk_display_get_app_launch_context(gtk_widget_get_display(GTK_WIDGET(dialog)));
        is_open = g_app_info_launch(program, &files, G_APP_LAUNCH_CONTEXT(launch), NULL);
        g_object_unref(launch);
        g_object_unref(file);
        g_object_unref(program);
    }
    gtk_window_destroy(GTK_WINDOW(dialog));
    choice->callback(is_open, choice->context);
    g_free(choice);
}

void searchlight_open_with(GtkWindow *parent, const char *path, const char *heading, SearchlightOpenCallback callback,
                           void *context) {
    GFile *file = g_file_new_for_path(path);
    if (g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) || g_getenv("SNAP")) {
        char *uri = g_file_get_uri(file);
        gtk_show_uri(parent, uri, GDK_CURRENT_TIME);
        g_free(uri);
        g_object_unref(file);
        callback(TRUE, context);
        return;
    }
    GtkWidget *dialog = gtk_app_chooser_dialog_new(parent, GTK_DIALOG_MODAL, file);
    gtk_window_set_title(GTK_WINDOW(dialog), heading);
    Choice *choice = g_new(Choice, 1);
    *choice = (Choice){callback, context};
    g_signal_connect(dialog, "response", G_CALLBACK(chosen), choice);
    gtk_window_present(GTK_WINDOW(dialog));
    g_object_unref(file);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#endif
