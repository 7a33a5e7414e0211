#include "Searching.h"

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Resolved at load time: most processors have an instruction that counts bits ten times as fast as the portable code. The
// thread sanitizer is not initialized at that time.
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
