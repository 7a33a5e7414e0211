#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

unsigned long searchlight_test_window_number(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_SURFACE(surface)) return gdk_x11_surface_get_xid(surface);
#endif
    return 0;
}

#endif
