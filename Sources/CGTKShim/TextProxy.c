#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

// A text view that takes the keyboard focus, and whose text assistive technology can read and edit. It draws nothing, takes no space
// and does not follow its caret: UIKit lays out the text.
typedef struct {
    GtkTextView parent;
} TextProxy;

typedef struct {
    GtkTextViewClass parent;
} TextProxyClass;

G_DEFINE_TYPE(TextProxy, searchlight_text_proxy, GTK_TYPE_TEXT_VIEW)

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {}

// Commands of keys: UIKit performs those that exist there, others would use GtkTextView's own layout.
static void move_cursor(GtkTextView *view, GtkMovementStep step, int count, gboolean extend) {}

static void set_anchor(GtkTextView *view) {}

static void insert_at_cursor(GtkTextView *view, const char *text) {}

static void delete_from_cursor(GtkTextView *view, GtkDeleteType type, int count) {}

static void act(GtkTextView *view) {}

typedef struct {
    gpointer view;
    gboolean is_done;
} Disconnection;

// Called at a change of any layout of a text view. Disconnects the view from its layout.
static gboolean disconnect_layout(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    Disconnection *disconnection = data;
    gpointer layout = g_value_get_object(&values[0]);
    // Another view's layout has no handlers of this view.
    disconnection->is_done =
        g_signal_handlers_disconnect_matched(layout, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, disconnection->view) > 0;
    return !disconnection->is_done;
}

// GtkTextView lays out changed text whenever the program is idle, and a paragraph at once: one of a megabyte takes the larger part of a
// second after each key. Its layout, which is private, tells it of changes by a signal.
static void ignore_layout(GtkTextView *view) {
    guint signal = g_signal_lookup("invalidated", g_type_from_name("GtkTextLayout"));
    if (signal == 0) return;
    Disconnection disconnection = {view, FALSE};
    gulong hook = g_signal_add_emission_hook(signal, 0, disconnect_layout, &disconnection, NULL);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
    gtk_text_buffer_set_text(buffer, " ", 1);
    gtk_text_buffer_set_text(buffer, "", 0);
    if (!disconnection.is_done) g_signal_remove_emission_hook(signal, hook);
}

static void searchlight_text_proxy_init(TextProxy *self) {
    // GtkTextView would lay out the paragraph of its caret after each change.
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    g_signal_handlers_disconnect_matched(buffer, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
    gtk_text_buffer_set_enable_undo(buffer, FALSE);
    gtk_text_view_set_cursor_visible(GTK_TEXT_VIEW(self), FALSE);
    // UIKit inserts tabs.
    gtk_text_view_set_accepts_tab(GTK_TEXT_VIEW(self), FALSE);
}

static void searchlight_text_proxy_class_init(TextProxyClass *class) {
    GtkWidgetClass *widgets = GTK_WIDGET_CLASS(class);
    widgets->measure = measure;
    widgets->size_allocate = size_allocate;
    widgets->snapshot = snapshot;
    GtkTextViewClass *views = GTK_TEXT_VIEW_CLASS(class);
    views->move_cursor = move_cursor;
    views->set_anchor = set_anchor;
    views->insert_at_cursor = insert_at_cursor;
    views->delete_from_cursor = delete_from_cursor;
    views->backspace = act;
    views->cut_clipboard = act;
    views->copy_clipboard = act;
    views->paste_clipboard = act;
    views->toggle_overwrite = act;
    views->insert_emoji = act;
}

GtkWidget *searchlight_text_proxy_new(void) {
    GtkWidget *proxy = g_object_new(searchlight_text_proxy_get_type(), NULL);
    ignore_layout(GTK_TEXT_VIEW(proxy));
    return proxy;
}

#endif
