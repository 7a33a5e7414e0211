// The inner loops that compress and expand stored posting lists and texts.

#ifndef TYPEAHEAD_COMPRESSION_H
#define TYPEAHEAD_COMPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Precedes a byte that no symbol represents.
enum { TYPEAHEAD_ESCAPE = 255 };

/// Replaces bytes with the codes of symbols: at each place, the longest that matches. Symbols are sorted by their first byte, and
/// then the longest first.
///
/// - words: The bytes of each symbol, as loaded from memory, with zeros after its end.
/// - firsts: For each byte, the number of the first symbol that begins with it, followed by the number of all symbols.
/// - text: Needs eight readable bytes after its end.
/// - codes: Needs space for twice the length.
///
/// Returns the number of codes.
size_t typeahead_compress(
    uint8_t *_Nonnull codes, const uint8_t *_Nonnull text, size_t length, const uint64_t *_Nonnull words,
    const uint8_t *_Nonnull lengths, const uint16_t *_Nonnull firsts
);

/// The number of bytes of the symbols of codes; -1 if a code has no symbol (a length of zero), or an escape lacks its byte.
ptrdiff_t typeahead_expanded_length(const uint8_t *_Nonnull codes, size_t count, const uint8_t *_Nonnull lengths);

/// Replaces codes with the bytes of their symbols. The codes must have an expanded length; the text needs eight writable bytes
/// after it.
void typeahead_expand(
    uint8_t *_Nonnull text, const uint8_t *_Nonnull codes, size_t count, const uint64_t *_Nonnull words,
    const uint8_t *_Nonnull lengths
);

/// Writes ascending slots as gaps in Rice code: the quotient of a gap and 2^shift as zeros and a one, then the remainder, from the
/// lowest bit on. The bytes need space for count * (shift + 1) + (last slot >> shift) bits and seven bytes more.
///
/// Returns the number of bytes.
size_t typeahead_pack_slots(uint8_t *_Nonnull bytes, const uint16_t *_Nonnull slots, size_t count, unsigned shift);

/// Reads slots in Rice code. Returns whether the bytes are what typeahead_pack_slots writes for this number of slots, all of them
/// below the limit.
bool typeahead_unpack_slots(
    uint16_t *_Nonnull slots, size_t count, size_t limit, unsigned shift, const uint8_t *_Nonnull bytes, size_t length
);

#endif
