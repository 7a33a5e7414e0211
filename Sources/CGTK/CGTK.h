// GTK 4 and libadwaita as Swift sees them. Where they are on this machine, pkg-config tells.
#ifndef CGTK_H
#define CGTK_H

#include <adwaita.h>

#endif
