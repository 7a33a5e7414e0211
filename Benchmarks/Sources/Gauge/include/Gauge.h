// Measures the time from a key press to the painted frame with its result, in a program's window. The program must run GTK's main
// loop on an X server. Independent of the library that created the window.
#ifndef GAUGE_H
#define GAUGE_H

#include <stdint.h>

// Waits until the program's window is visible, then presses the keys of a session, and exits.
//
// The session is a file with a line for each key: the key's X name, the resulting text of the search field, the number of rows, and
// the texts of the first rows, separated by tabs. After each key, the gauge waits for the first frame that matches the line. It
// prints the window's width and height, then a line for each key: microseconds from the press to the end of painting,
// microseconds spent in filtering, and the number of frames painted meanwhile.
//
// If a text view has the focus, a line has the key, the text before the caret afterwards, and the number of characters of the text.
//
// `count` returns the number of rows in the list. Without it, a line has a label of the window instead of the number, and rows may
// have further labels than those of the line.
void gauge_start(const char *session, unsigned (*count)(void));

// Microseconds on a monotonic clock.
int64_t gauge_now(void);

// Adds the time since `start` to the filtering time.
void gauge_did_filter(int64_t start);

#endif
