#include "CTypeAhead.h"

#include <stddef.h>
#include <string.h>

int32_t typeahead_find_tailoring(const char *language) {
    int32_t found = 0, first = 0;
    while (found < typeahead_tailoring_count && strcmp(typeahead_tailorings[found].language, language) != 0)
        found++;
    if (found == typeahead_tailoring_count)
        return -1;
    // Languages with the same letters share a tailoring, so that equal foldings have equal numbers.
    while (typeahead_tailorings[first].first_override != typeahead_tailorings[found].first_override)
        first++;
    return first;
}

const typeahead_override *typeahead_find_override(int32_t tailoring, uint32_t scalar) {
    int32_t low = typeahead_tailorings[tailoring].first_override, high = typeahead_tailorings[tailoring].end_override;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (typeahead_overrides[middle].scalar < scalar)
            low = middle + 1;
        else if (typeahead_overrides[middle].scalar > scalar)
            high = middle;
        else
            return &typeahead_overrides[middle];
    }
    return NULL;
}

uint16_t typeahead_find_composition(int32_t tailoring, uint32_t letter, uint32_t mark) {
    for (int32_t at = typeahead_tailorings[tailoring].first_composition; at < typeahead_tailorings[tailoring].end_composition; at++)
        if (typeahead_compositions[at].letter == letter && typeahead_compositions[at].mark == mark)
            return typeahead_compositions[at].entry;
    return 0;
}
