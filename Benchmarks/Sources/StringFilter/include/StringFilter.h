// A list of names that GTK filters by itself, without a window and without a display.

#ifndef STRING_FILTER_H
#define STRING_FILTER_H

/// Names, and those of them that contain a text.
typedef struct StringFilter StringFilter;

/// Makes a list of names.
StringFilter *_Nonnull string_filter_new(const char *_Nonnull const *_Nonnull names);

/// Frees the list.
void string_filter_free(StringFilter *_Nonnull filter);

/// Shows all names again.
void string_filter_clear(StringFilter *_Nonnull filter);

/// Shows those that contain a text, takes the first ones, and returns how many there are in all.
unsigned string_filter_search(StringFilter *_Nonnull filter, const char *_Nonnull text, unsigned first);

#endif
