#include "CTerminal.h"

#ifdef SEARCHLIGHT_TERMINAL

#include <fribidi/fribidi.h>
#include <stdlib.h>

// FriBidi takes lengths as int.
enum { most_characters = 1 << 24 };

bool searchlight_text_directions(const uint32_t *text, size_t length, bool is_mirrored, int8_t *levels, uint32_t *forms,
                                 bool *is_right_to_left)
{
    if (length == 0 || length > most_characters) {
        return false;
    }
    FriBidiStrIndex count = (FriBidiStrIndex)length;
    FriBidiCharType *types = calloc(length, sizeof *types);
    FriBidiBracketType *brackets = calloc(length, sizeof *brackets);
    FriBidiArabicProp *joining = calloc(length, sizeof *joining);
    FriBidiParType direction = is_mirrored ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR;
    bool is_resolved = false;
    if (types && brackets && joining) {
        fribidi_get_bidi_types(text, count, types);
        fribidi_get_bracket_types(text, count, types, brackets);
        is_resolved = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, levels) != 0;
    }
    if (is_resolved) {
        fribidi_get_joining_types(text, count, joining);
        fribidi_join_arabic(types, count, levels, joining);
        for (size_t index = 0; index < length; index++) {
            forms[index] = text[index];
        }
        fribidi_shape_mirroring(levels, count, forms);
        fribidi_shape_arabic(FRIBIDI_FLAG_SHAPE_ARAB_PRES, levels, count, joining, forms);
        *is_right_to_left = FRIBIDI_IS_RTL(direction);
    }
    free(types);
    free(brackets);
    free(joining);
    return is_resolved;
}

#endif
