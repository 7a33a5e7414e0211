// The inner loops of a search, which the C compiler vectorizes.

#ifndef TYPEAHEAD_SEARCHING_H
#define TYPEAHEAD_SEARCHING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// The number of readable bytes required after a text. They do not affect results.
enum { TYPEAHEAD_PADDING = 32 };

/// A folded term, prepared as a search pattern. Its bytes need TYPEAHEAD_PADDING readable bytes after their end.
typedef struct {
    const uint8_t *_Nonnull bytes;
    size_t length;
    /// The first eight bytes, and the mask of the significant ones.
    uint64_t head;
    uint64_t mask;
} TypeAheadTerm;

static inline uint64_t typeahead_load(const uint8_t *_Nonnull bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/// Prepares a term. The length must be at least 1.
static inline TypeAheadTerm typeahead_term(const uint8_t *_Nonnull bytes, size_t length) {
    uint64_t mask = UINT64_MAX;
    if (length < 8) {
        // Bytewise, so that it works in either byte order.
        uint8_t ones[8] = {0};
        memset(ones, 0xFF, length);
        mask = typeahead_load(ones);
    }
    TypeAheadTerm term = {bytes, length, typeahead_load(bytes) & mask, mask};
    return term;
}

/// Whether the term is at this position.
static inline bool typeahead_matches(const uint8_t *_Nonnull text, const TypeAheadTerm *_Nonnull term) {
    if ((typeahead_load(text) & term->mask) != term->head) {
        return false;
    }
    return term->length <= 8 || memcmp(text + 8, term->bytes + 8, term->length - 8) == 0;
}

/// The first occurrence of the term in text[begin..<end], or -1.
static inline ptrdiff_t typeahead_find(
    const uint8_t *_Nonnull text, size_t begin, size_t end, const TypeAheadTerm *_Nonnull term
) {
    size_t length = term->length;
    if (end < begin + length) {
        return -1;
    }
    size_t last = end - length;
#if defined(__SSE2__)
    const __m128i first_byte = _mm_set1_epi8((char)term->bytes[0]);
    const __m128i last_byte = _mm_set1_epi8((char)term->bytes[length - 1]);
    for (size_t at = begin; at <= last; at += 16) {
        __m128i starts = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(text + at)), first_byte);
        __m128i ends = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(text + at + length - 1)), last_byte);
        unsigned candidates = (unsigned)_mm_movemask_epi8(_mm_and_si128(starts, ends));
        while (candidates != 0) {
            size_t place = at + (size_t)__builtin_ctz(candidates);
            if (place > last) {
                return -1;
            }
            if (typeahead_matches(text + place, term)) {
                return (ptrdiff_t)place;
            }
            candidates &= candidates - 1;
        }
    }
#else
    for (size_t at = begin; at <= last; at++) {
        if (text[at] == term->bytes[0] && typeahead_matches(text + at, term)) {
            return (ptrdiff_t)at;
        }
    }
#endif
    return -1;
}

/// The first byte from a place on that is not below a limit. There must be one; the text needs TYPEAHEAD_PADDING readable bytes after it.
static inline size_t typeahead_find_from(const uint8_t *_Nonnull text, size_t at, uint8_t limit) {
#if defined(__SSE2__)
    const __m128i limits = _mm_set1_epi8((char)limit);
    for (;; at += 16) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(text + at));
        unsigned found = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(bytes, limits), bytes));
        if (found != 0) {
            return at + (size_t)__builtin_ctz(found);
        }
    }
#else
    while (text[at] < limit) {
        at++;
    }
    return at;
#endif
}

/// A letter in UTF-8, prepared as a search pattern.
typedef struct {
    /// Its bytes, and their mask in a word of four bytes.
    uint32_t bytes;
    uint32_t mask;
    uint8_t first;
    uint8_t last;
    /// From 1 to 4.
    uint8_t length;
} TypeAheadLetter;

/// Prepares a letter.
static inline TypeAheadLetter typeahead_letter(const uint8_t *_Nonnull bytes, size_t length) {
    // Bytewise, so that it works in either byte order.
    uint8_t ones[4] = {0}, own[4] = {0};
    memset(ones, 0xFF, length);
    memcpy(own, bytes, length);
    TypeAheadLetter letter = {0, 0, bytes[0], bytes[length - 1], (uint8_t)length};
    memcpy(&letter.bytes, own, sizeof own);
    memcpy(&letter.mask, ones, sizeof ones);
    return letter;
}

