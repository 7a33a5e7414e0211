// The X server's extension for simulated key presses, located by pkg-config.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
