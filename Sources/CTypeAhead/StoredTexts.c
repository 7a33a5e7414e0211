#include "StoredTexts.h"

/// The number of bytes after the first one of a letter; 0 if no letter of several bytes begins with it.
static size_t continuations(uint8_t first) {
    if (first < 0xC2 || first >= 0xF5) {
        return 0;
    }
    return first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
}

bool typeahead_record_starts(
    uint32_t *starts, const uint8_t *text, size_t length, size_t count, size_t fields, const uint32_t *readings
) {
    if (length == 0 || text[0] != TYPEAHEAD_END_OF_FIELD) {
        return false;
    }
    size_t at = 1;
    starts[0] = 1;
    for (size_t slot = 0; slot < count; slot++) {
        size_t fields_left = fields;
        size_t readings_left = readings ? readings[slot] : 0;
        while (fields_left + readings_left > 0) {
            while (at < length && text[at] < 0x80) {
                at++;
            }
            if (at == length) {
                return false;
            }
            const uint8_t byte = text[at++];
            if (byte == TYPEAHEAD_END_OF_FIELD) {
                if (fields_left-- == 0) {
                    return false;
                }
            } else if (byte == TYPEAHEAD_END_OF_READING) {
                if (fields_left > 0 || readings_left-- == 0) {
                    return false;
                }
            } else {
                const size_t rest = continuations(byte);
                if (rest == 0 || rest > length - at) {
                    return false;
                }
                for (const size_t end = at + rest; at < end; at++) {
                    if ((text[at] & 0xC0) != 0x80) {
                        return false;
                    }
                }
            }
        }
        starts[slot + 1] = (uint32_t)at;
    }
    return at == length;
}

void typeahead_word_starts(uint64_t *words, const uint8_t *text, size_t length, const uint8_t *separators) {
    uint64_t after = 0;
    for (size_t start = 0; start < length; start += 64) {
        const size_t end = length - start < 64 ? length : start + 64;
        uint64_t word = 0;
        for (size_t at = start; at < end; at++) {
            const uint64_t is_first = ((text[at] & 0xC0) != 0x80) & (text[at] < TYPEAHEAD_END_OF_READING);
            word |= (after & is_first) << (at - start);
            after = separators[text[at]];
        }
        words[start / 64] = word;
    }
}