/// Whether a letter is at this position, which needs three readable bytes after it. In well-formed text, only true where a
/// letter begins.
static inline bool typeahead_has_letter(const uint8_t *_Nonnull text, const TypeAheadLetter *_Nonnull letter) {
    uint32_t bytes;
    memcpy(&bytes, text, sizeof bytes);
    return (bytes & letter->mask) == letter->bytes;
}

/// The end of the first subsequence match of letters in text[begin..<end], or -1. The text needs TYPEAHEAD_PADDING readable
/// bytes after its end. Requires at least one letter.
static inline ptrdiff_t typeahead_find_letters(
    const uint8_t *_Nonnull text, size_t begin, size_t end, const TypeAheadLetter *_Nonnull letters, size_t count
) {
    const TypeAheadLetter *letter = letters;
#if defined(__SSE2__)
    for (size_t at = begin; at < end; at += 16) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(text + at));
        unsigned left = end - at < 16 ? (1u << (end - at)) - 1 : 0xFFFF;
        for (;;) {
            const __m128i ends = _mm_loadu_si128((const __m128i *)(text + at + letter->length - 1));
            __m128i places = _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)letter->first));
            places = _mm_and_si128(places, _mm_cmpeq_epi8(ends, _mm_set1_epi8((char)letter->last)));
            unsigned candidates = (unsigned)_mm_movemask_epi8(places) & left;
            while (candidates != 0 && !typeahead_has_letter(text + at + __builtin_ctz(candidates), letter)) {
                candidates &= candidates - 1;
            }
            if (candidates == 0) {
                break;
            }
            unsigned place = (unsigned)__builtin_ctz(candidates);
            if (++letter == letters + count) {
                return (ptrdiff_t)(at + place + letters[count - 1].length);
            }
            left &= ~0u << place << 1;
        }
    }
#else
    for (size_t at = begin; at < end; at++) {
        if (typeahead_has_letter(text + at, letter) && ++letter == letters + count) {
            return (ptrdiff_t)(at + letters[count - 1].length);
        }
    }
#endif
    return -1;
}

/// The number of leading bytes of a term that typeahead_count_unaligned compares, and of readable bytes that it needs after them.
enum { TYPEAHEAD_ALIGNED_LIMIT = 14, TYPEAHEAD_ALIGNED_PADDING = 4 };

/// The number of leading bytes of a term that do not occur in a text within the given number of bytes, at most two, of their own position.
/// This is a lower bound of the edit distance between the term and any prefix of the text, if that many edits are permitted (shifted
/// Hamming distance).
///
/// The term, all of whose letters are ASCII, needs TYPEAHEAD_ALIGNED_LIMIT + TYPEAHEAD_ALIGNED_PADDING readable bytes. The text needs
/// TYPEAHEAD_PADDING readable bytes after its end. Returns 0 if the beginning of the text is not ASCII: then a letter has several bytes.
static inline unsigned typeahead_count_unaligned(
    const uint8_t *_Nonnull text, size_t length, const uint8_t *_Nonnull term, size_t termLength, unsigned edits
) {
    size_t compared = termLength < TYPEAHEAD_ALIGNED_LIMIT ? termLength : TYPEAHEAD_ALIGNED_LIMIT;
    unsigned aligned = 0;
#if defined(__SSE2__)
    unsigned there = length < 16 ? (1u << length) - 1 : 0xFFFF;
    const __m128i bytes = _mm_loadu_si128((const __m128i *)text);
    if (((unsigned)_mm_movemask_epi8(bytes) & there) != 0) {
        return 0;
    }
    // The bytes of the term at a position before their own are compared with the term from a later byte on.
    for (unsigned shift = 0; shift <= edits; shift++) {
        const __m128i letters = _mm_loadu_si128((const __m128i *)(term + shift));
        aligned |= ((unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, letters)) & there) << shift;
    }
    const __m128i letters = _mm_loadu_si128((const __m128i *)term);
    for (unsigned shift = 1; shift <= edits; shift++) {
        const __m128i later = _mm_loadu_si128((const __m128i *)(text + shift));
        aligned |= (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(later, letters)) & there >> shift;
    }
#else
    for (size_t at = 0; at < 16 && at < length; at++) {
        if (text[at] >= 0x80) {
            return 0;
        }
        for (size_t place = at < edits ? 0 : at - edits; place <= at + edits && place < compared; place++) {
            aligned |= (unsigned)(text[at] == term[place]) << place;
        }
    }
