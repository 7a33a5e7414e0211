// The X server's extension that presses keys. Where it is on this machine, pkg-config tells.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
