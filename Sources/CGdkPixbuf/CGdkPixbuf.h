// Readers and writers of image files, as Swift sees them. pkg-config knows their folders on this machine.
#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include <gdk-pixbuf/gdk-pixbuf.h>

#endif
