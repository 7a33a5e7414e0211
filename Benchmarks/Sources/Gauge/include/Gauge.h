// Measures a program's window from a key press to the painted frame that shows what came of it. The program must run
// GTK's main loop, on an X server. Nothing here knows what library the window was made with.
#ifndef GAUGE_H
#define GAUGE_H

#include <stdint.h>

// Waits until the program's window is on screen, then presses the keys of a session, and ends the process.
//
// The session is a file with a line for each key: the key's X name, the text that the search field has afterwards, the
// number of rows, and what the first of them say, all separated by tabs. After each key, the gauge waits for the first
// frame in which all of this is true. It prints the window's width and height, then a line for each key: microseconds
// from the press to the end of painting, microseconds that the program spent in filtering, and the number of frames
// painted meanwhile.
//
// `count` tells how many rows the list has.
void gauge_start(const char *session, unsigned (*count)(void));

// Microseconds on a clock that only runs forward.
int64_t gauge_now(void);

// Counts the time since `start` as filtering.
void gauge_did_filter(int64_t start);

#endif
