// The folding tables of TypeAhead, and their accessors.

#ifndef TYPEAHEAD_H
#define TYPEAHEAD_H

#include "Compression.h"
#include "Searching.h"
#include "StoredTexts.h"

#include <stdint.h>

// The table entry of a character. An entry below 7 is a character class: the character is preserved. From TYPEAHEAD_FIRST_MARK
// on it is a dropped mark. Otherwise it denotes a replacement sequence.
enum {
    // The character classes of word segmentation.
    TYPEAHEAD_PUNCTUATION = 0,
    TYPEAHEAD_LETTER = 1,
    TYPEAHEAD_MARK = 2,
    TYPEAHEAD_KANA = 3,
    TYPEAHEAD_IDEOGRAPH = 4,
    TYPEAHEAD_HANGUL = 5,
    TYPEAHEAD_SYMBOL = 6,

    TYPEAHEAD_DROPPED = 7,
    TYPEAHEAD_SPACE = 8,
    // A Hangul syllable, which is decomposed into its letters.
    TYPEAHEAD_SYLLABLE = 9,
    TYPEAHEAD_FIRST_SEQUENCE = 16,
    TYPEAHEAD_FIRST_MARK = 0xF000
};

// A character that a language folds differently: the entry of its sequence, and the letter that combines with following marks,
// if it differs from the folded one.
typedef struct {
    uint32_t scalar;
    uint16_t entry;
    uint16_t letter;
} typeahead_override;

// A letter and a mark that form a letter of the language, and the entry of its sequence.
typedef struct {
    uint32_t letter;
    uint16_t mark;
    uint16_t entry;
} typeahead_composition;

// A language, with its ranges of overrides and compositions.
typedef struct {
    const char *_Nonnull language;
    uint16_t first_override, end_override, first_composition, end_composition;
} typeahead_tailoring;

extern const uint16_t typeahead_folding_index[];
extern const uint16_t typeahead_folding_entries[];
extern const uint8_t typeahead_folding_sequences[];
extern const uint8_t typeahead_folding_marks[][2];
extern const typeahead_override typeahead_overrides[];
extern const typeahead_composition typeahead_compositions[];
extern const typeahead_tailoring typeahead_tailorings[];
extern const int32_t typeahead_tailoring_count;

// The entry of a character. The scalar must be below 0x110000.
static inline uint16_t typeahead_entry(uint32_t scalar) {
    return typeahead_folding_entries[((uint32_t)typeahead_folding_index[scalar >> 6] << 6) | (scalar & 63)];
}

// The elements of the tables, which Swift cannot import as arrays of unknown length.
static inline uint16_t typeahead_folding_index_at(int32_t block) { return typeahead_folding_index[block]; }
static inline uint16_t typeahead_folding_entry_at(int32_t place) { return typeahead_folding_entries[place]; }
static inline typeahead_override typeahead_override_at(int32_t number) { return typeahead_overrides[number]; }
static inline typeahead_composition typeahead_composition_at(int32_t number) { return typeahead_compositions[number]; }
static inline typeahead_tailoring typeahead_tailoring_at(int32_t number) { return typeahead_tailorings[number]; }

// The sequence of an entry: its length in bytes, followed by its parts. A part begins with its class times 16: a letter with
// its byte count and bytes, a diacritic (class 7) with its number and combining class, or a space (class 8).
static inline const uint8_t *_Nonnull typeahead_sequence(uint16_t entry) {
    return typeahead_folding_sequences + (uint32_t)(entry - TYPEAHEAD_FIRST_SEQUENCE) * 2;
}

// The number of a mark, from 1 to 255.
static inline uint8_t typeahead_mark_number(uint16_t entry) { return typeahead_folding_marks[entry - TYPEAHEAD_FIRST_MARK][0]; }

// The combining class of a mark.
static inline uint8_t typeahead_mark_class(uint16_t entry) { return typeahead_folding_marks[entry - TYPEAHEAD_FIRST_MARK][1]; }

// The tailoring of a language (lower case, "-" between subtags), or -1.
int32_t typeahead_find_tailoring(const char *_Nonnull language);

// The language of a tailoring. The number must be below typeahead_tailoring_count.
static inline const char *_Nonnull typeahead_tailoring_language(int32_t tailoring) {
    return typeahead_tailorings[tailoring].language;
}

// The override of a character in a tailoring, or null.
const typeahead_override *_Nullable typeahead_find_override(int32_t tailoring, uint32_t scalar);

// The entry of the letter that a letter and a mark form in a tailoring, or 0.
uint16_t typeahead_find_composition(int32_t tailoring, uint32_t letter, uint32_t mark);

#endif
