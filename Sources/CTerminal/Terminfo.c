#include "CTerminal.h"

#ifdef SEARCHLIGHT_TERMINAL

// Not term.h, which defines macros with names such as "lines".
extern int setupterm(const char *name, int descriptor, int *error);
extern int tigetnum(const char *capability);
extern int tigetflag(const char *capability);

int searchlight_terminal_colors(const char *name, bool *is_direct)
{
    int error = 0;
    *is_direct = false;
    if (setupterm(name, 1, &error) != 0 || error != 1) {
        return -1;
    }
    *is_direct = tigetflag("RGB") > 0 || tigetflag("Tc") > 0;
    int colors = tigetnum("colors");
    return colors > 0 ? colors : 0;
}

#endif
