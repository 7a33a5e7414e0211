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

// Invisible text is not laid out. GtkTextView lays out all other text when the program is idle, and a paragraph as a whole: a megabyte
// takes the larger part of a second after each key.
static void hide(GtkTextBuffer *buffer, GtkTextIter *end, const char *text, int length, GtkTextTag *invisible) {
    GtkTextIter start = *end;
    gtk_text_iter_backward_chars(&start, (int)g_utf8_strlen(text, length));
    gtk_text_buffer_apply_tag(buffer, invisible, &start, end);
}

static void searchlight_text_proxy_init(TextProxy *self) {
    // GtkTextView would lay out the paragraph of its caret after each change.
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    g_signal_handlers_disconnect_matched(buffer, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
    GtkTextTag *invisible = gtk_text_buffer_create_tag(buffer, NULL, "invisible", TRUE, NULL);
    g_signal_connect_after(buffer, "insert-text", G_CALLBACK(hide), invisible);
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

GtkWidget *searchlight_text_proxy_new(void) { return g_object_new(searchlight_text_proxy_get_type(), NULL); }

#endif
