// GTK 4. Where it is on this machine, pkg-config tells.
#include <gtk/gtk.h>
