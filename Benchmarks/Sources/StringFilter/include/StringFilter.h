// A list of names with GTK's filter, without a window or a display.

#ifndef STRING_FILTER_H
#define STRING_FILTER_H

/// Names, and the names that contain a text.
typedef struct StringFilter StringFilter;

/// Creates a list of names.
StringFilter *_Nonnull string_filter_new(const char *_Nonnull const *_Nonnull names);

/// Frees the list.
void string_filter_free(StringFilter *_Nonnull filter);

/// Shows all names again.
void string_filter_clear(StringFilter *_Nonnull filter);

/// Filters by a text, fetches the first matches, and returns the total number.
unsigned string_filter_search(StringFilter *_Nonnull filter, const char *_Nonnull text, unsigned first);

#endif
