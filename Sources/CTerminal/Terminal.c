#define _GNU_SOURCE

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

enum { most_bytes = 1024 };

static struct termios saved_settings;
static uint8_t saved_bytes[most_bytes];
static size_t saved_length;
static volatile sig_atomic_t protected_descriptor = -1;
// The process that took over the terminal. Its children inherit the handlers.
static pid_t owner;

// The signals that end a process, by another process, by the terminal, or by a trap.
static const int signals[] = {
    SIGABRT, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGQUIT, SIGSEGV, SIGSYS, SIGTERM, SIGTRAP,
};

enum { signal_count = sizeof signals / sizeof *signals };

static struct sigaction old_actions[signal_count];

static void write_all(int descriptor, const uint8_t *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0 && errno == EAGAIN) {
            // A terminal that accepts nothing for a second is left as it is.
            struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
            if (poll(&writable, 1, 1000) > 0) {
                continue;
            }
            return;
        }
        if (written <= 0) {
            return;
        }
        bytes += written;
        length -= (size_t)written;
    }
}

// The file with the collected output, and the descriptors that it replaces; -1 for none.
static int captured = -1;
static int saved_output = -1;
static int saved_errors = -1;

// Uses only functions that are safe in signal handlers.
static void end_capture(void)
{
    if (captured < 0 || getpid() != owner) {
        return;
    }
    dup2(saved_output, STDOUT_FILENO);
    fcntl(STDOUT_FILENO, F_SETFL, fcntl(STDOUT_FILENO, F_GETFL) & ~O_NONBLOCK);
    if (saved_errors >= 0) {
        dup2(saved_errors, STDERR_FILENO);
    }
    uint8_t buffer[4096];
    off_t place = 0;
    for (;;) {
        ssize_t length = pread(captured, buffer, sizeof buffer, place);
        if (length <= 0) {
            break;
        }
        write_all(saved_errors >= 0 ? STDERR_FILENO : STDOUT_FILENO, buffer, (size_t)length);
        place += length;
    }
    captured = -1;
}

// Uses only functions that are safe in signal handlers.
static void restore(void)
{
    int descriptor = protected_descriptor;
    protected_descriptor = -1;
    if (descriptor >= 0 && getpid() == owner) {
        write_all(descriptor, saved_bytes, saved_length);
        tcsetattr(descriptor, TCSANOW, &saved_settings);
    }
}

// Restores the terminal when the program calls exit().
static void restore_at_exit(void)
{
    restore();
    fflush(stdout);
    end_capture();
}

// Uses only functions that are safe in signal handlers.
static void restore_and_end(int signal_number)
{
    restore();
    end_capture();
    // The former action, usually the end of the process, follows when this handler returns.
    for (int index = 0; index < signal_count; index++) {
        if (signals[index] == signal_number) {
            sigaction(signal_number, &old_actions[index], NULL);
        }
    }
    raise(signal_number);
}

bool searchlight_terminal_protect(int descriptor, const struct termios *settings, const uint8_t *bytes, size_t length)
{
    if (length > most_bytes) {
        return false;
    }
    bool is_first = protected_descriptor < 0;
    protected_descriptor = -1;
    owner = getpid();
    saved_settings = *settings;
    memcpy(saved_bytes, bytes, length);
    saved_length = length;
    protected_descriptor = descriptor;
    if (!is_first) {
        return true;
    }
    static bool is_registered = false;
    if (!is_registered) {
        is_registered = atexit(restore_at_exit) == 0;
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_and_end;
    sigfillset(&action.sa_mask);
    // Programs that were started by a thread without signals inherit its mask.
    sigset_t unblocked;
    sigemptyset(&unblocked);
    for (int index = 0; index < signal_count; index++) {
        sigaddset(&unblocked, signals[index]);
    }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
    for (int index = 0; index < signal_count; index++) {
        if (sigaction(signals[index], NULL, &old_actions[index]) != 0) {
            return false;
        }
        // A signal that the process ignores, as below nohup, stays ignored.
        if (old_actions[index].sa_handler != SIG_IGN && sigaction(signals[index], &action, NULL) != 0) {
            return false;
        }
    }
    return true;
}

void searchlight_terminal_release(void)
{
    if (protected_descriptor < 0) {
        return;
    }
    protected_descriptor = -1;
    for (int index = 0; index < signal_count; index++) {
        sigaction(signals[index], &old_actions[index], NULL);
    }
}

bool searchlight_terminal_size(int descriptor, int *columns, int *rows)
{
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return false;
    }
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

void searchlight_terminal_suspend(void)
{
    kill(0, SIGTSTP);
}

int searchlight_terminal_capture(void)
{
    if (captured >= 0) {
        return saved_output;
    }
    owner = getpid();
    fflush(stdout);
    int file = memfd_create("output", MFD_CLOEXEC);
    // An open file of its own: the shell, which shares standard output, must not see the flag O_NONBLOCK.
    const char *name = ttyname(STDOUT_FILENO);
    int output = name ? open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC) : -1;
    if (output < 0) {
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    }
    if (file < 0 || output < 0) {
        return -1;
    }
    // Each write is at the end, whichever descriptor it uses.
    fcntl(file, F_SETFL, O_APPEND);
    saved_output = output;
    if (isatty(STDERR_FILENO)) {
        saved_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
        dup2(file, STDERR_FILENO);
    }
    dup2(file, STDOUT_FILENO);
    captured = file;
    return output;
}

void searchlight_terminal_end_capture(void)
{
    fflush(stdout);
    end_capture();
}
