// The inner loops that read stored texts of records.

#ifndef TYPEAHEAD_STORED_TEXTS_H
#define TYPEAHEAD_STORED_TEXTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The bytes that end a reading and a text field. No other byte is greater.
enum { TYPEAHEAD_END_OF_READING = 0xFE, TYPEAHEAD_END_OF_FIELD = 0xFF };

/// Finds the start of each record and the end of the last one. Returns false unless the text is an end of a field, and then for each
/// record the given number of fields and its readings, all in UTF-8. Searches would leave the record otherwise.
///
/// - starts: Needs space for count + 1 offsets.
/// - readings: The number of readings of each record; null if none has any.
bool typeahead_record_starts(
    uint32_t *_Nonnull starts, const uint8_t *_Nonnull text, size_t length, size_t count, size_t fields,
    const uint32_t *_Nullable readings
);

/// Sets a bit for each first byte of a letter after a separator.
///
/// - words: A bit for each byte of the text.
/// - separators: 1 for each byte that is a separator, and 0 for the others.
void typeahead_word_starts(
    uint64_t *_Nonnull words, const uint8_t *_Nonnull text, size_t length, const uint8_t *_Nonnull separators
);

#endif
