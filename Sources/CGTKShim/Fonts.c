// Fonts of apps.
#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

gboolean searchlight_add_font_file(const char *path) {
    if (!FcConfigAppFontAddFile(NULL, (const FcChar8 *)path)) return FALSE;
    PangoFontMap *map = pango_cairo_font_map_get_default();
    if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
    return TRUE;
}

#endif
