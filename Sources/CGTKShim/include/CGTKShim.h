// What Swift cannot say itself: a widget class of our own, functions with a variable number of arguments, and the main
// queue's descriptor.
#ifndef CGTKSHIM_H
#define CGTKSHIM_H

// Without GTK this module is empty, so that a build without the trait `GTK` needs no GTK.
#if __has_include(<adwaita.h>)

#include <adwaita.h>

G_BEGIN_DECLS

// MARK: Pictures

/// Makes the symbol of this name, which is drawn in the colour of a `GtkImage`; NULL for a name that is none of ours.
GdkPaintable *searchlight_symbol_new(const char *name);

/// Makes a texture of one colour, as opaque as another one is at each place.
GdkTexture *searchlight_texture_stencil(GdkTexture *texture, const GdkRGBA *color);

// MARK: A widget that holds others at places it is told

/// Makes a widget with a role for assistive technology.
GtkWidget *searchlight_view_new(GtkAccessibleRole role);

/// Puts a child behind its siblings, or just in front of one of them. It keeps its place when it is there already.
void searchlight_view_insert(GtkWidget *view, GtkWidget *child, GtkWidget *after);

/// Sets the rectangle that a child takes in the view.
void searchlight_view_place(GtkWidget *child, double x, double y, double width, double height);

/// Sets how far in front of its siblings a child is drawn, after it has its rectangle.
void searchlight_view_set_depth(GtkWidget *child, int depth);

/// Draws a child so far from its place, after it has its rectangle.
void searchlight_view_shift(GtkWidget *child, double x, double y);

/// Puts a child so far from its rectangle, and makes it so much larger, after it has its rectangle; on top of a shift.
void searchlight_view_offset(GtkWidget *child, double x, double y, double width, double height);

/// How something is scaled, leant over, turned and moved about its middle, in this order.
typedef struct {
    double scale_x, scale_y;
    /// How far to the right the end of a line down comes to lie, for each point of its length.
    double lean;
    /// In radians, clockwise.
    double rotation;
    double x, y;
} SearchlightTransform;

/// Transforms a child, on top of a shift and an offset. What is scaled to nothing is not shown.
void searchlight_view_set_transform(GtkWidget *child, SearchlightTransform transform);

/// Draws a line along the lower edge, behind the children: from one column to another, in a colour or, for NULL, in a
/// pale one of the text's. No line where the end is not beyond the start.
void searchlight_view_set_line(GtkWidget *view, double start, double end, const GdkRGBA *color);

/// Sets the colour behind the children; NULL for none.
void searchlight_view_set_color(GtkWidget *view, const GdkRGBA *color);

/// Sets the picture behind the children, in front of the colour; NULL for none.
///
/// Its edges keep their size in points, while what lies between is tiled or stretched. `scale` is the number of pixels
/// to a point.
void searchlight_view_set_image(GtkWidget *view, GdkTexture *texture, double scale, GtkBorder edges, gboolean is_tiled);

/// The directions in which the colours of a gradient follow each other.
typedef enum {
    SEARCHLIGHT_GRADIENT_NONE,
    SEARCHLIGHT_GRADIENT_AXIAL,
    SEARCHLIGHT_GRADIENT_RADIAL,
    SEARCHLIGHT_GRADIENT_CONIC,
} SearchlightGradient;

/// How a rectangle is drawn. What is all zeros is not drawn.
typedef struct {
    GdkRGBA color;
    /// The radii of the corners, from the top left clockwise.
    float radii[4];
    float border_width;
    GdkRGBA border_color;
    GdkRGBA shadow_color;
    float shadow_x, shadow_y, shadow_blur;
    /// Whether what is in it ends at its edge.
    gboolean clips;
    SearchlightGradient gradient;
    /// From where to where the colours go, in parts of the width and height.
    float start_x, start_y, end_x, end_y;
    const GskColorStop *stops;
    int stop_count;
    // Of a layer only:
    float opacity;
    float x, y, width, height;
    SearchlightTransform transform;
    /// How many children are behind it, when it is not in another layer.
    int depth;
    /// In how many other layers it is.
    int level;
} SearchlightLayer;

