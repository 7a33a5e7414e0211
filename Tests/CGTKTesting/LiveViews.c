#include "CGTKTesting.h"

#if __has_include(<adwaita.h>)

#include "CGTKShim.h"

static int live_views = 0;
static void (*constructed)(GObject *);
static void (*finalize)(GObject *);

static void count_constructed(GObject *view) {
    live_views += 1;
    constructed(view);
}

static void count_finalize(GObject *view) {
    live_views -= 1;
    finalize(view);
}

void searchlight_test_count_views(void) {
    if (constructed != NULL) return;
    GtkWidget *view = g_object_ref_sink(searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC));
    GObjectClass *class = G_OBJECT_GET_CLASS(view);
    g_object_unref(view);
    constructed = class->constructed;
    finalize = class->finalize;
    class->constructed = count_constructed;
    class->finalize = count_finalize;
}

int searchlight_test_live_view_count(void) {
    return live_views;
}

#endif
