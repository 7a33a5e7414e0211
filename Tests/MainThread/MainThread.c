#define _GNU_SOURCE
#include "MainThread.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// Dispatch provides these two functions for external main loops. Foundation's run loop uses them.
extern int _dispatch_get_main_queue_port_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int searchlight_test_is_on_main_thread(void) {
    return getenv("TESTS_ON_MAIN_THREAD") != NULL;
}

/// Replaces Dispatch's function of this name, in which an asynchronous `main` waits. The original ends the main thread, after
/// which jobs of the main queue run on arbitrary threads. WebKit must always be called on the same thread, as in an app.
__attribute__((noreturn)) void dispatch_main(void) {
    if (!searchlight_test_is_on_main_thread()) {
        void (*usual)(void) = (void (*)(void))dlsym(RTLD_NEXT, "dispatch_main");
        if (usual != NULL) usual();
        abort();
    }
    struct pollfd queue = {.fd = _dispatch_get_main_queue_port_4CF(), .events = POLLIN};
    for (;;) {
        if (poll(&queue, 1, -1) < 0 && errno != EINTR) abort();
        uint64_t count;
        if (read(queue.fd, &count, sizeof count) < 0) { /* Nothing was there: draining does no harm. */ }
        _dispatch_main_queue_callback_4CF(NULL);
    }
}
