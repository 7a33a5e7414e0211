#include "Gauge.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

// REST: the pause between two keys in milliseconds, longer than a frame, so that no frame is in progress. PATIENCE: the timeout
// for the result of a key, in milliseconds.
enum { REST = 40, PATIENCE = 60000 };

typedef struct {
    char **words; // the key, the text, the number of rows or a label, the first rows
} Step;

typedef struct {
    char *text;
    double y;
} Row;

static struct {
    Display *display;
    GtkWidget *window;
    GPtrArray *steps;
    guint next;
    gboolean is_waiting;
    int64_t start, filtering;
    int frames;
    guint alarm;
    unsigned (*count)(void);
} gauge;

static void fail(const char *reason) {
    fprintf(stderr, "Benchmark: %s.\n", reason);
    exit(EXIT_FAILURE);
}

int64_t gauge_now(void) {
    return g_get_monotonic_time();
}

void gauge_did_filter(int64_t start) {
    gauge.filtering += gauge_now() - start;
}

// MARK: Reading the window

static GtkWidget *find_list(GtkWidget *widget) {
    if (!gtk_widget_get_mapped(widget)) return NULL;
    if (gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget)) == GTK_ACCESSIBLE_ROLE_LIST) return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_list(child);
        if (found) return found;
    }
    return NULL;
}

static void collect_rows(GtkWidget *widget, GtkWidget *list, GArray *rows) {
    if (!gtk_widget_get_child_visible(widget) || !gtk_widget_get_mapped(widget)) return;
    if (GTK_IS_LABEL(widget)) {
        graphene_rect_t bounds;
        if (!gtk_widget_compute_bounds(widget, list, &bounds) || bounds.origin.y + bounds.size.height <= 0) return;
        Row row = {g_strdup(gtk_label_get_text(GTK_LABEL(widget))), bounds.origin.y};
        g_array_append_val(rows, row);
        return;
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        collect_rows(child, list, rows);
    }
}

static int compare_rows(const void *left, const void *right) {
    double difference = ((const Row *)left)->y - ((const Row *)right)->y;
    return difference < 0 ? -1 : difference > 0;
}

static void clear_row(void *row) {
    g_free(((Row *)row)->text);
}

static const char *typed(void) {
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(gauge.window));
    return focus && GTK_IS_EDITABLE(focus) ? gtk_editable_get_text(GTK_EDITABLE(focus)) : "";
}

// Whether the focused text view has the text before its caret, and the number of characters.
static gboolean shows_text(GtkTextView *view, const Step *step) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
    if (gtk_text_buffer_get_char_count(buffer) != atol(step->words[2])) return FALSE;
    GtkTextIter start, end;
    gtk_text_buffer_get_iter_at_mark(buffer, &end, gtk_text_buffer_get_insert(buffer));
    start = end;
    gtk_text_iter_backward_chars(&start, (int)g_utf8_strlen(step->words[1], -1));
    char *text = gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
    gboolean is_same = strcmp(text, step->words[1]) == 0;
    g_free(text);
    return is_same;
}

// Whether the labels of the list begin with the expected rows.
static gboolean begins_with_rows(GArray *labels, const Step *step) {
    guint wanted = g_strv_length(step->words) - 3;
    gboolean is_same = wanted > 0 ? labels->len >= wanted : labels->len == 0;
    for (guint i = 0; is_same && i < wanted; i++) {
        is_same = strcmp(g_array_index(labels, Row, i).text, step->words[3 + i]) == 0;
    }
    return is_same;
}

// Whether the labels of the list contain those of the expected rows, in their order. Rows may have further labels.
static gboolean contains_rows(GArray *labels, const Step *step) {
    char **wanted = step->words + 3;
    for (guint i = 0; *wanted && i < labels->len; i++) {
        if (strcmp(g_array_index(labels, Row, i).text, *wanted) == 0) wanted++;
    }
    return *wanted == NULL;
}

static gboolean has_label(GtkWidget *widget, const char *text) {
    if (!gtk_widget_get_mapped(widget)) return FALSE;
    if (GTK_IS_LABEL(widget) && strcmp(gtk_label_get_text(GTK_LABEL(widget)), text) == 0) return TRUE;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (has_label(child, text)) return TRUE;
    }
    return FALSE;
}

static gboolean shows(const Step *step) {
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(gauge.window));
    if (focus && GTK_IS_TEXT_VIEW(focus)) return shows_text(GTK_TEXT_VIEW(focus), step);
    if (strcmp(typed(), step->words[1]) != 0) return FALSE;
    if (gauge.count ? gauge.count() != (unsigned)atol(step->words[2]) : !has_label(gauge.window, step->words[2])) return FALSE;
    GtkWidget *list = find_list(gauge.window);
    GArray *labels = g_array_new(FALSE, FALSE, sizeof(Row));
    g_array_set_clear_func(labels, clear_row);
    if (list) collect_rows(list, list, labels);
    g_array_sort(labels, compare_rows);
    gboolean is_same = gauge.count ? begins_with_rows(labels, step) : contains_rows(labels, step);
    g_array_unref(labels);
    return is_same;
}

