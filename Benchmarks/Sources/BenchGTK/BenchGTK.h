// GTK 4, located by pkg-config.
#include <gtk/gtk.h>
