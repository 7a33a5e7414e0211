// Measures a program that does not know the gauge: LD_PRELOAD adds this library to it.
//
// GAUGE_SESSION is the path of the session. The keys are pressed as soon as the file exists.
#include "Gauge.h"

#include <gtk/gtk.h>

// The time between two looks for the file, in milliseconds.
enum { PAUSE = 20 };

static gboolean look(void *session) {
    if (!gtk_is_initialized() || !g_file_test(session, G_FILE_TEST_EXISTS)) return G_SOURCE_CONTINUE;
    gauge_start(session, NULL);
    g_free(session);
    return G_SOURCE_REMOVE;
}

__attribute__((constructor)) static void preload(void) {
    const char *session = g_getenv("GAUGE_SESSION");
    if (!session) return;
    g_timeout_add(PAUSE, look, g_strdup(session));
    // Not for programs that the measured one starts.
    g_unsetenv("GAUGE_SESSION");
    g_unsetenv("LD_PRELOAD");
}