// MARK: Pressing

static void press(void);

static gboolean rested(void *unused) {
    press();
    return G_SOURCE_REMOVE;
}

static gboolean gave_up(void *unused) {
    const Step *step = gauge.steps->pdata[gauge.next];
    fprintf(stderr, "Benchmark: after key %u (%s) the window never showed \"%s\" with %s; it has \"%s\" with %u.\n",
            gauge.next, step->words[0], step->words[1], step->words[2], typed(), gauge.count ? gauge.count() : 0);
    exit(EXIT_FAILURE);
}

static void after_paint(GdkFrameClock *clock, void *unused) {
    int64_t end = gauge_now();
    if (!gauge.is_waiting) return;
    gauge.frames += 1;
    if (!shows(gauge.steps->pdata[gauge.next])) return;
    gauge.is_waiting = FALSE;
    g_source_remove(gauge.alarm);
    printf("%lld\t%lld\t%d\n", (long long)(end - gauge.start), (long long)gauge.filtering, gauge.frames);
    gauge.next += 1;
    // After all other work of the program.
    g_timeout_add_full(G_PRIORITY_LOW, REST, rested, NULL, NULL);
}

static void press(void) {
    if (gauge.next == gauge.steps->len) {
        fflush(stdout);
        exit(EXIT_SUCCESS);
    }
    const Step *step = gauge.steps->pdata[gauge.next];
    KeyCode code = XKeysymToKeycode(gauge.display, XStringToKeysym(step->words[0]));
    if (code == 0) fail("the keyboard lacks a key of the session");
    gauge.is_waiting = TRUE;
    gauge.frames = 0;
    gauge.filtering = 0;
    gauge.alarm = g_timeout_add(PATIENCE, gave_up, NULL);
    gauge.start = gauge_now();
    XTestFakeKeyEvent(gauge.display, code, True, 0);
    XTestFakeKeyEvent(gauge.display, code, False, 0);
    XFlush(gauge.display);
}

// MARK: Starting

static void read_session(const char *path) {
    char *text = NULL;
    if (!g_file_get_contents(path, &text, NULL, NULL)) fail("the session cannot be read");
    gauge.steps = g_ptr_array_new();
    char **lines = g_strsplit(text, "\n", -1);
    for (char **line = lines; *line; line++) {
        if (**line == 0) continue;
        Step *step = g_new0(Step, 1);
        step->words = g_strsplit(*line, "\t", -1);
        if (g_strv_length(step->words) < 3) fail("the session has a line that is too short");
        g_ptr_array_add(gauge.steps, step);
    }
    g_strfreev(lines);
    g_free(text);
}

// Sets the focus, because there is no window manager.
static gboolean begin(void *unused) {
    GListModel *windows = gtk_window_get_toplevels();
    gauge.window = g_list_model_get_item(windows, 0);
    if (!gauge.window || !gtk_widget_get_mapped(gauge.window)) {
        g_clear_object(&gauge.window);
        return G_SOURCE_CONTINUE;
    }
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(gauge.window));
    if (!GDK_IS_X11_SURFACE(surface)) fail("the window is not on an X server");
    printf("%d\t%d\n", gdk_surface_get_width(surface), gdk_surface_get_height(surface));
    XSetInputFocus(gauge.display, gdk_x11_surface_get_xid(surface), RevertToParent, CurrentTime);
    XFlush(gauge.display);
    g_signal_connect(gdk_surface_get_frame_clock(surface), "after-paint", G_CALLBACK(after_paint), NULL);
    g_timeout_add_full(G_PRIORITY_LOW, 500, rested, NULL, NULL);
    return G_SOURCE_REMOVE;
}

void gauge_start(const char *session, unsigned (*count)(void)) {
    gauge.count = count;
    read_session(session);
    gauge.display = XOpenDisplay(NULL);
    int ignored;
    if (!gauge.display || !XTestQueryExtension(gauge.display, &ignored, &ignored, &ignored, &ignored)) {
        fail("the X server has no XTEST extension, which presses keys");
    }
    // Animations would cause additional frames.
    g_object_set(gtk_settings_get_default(), "gtk-cursor-blink", FALSE, "gtk-enable-animations", FALSE, NULL);
    g_timeout_add_full(G_PRIORITY_LOW, 20, begin, NULL, NULL);
}