/// Sets how the view itself is drawn, beside its colour; NULL for plainly.
void searchlight_view_set_look(GtkWidget *view, const SearchlightLayer *look);

/// Sets the layers among the children, from back to front, each before those that are in it.
void searchlight_view_set_layers(GtkWidget *view, const SearchlightLayer *layers, int count);

/// Whether the pointer meets the view itself, or only what is in it.
void searchlight_view_set_solid(GtkWidget *view, gboolean solid);

/// Sets the size that the view asks for.
void searchlight_view_set_size(GtkWidget *view, int width, int height);

/// Sets the width that the view takes where there is room, when that is more than it asks for.
void searchlight_view_set_natural_width(GtkWidget *view, int width);

/// Makes a widget that holds one child and may be narrower than it. Unlike a scrolled window, it never takes the keyboard.
GtkWidget *searchlight_shrinking_new(GtkWidget *child);

/// Has a function called with every new size of the view.
void searchlight_view_set_size_handler(GtkWidget *view, void (*handler)(int, int, void *), void *context);

/// Tells a view that a scrolled window holds how large its content is, and which point of it is at the top left.
void searchlight_view_set_scroll(GtkWidget *view, double width, double height, double x, double y);

/// Shows the scroll bars of the scrolled window that holds a view for a moment, where they come and go.
void searchlight_view_flash_bars(GtkWidget *view);

/// Has a function called when the person scrolls, with the point of the content that comes to the top left.
void searchlight_view_set_scroll_handler(GtkWidget *view, void (*handler)(double, double, void *), void *context);

/// Has a function called when assistive technology activates the view; NULL for a view that has nothing to activate.
void searchlight_view_set_activate_handler(GtkWidget *view, void (*handler)(void *), void *context);

/// How the screens in a view move when one takes the place of another.
typedef enum {
    SEARCHLIGHT_MOTION_PUSH,
    SEARCHLIGHT_MOTION_POP,
    SEARCHLIGHT_MOTION_COVER,
    SEARCHLIGHT_MOTION_UNCOVER,
    SEARCHLIGHT_MOTION_DISSOLVE,
} SearchlightMotion;

/// Draws the view on the way from a picture of what it held to what it holds now; NULL ends that. The picture is all that
/// is left of what it held: nothing in it takes input. `is_mirrored` is for text that runs from right to left, `is_opaque`
/// for a screen through which nothing is seen.
void searchlight_view_set_transition(GtkWidget *view, GdkPaintable *picture, SearchlightMotion motion,
                                     gboolean is_mirrored, gboolean is_opaque);

/// Sets how much of the way is behind, from 0 to 1.
void searchlight_view_set_transition_progress(GtkWidget *view, double progress);

/// The number of these widgets that are alive.
int searchlight_view_count(void);

// MARK: Accessibility

void searchlight_accessible_set_label(GtkWidget *widget, const char *label);
void searchlight_accessible_set_description(GtkWidget *widget, const char *description);
void searchlight_accessible_set_placeholder(GtkWidget *widget, const char *placeholder);
void searchlight_accessible_set_selected(GtkWidget *widget, gboolean selected);
void searchlight_accessible_set_checked(GtkWidget *widget, gboolean checked);
/// Whether what the widget stands for shows what it holds.
void searchlight_accessible_set_expanded(GtkWidget *widget, gboolean expanded);
void searchlight_accessible_set_disabled(GtkWidget *widget, gboolean disabled);
/// Keeps a widget, and all that is in it, from assistive technology.
void searchlight_accessible_set_hidden(GtkWidget *widget, gboolean hidden);
/// Whether only what is in the widget can be worked at present.
void searchlight_accessible_set_modal(GtkWidget *widget, gboolean modal);
void searchlight_accessible_set_level(GtkWidget *widget, int level);
/// Where the widget stands in a set, from 1; a position of 0 takes that back.
void searchlight_accessible_set_position(GtkWidget *widget, int position, int count);
void searchlight_accessible_set_controls(GtkWidget *widget, GtkWidget *controlled);

