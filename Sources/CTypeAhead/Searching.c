#include "Searching.h"

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Resolved at load time: most processors have an instruction that counts bits ten times as fast as the portable code. The
// thread sanitizer is not initialized at that time.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define FOR_THIS_PROCESSOR __attribute__((target_clones("popcnt", "default")))
#define WITH_WIDE_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_THIS_PROCESSOR
#define WITH_WIDE_VECTORS
#endif

FOR_THIS_PROCESSOR
size_t typeahead_count(const uint64_t *bits, size_t words) {
    size_t count = 0;
    for (size_t word = 0; word < words; word++) {
        count += (size_t)__builtin_popcountll(bits[word]);
    }
    return count;
}

FOR_THIS_PROCESSOR
size_t typeahead_count_and(const uint64_t *bits, const uint8_t *other, size_t words) {
    size_t count = 0;
    for (size_t word = 0; word < words; word++) {
        count += (size_t)__builtin_popcountll(bits[word] & typeahead_load(other + word * 8));
    }
    return count;
}

/// The bits of 256 slots.
typedef uint64_t Slots __attribute__((vector_size(32)));

/// Loads the bits at an offset. Bits after the given number of bytes are 0.
static inline __attribute__((always_inline)) void load(Slots *slots, const void *list, size_t offset, size_t size) {
    *slots = (Slots){0};
    memcpy(slots, (const uint8_t *)list + offset, size);
}

/// Finds the slots of the given number of bytes at an offset.
///
/// `reached[e]` are the slots that contain the first bigrams of the term apart from those that `e` typos destroy.
static inline __attribute__((always_inline)) void find_similar(
    uint64_t *found, const uint64_t *starts, const uint8_t *const *bigrams, const uint8_t *const *reversed, size_t count,
    unsigned typos, size_t offset, size_t size
) {
    const Slots none = {0}, all = ~none;
    Slots reached[3] = {all, none, none};
    // The same for one, two and three bigrams less.
    Slots before[3][3] = {{none, none, none}, {none, none, none}, {none, none, none}};
    Slots end = all;
    for (size_t index = 0; index < count; index++) {
        Slots bigram, transposition = none;
        load(&bigram, bigrams[index], offset, size);
        if (index >= 2) {
            load(&transposition, reversed[index - 1], offset, size);
            end &= bigram;
        }
        for (unsigned typo = 0; typo <= 2; typo++) {
            before[2][typo] = before[1][typo];
            before[1][typo] = before[0][typo];
            before[0][typo] = reached[typo];
        }
        reached[0] = before[0][0] & bigram;
        reached[1] = (before[0][1] & bigram) | before[1][0] | (before[2][0] & transposition);
        reached[2] = (before[0][2] & bigram) | before[1][1] | (before[2][1] & transposition);
    }
    // A typo at the last letter destroys one bigram.
    Slots similar = reached[0] | reached[1] | before[0][0], first;
    load(&first, starts, offset, size);
    if (typos > 1) {
        similar |= reached[2] | before[0][1];
        similar = (similar & first) | end;
    } else {
        similar &= first;
    }
    memcpy((uint8_t *)found + offset, &similar, size);
}

WITH_WIDE_VECTORS
void typeahead_find_similar(
    uint64_t *found, const uint64_t *starts, const uint8_t *const *bigrams, const uint8_t *const *reversed, size_t count,
    unsigned typos, size_t words
) {
    size_t size = words * sizeof(uint64_t);
    size_t offset = 0;
    for (; offset + sizeof(Slots) <= size; offset += sizeof(Slots)) {
        find_similar(found, starts, bigrams, reversed, count, typos, offset, sizeof(Slots));
    }
    if (offset < size) {
        find_similar(found, starts, bigrams, reversed, count, typos, offset, size - offset);
    }
}
