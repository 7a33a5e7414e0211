#include "Searching.h"

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Chosen when the program is loaded: an instruction of most processors counts bits ten times as fast as what all of them have.
// The thread sanitizer is not there yet at that time.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define FOR_THIS_PROCESSOR __attribute__((target_clones("popcnt", "default")))
#else
#define FOR_THIS_PROCESSOR
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

void typeahead_tally(uint64_t *numbers, const uint64_t *set, size_t words) {
    for (size_t word = 0; word < words; word++) {
        uint64_t carry = set[word];
        for (size_t bit = 0; bit < 4; bit++) {
            uint64_t number = numbers[bit * words + word];
            numbers[bit * words + word] = number ^ carry;
            carry &= number;
        }
    }
}

void typeahead_at_least(uint64_t *set, const uint64_t *numbers, size_t words, unsigned least) {
    for (size_t word = 0; word < words; word++) {
        uint64_t greater = 0;
        uint64_t equal = UINT64_MAX;
        for (size_t bit = 4; bit-- > 0;) {
            uint64_t number = numbers[bit * words + word];
            uint64_t wanted = (least >> bit & 1) != 0 ? UINT64_MAX : 0;
            greater |= equal & number & ~wanted;
            equal &= ~(number ^ wanted);
        }
        set[word] = greater | equal;
    }
}