#endif
    return (unsigned)__builtin_popcount(~aligned & ((1u << compared) - 1));
}

/// Prefetches memory.
static inline void typeahead_prefetch(const void *_Nonnull address) {
    __builtin_prefetch(address);
}

/// Sets the bits of ascending slots encoded as gaps in bytes. A gap of 255 or more is encoded as bytes of 255 followed by the
/// remainder.
static inline void typeahead_set_gaps(uint64_t *_Nonnull bits, const uint8_t *_Nonnull gaps, size_t count) {
    size_t slot = (size_t)-1;
    while (count > 0) {
        uint8_t gap = *gaps++;
        if (gap == 255) {
            slot += 255;
            continue;
        }
        slot += (size_t)gap + 1;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        // Bits of different bytes do not wait for each other.
        ((uint8_t *)bits)[slot >> 3] |= (uint8_t)(1 << (slot & 7));
#else
        bits[slot >> 6] |= (uint64_t)1 << (slot & 63);
#endif
        count--;
    }
}

static inline void typeahead_and(uint64_t *_Nonnull bits, const uint8_t *_Nonnull other, size_t words) {
    for (size_t word = 0; word < words; word++) {
        bits[word] &= typeahead_load(other + word * 8);
    }
}

static inline void typeahead_or(uint64_t *_Nonnull bits, const uint8_t *_Nonnull other, size_t words) {
    for (size_t word = 0; word < words; word++) {
        bits[word] |= typeahead_load(other + word * 8);
    }
}

static inline void typeahead_and_not(uint64_t *_Nonnull bits, const uint8_t *_Nonnull other, size_t words) {
    for (size_t word = 0; word < words; word++) {
        bits[word] &= ~typeahead_load(other + word * 8);
    }
}

/// Decodes ascending slots from gaps in the format of typeahead_set_gaps.
static inline void typeahead_read_gaps(uint16_t *_Nonnull slots, const uint8_t *_Nonnull gaps, size_t count) {
    size_t slot = (size_t)-1;
    for (size_t index = 0; index < count;) {
        uint8_t gap = *gaps++;
        slot += gap == 255 ? 255 : (size_t)gap + 1;
        slots[index] = (uint16_t)slot;
        index += gap != 255;
    }
}

/// Keeps the slots that are in a set; returns their number.
static inline size_t typeahead_keep_bits(uint16_t *_Nonnull slots, size_t count, const uint8_t *_Nonnull bits) {
    size_t kept = 0;
    for (size_t index = 0; index < count; index++) {
        uint16_t slot = slots[index];
        slots[kept] = slot;
        kept += typeahead_load(bits + (slot >> 6) * 8) >> (slot & 63) & 1;
    }
    return kept;
}

/// Increments a counter shared by several threads; returns its previous value.
static inline uint64_t typeahead_next(uint64_t *_Nonnull number) {
    return __atomic_fetch_add(number, 1, __ATOMIC_RELAXED);
}

/// The number of set bits.
size_t typeahead_count(const uint64_t *_Nonnull bits, size_t words);

/// The number of bits set in both.
size_t typeahead_count_and(const uint64_t *_Nonnull bits, const uint8_t *_Nonnull other, size_t words);

/// Finds the slots that may contain a term with at most two typos.
///
/// A typo at a letter destroys the bigrams before and after it. A transposition of two letters destroys three bigrams, and leaves the
/// reversed bigram of the two. A typo in the first letter, which counts as two, leaves all bigrams after the second letter.
///
/// The lists of the term's bigrams and of the reversed bigrams have a bit for each slot. `starts` are the slots with a word that begins with
/// the first letter.
void typeahead_find_similar(
    uint64_t *_Nonnull found,
    const uint64_t *_Nonnull starts,
    const uint8_t *_Nonnull const *_Nonnull bigrams,
    const uint8_t *_Nonnull const *_Nonnull reversed,
    size_t count,
    unsigned typos,
    size_t words
);

/// Reads a number that several threads lower.
static inline uint64_t typeahead_read(const uint64_t *_Nonnull number) {
    return __atomic_load_n(number, __ATOMIC_RELAXED);
}

static inline void typeahead_lower(uint64_t *_Nonnull number, uint64_t to) {
    uint64_t present = __atomic_load_n(number, __ATOMIC_RELAXED);
    while (to < present &&
           !__atomic_compare_exchange_n(number, &present, to, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
}

#endif