/// Has a screen reader speak a sentence, in UTF-8. Where there is no accessibility bus, nothing happens.
typedef enum {
    SEARCHLIGHT_ANNOUNCE_LOW,
    SEARCHLIGHT_ANNOUNCE_MEDIUM,
    SEARCHLIGHT_ANNOUNCE_HIGH,
} SearchlightPriority;

void searchlight_announce(GtkWidget *window, const char *sentence, SearchlightPriority priority);

// MARK: Settings

/// A number or a truth value among the desktop's settings.
int searchlight_get_int_property(GtkSettings *settings, const char *name, int otherwise);

// MARK: Drag and drop

/// Makes the content of a drag: text for everybody, or NULL, and a mark by which this program knows its own.
GdkContentProvider *searchlight_drag_content_new(const char *text);

/// The formats that fields take: text, and what this program drags.
GdkContentFormats *searchlight_drop_formats_new(void);

/// Whether there is text in what is dropped.
gboolean searchlight_drop_has_text(GdkDrop *drop);

/// Reads the text of what is dropped, and calls a function with it, or with NULL when it cannot be read.
void searchlight_drop_read_text(GdkDrop *drop, void (*handler)(const char *, void *), void *context);

// MARK: Main loop

/// Has Dispatch's main queue drained by GLib's main loop: it holds the jobs of Swift's main actor.
/// `after` is called after every turn of it.
void searchlight_attach_main_queue(void (*after)(void));

/// Reads back what assistive technology is told of a widget's name or description; free it with g_free.
char *searchlight_accessible_copy_label(GtkWidget *widget);
char *searchlight_accessible_copy_description(GtkWidget *widget);
/// The position in its set of which assistive technology is told, or the size of the set; 0 when it is told nothing.
int searchlight_accessible_get_position(GtkWidget *widget);
int searchlight_accessible_get_set_size(GtkWidget *widget);

/// The number by which the X server knows a window; 0 on other displays.
unsigned long searchlight_test_window_number(GdkSurface *surface);

/// The type of values that are true or false, which is a macro in C.
GType searchlight_type_boolean(void);

/// Draws a window so many times as large, as rows of pixels of blue, green, red and opacity; free it with g_free. NULL
/// when there is nothing to draw.
unsigned char *searchlight_test_draw(GtkWidget *window, int scale, int *width, int *height);

/// Whether assistive technology does not meet a widget.
gboolean searchlight_test_is_hidden(GtkWidget *widget);

/// Changes one of GTK's settings, as the desktop would.
void searchlight_test_set_int_setting(const char *name, int value);

/// Asks for strong contrast or for ordinary, as the desktop would. FALSE where the desktop's settings are not installed.
gboolean searchlight_test_set_high_contrast(gboolean is_high);

/// Turns the screen reader's setting on or off, as the desktop would. FALSE where the desktop's settings are not installed.
gboolean searchlight_test_set_screen_reader(gboolean is_on);

/// Reads what is drawn at a point as red, green, blue and alpha; FALSE when nothing is drawn yet.
gboolean searchlight_test_pixel(GdkPaintable *paintable, double x, double y, unsigned char *pixel);

/// Tells an input method what is typed and how.
void searchlight_input_method_set_wishes(GtkIMContext *method, GtkInputPurpose purpose, GtkInputHints hints);

/// Sets the role of a widget that nobody has seen yet.
void searchlight_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// Makes a box with a role for assistive technology.
GtkWidget *searchlight_box_new(GtkOrientation orientation, int spacing, GtkAccessibleRole role);

G_END_DECLS

#endif
#endif
