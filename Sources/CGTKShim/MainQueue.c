#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

// Functions of Dispatch for foreign main loops. Foundation's run loop uses them, too.
extern int _dispatch_get_main_queue_port_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean drain(int descriptor, GIOCondition condition, void *context) {
    // The descriptor is an eventfd. Unless it is read, it stays ready, and starves sources of lower priority, such as drawing.
    uint64_t count;
    if (read(descriptor, &count, sizeof count) < 0) { /* Nothing was there: draining does no harm. */ }
    _dispatch_main_queue_callback_4CF(NULL);
    ((void (*)(void))context)();
    return G_SOURCE_CONTINUE;
}

void searchlight_attach_main_queue(void (*after)(void)) {
    g_unix_fd_add(_dispatch_get_main_queue_port_4CF(), G_IO_IN, drain, (void *)after);
}

#endif
