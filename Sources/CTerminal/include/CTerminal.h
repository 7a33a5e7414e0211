#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Prepares the restoring of a terminal when the process calls exit() or returns from main, or ends by a signal, including traps. One terminal for each process.
///
/// @param descriptor The file descriptor of the terminal.
/// @param settings The settings of the terminal before the process changed them. Copied.
/// @param bytes The bytes to write before the settings are restored. Copied.
/// @param length Their number, at most 1,024.
/// @return Whether the handlers were installed.
bool searchlight_terminal_protect(int descriptor, const struct termios *settings, const uint8_t *bytes, size_t length);

/// Ends the restoring, because the terminal is restored.
void searchlight_terminal_release(void);

/// The number of columns and rows of a terminal.
///
/// @return Whether they are known.
bool searchlight_terminal_size(int descriptor, int *columns, int *rows);

/// Stops the process as the terminal driver does for Ctrl+Z, and returns when it continues.
void searchlight_terminal_suspend(void);

/// Collects what the program prints on standard output, and on standard error if that is a terminal, so that it does not appear in
/// the middle of the screen.
///
/// @return A file descriptor of the terminal that was standard output; -1 after an error.
int searchlight_terminal_capture(void);

/// Ends the collection, and prints what was collected. Also happens when the process exits or ends by a signal.
void searchlight_terminal_end_capture(void);

/// The number of colours in the terminfo entry of a terminal.
///
/// @param name The name of the entry, as in the environment variable TERM.
/// @param is_direct Set to whether the terminal has colours of 24 bits.
/// @return The number; 0 for none, -1 if there is no such entry.
int searchlight_terminal_colors(const char *name, bool *is_direct);

/// Resolves the directions of the characters of a paragraph with Unicode's bidirectional algorithm.
///
/// @param text The first scalar of each character.
/// @param length The number of characters.
/// @param is_mirrored Whether a paragraph without letters is right-to-left.
/// @param levels Set to the embedding level of each character.
/// @param forms Set to the visible form of each character: mirrored brackets, joined Arabic letters.
/// @param is_right_to_left Set to whether the paragraph as a whole is right-to-left.
/// @return False if there is no text, or not enough memory.
bool searchlight_text_directions(const uint32_t *text, size_t length, bool is_mirrored, int8_t *levels, uint32_t *forms,
                                 bool *is_right_to_left);

#endif
