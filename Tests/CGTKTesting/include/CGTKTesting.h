// C code of the test driver: GTK's test functions, drawn pixels, desktop settings.
#ifndef CGTKTESTING_H
#define CGTKTESTING_H

// Without GTK this module is empty, so that a build without the trait `GTK` does not require GTK.
#if __has_include(<adwaita.h>)

#include <adwaita.h>

G_BEGIN_DECLS

// MARK: Accessibility

/// The accessible name or description of a widget. Free with g_free.
char *searchlight_test_copy_label(GtkWidget *widget);
char *searchlight_test_copy_description(GtkWidget *widget);

/// The accessible position of a widget in its set, or the size of the set; 0 if unset.
int searchlight_test_get_position(GtkWidget *widget);
int searchlight_test_get_set_size(GtkWidget *widget);

/// A state for assistive technology: 1 if it is set, 0 if it is not, -1 if the widget cannot have it.
int searchlight_test_get_expanded(GtkWidget *widget);
int searchlight_test_get_busy(GtkWidget *widget);
int searchlight_test_get_selected(GtkWidget *widget);

/// Whether a widget is hidden from assistive technology.
gboolean searchlight_test_is_hidden(GtkWidget *widget);

// MARK: Windows

/// The X window id of a surface; 0 on other displays.
unsigned long searchlight_test_window_number(GdkSurface *surface);

/// Draws a window at a scale, as rows of pixels in the order blue, green, red, alpha. Free with g_free. NULL if there is
/// nothing to draw.
unsigned char *searchlight_test_draw(GtkWidget *window, int scale, int *width, int *height);

/// Reads the drawn pixel at a point as red, green, blue and alpha; FALSE if nothing is drawn yet.
gboolean searchlight_test_pixel(GdkPaintable *paintable, double x, double y, unsigned char *pixel);

// MARK: Lifetimes

/// Starts counting view widgets. GTK must be initialized.
void searchlight_test_count_views(void);

/// The number of live view widgets among those made since counting started.
int searchlight_test_live_view_count(void);

// MARK: Settings

/// Changes one of GTK's settings, as the desktop would.
void searchlight_test_set_int_setting(const char *name, int value);

/// Enables or disables high contrast, as the desktop would. FALSE if the desktop's settings schemas are not installed.
gboolean searchlight_test_set_high_contrast(gboolean is_high);

/// Changes the screen reader setting, as the desktop would. FALSE if the desktop's settings schemas are not installed.
gboolean searchlight_test_set_screen_reader(gboolean is_on);

G_END_DECLS

#endif
#endif
