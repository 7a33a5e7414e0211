// Cairo and Pango as Swift sees them. pkg-config knows their folders on this machine.
#ifndef CCAIRO_H
#define CCAIRO_H

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

#endif
