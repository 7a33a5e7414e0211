// Keeps the main queue on the main thread in tests; see MainThread.c.
#ifndef MAINTHREAD_H
#define MAINTHREAD_H

/// Whether the jobs of the main queue run on the main thread.
int searchlight_test_is_on_main_thread(void);

#endif
