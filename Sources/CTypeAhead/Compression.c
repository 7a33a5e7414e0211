#include "Compression.h"
#include "Searching.h"

#include <string.h>

/// The mask of the first bytes of a word that is loaded from memory, from 1 to 8.
static uint64_t mask_of(size_t length) {
    // Bytewise, so that it works in either byte order.
    uint8_t ones[8] = {0};
    memset(ones, 0xFF, length);
    return typeahead_load(ones);
}

size_t typeahead_compress(
    uint8_t *codes, const uint8_t *text, size_t length, const uint64_t *words, const uint8_t *lengths,
    const uint16_t *firsts
) {
    uint64_t masks[9] = {0};
    for (size_t size = 1; size <= 8; size++) {
        masks[size] = mask_of(size);
    }
    size_t count = 0;
    size_t at = 0;
    while (at < length) {
        const uint64_t word = typeahead_load(text + at);
        const uint8_t first = text[at];
        const size_t left = length - at;
        size_t symbol = firsts[first];
        const size_t end = firsts[first + 1];
        while (symbol < end && ((word & masks[lengths[symbol]]) != words[symbol] || lengths[symbol] > left)) {
            symbol++;
        }
        if (symbol < end) {
            codes[count++] = (uint8_t)symbol;
            at += lengths[symbol];
        } else {
            codes[count++] = TYPEAHEAD_ESCAPE;
            codes[count++] = first;
            at++;
        }
    }
    return count;
}

ptrdiff_t typeahead_expanded_length(const uint8_t *codes, size_t count, const uint8_t *lengths) {
    size_t length = 0;
    for (size_t index = 0; index < count; index++) {
        if (codes[index] == TYPEAHEAD_ESCAPE) {
            if (++index == count) {
                return -1;
            }
            length++;
            continue;
        }
        if (lengths[codes[index]] == 0) {
            return -1;
        }
        length += lengths[codes[index]];
    }
    return (ptrdiff_t)length;
}

void typeahead_expand(
    uint8_t *text, const uint8_t *codes, size_t count, const uint64_t *words, const uint8_t *lengths
) {
    for (size_t index = 0; index < count; index++) {
        const uint8_t code = codes[index];
        if (code == TYPEAHEAD_ESCAPE) {
            *text++ = codes[++index];
        } else {
            memcpy(text, &words[code], 8);
            text += lengths[code];
        }
    }
}

size_t typeahead_pack_slots(uint8_t *bytes, const uint16_t *slots, size_t count, unsigned shift) {
    uint64_t window = 0;
    unsigned used = 0;
    size_t length = 0;
    size_t next = 0;
    for (size_t index = 0; index < count; index++) {
        const size_t gap = slots[index] - next;
        next = (size_t)slots[index] + 1;
        size_t zeros = gap >> shift;
        for (; zeros > 0; zeros -= zeros < 32 ? zeros : 32) {
            used += zeros < 32 ? (unsigned)zeros : 32;
            for (; used >= 8; used -= 8, window >>= 8) {
                bytes[length++] = (uint8_t)window;
            }
        }
        const uint64_t remainder = gap & (((size_t)1 << shift) - 1);
        window |= (remainder << 1 | 1) << used;
        used += shift + 1;
        for (; used >= 8; used -= 8, window >>= 8) {
            bytes[length++] = (uint8_t)window;
        }
    }
    if (used > 0) {
        bytes[length++] = (uint8_t)window;
    }
    return length;
}

bool typeahead_unpack_slots(
    uint16_t *slots, size_t count, size_t limit, unsigned shift, const uint8_t *bytes, size_t length
) {
    // The next bits, with zeros after them, and their number.
    uint64_t window = 0;
    unsigned left = 0;
    size_t at = 0;
    size_t next = 0;
    for (size_t index = 0; index < count; index++) {
        size_t quotient = 0;
        for (;;) {
            for (; left <= 56 && at < length; left += 8) {
                window |= (uint64_t)bytes[at++] << left;
            }
            if (window != 0) {
                break;
            }
            quotient += left;
            left = 0;
            if (at == length || quotient >= limit) {
                return false;
            }
        }
        const unsigned zeros = (unsigned)__builtin_ctzll(window);
        quotient += zeros;
        // Two shifts, because one by 64 bits is undefined.
        window = window >> zeros >> 1;
        left -= zeros + 1;
        for (; left <= 56 && at < length; left += 8) {
            window |= (uint64_t)bytes[at++] << left;
        }
        if (left < shift || quotient >= limit) {
            return false;
        }
        const size_t slot = next + (quotient << shift) + (window & (((uint64_t)1 << shift) - 1));
        window >>= shift;
        left -= shift;
        if (slot >= limit) {
            return false;
        }
        slots[index] = (uint16_t)slot;
        next = slot + 1;
    }
    return at == length && left < 8 && window == 0;
}
