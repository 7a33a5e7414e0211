// WebKitGTK 6. Where it is on this machine, pkg-config tells.
#ifndef CWEBKITGTK_H
#define CWEBKITGTK_H

#include <webkit/webkit.h>

#endif
