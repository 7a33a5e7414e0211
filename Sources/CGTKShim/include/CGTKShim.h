// C code for features that Swift cannot express: a widget class, variadic functions, and the main queue's descriptor.
#ifndef CGTKSHIM_H
#define CGTKSHIM_H

// Without GTK this module is empty, so that a build without the trait `GTK` does not require GTK.
#if __has_include(<adwaita.h>)

#include <adwaita.h>

G_BEGIN_DECLS

// MARK: Images

/// Makes a symbol from the commands of a `SymbolPicture`, drawn in the colours of its layers, or without any in that of its `GtkImage`.
/// Copies both arrays. A moving symbol is also visible beside its square.
GdkPaintable *searchlight_symbol_new(const double *commands, gsize count, const GdkRGBA *colors, gsize color_count,
                                     gboolean is_moving);

/// Makes a paintable that draws another one scaled and rotated about its centre, displaced by fractions of its size, with an opacity.
GdkPaintable *searchlight_moved_new(GdkPaintable *inner, double scale, double rotation, double x, double y,
                                    double opacity);

/// Makes a texture of one colour with the alpha channel of the given texture.
GdkTexture *searchlight_texture_stencil(GdkTexture *texture, const GdkRGBA *color);

// MARK: Programs

/// Receives whether a program was started.
typedef void (*SearchlightOpenCallback)(gboolean is_open, void *context);

/// Shows the desktop's programs for a file, opens the file in the chosen one, and calls back once.
void searchlight_open_with(GtkWindow *parent, const char *path, const char *heading, SearchlightOpenCallback callback,
                           void *context);

// MARK: Clipboard

/// Receives data, which it copies; NULL if there is none.
typedef void (*SearchlightDataCallback)(const void *data, gsize count, void *context);

/// Reads the data of a MIME type from the clipboard, and calls back once, later.
void searchlight_clipboard_read_data(GdkClipboard *clipboard, const char *type, SearchlightDataCallback callback,
                                     void *context);

/// Makes the content of a clipboard from a text, which it copies.
GdkContentProvider *searchlight_content_provider_for_text(const char *text);

// MARK: A container widget with explicit layout

/// Makes a widget with an accessible role.
GtkWidget *searchlight_view_new(GtkAccessibleRole role);

/// Inserts a child after a sibling, or as the first child for NULL. No effect if it is already there.
void searchlight_view_insert(GtkWidget *view, GtkWidget *child, GtkWidget *after);

/// Sets the rectangle of a child in the view.
void searchlight_view_place(GtkWidget *child, double x, double y, double width, double height);

/// Sets the drawing depth of a child among its siblings. The child must have a rectangle.
void searchlight_view_set_depth(GtkWidget *child, int depth);

/// Displaces a child from its rectangle. The child must have a rectangle.
void searchlight_view_shift(GtkWidget *child, double x, double y);

/// Displaces and enlarges a child relative to its rectangle, in addition to a shift. The child must have a rectangle.
void searchlight_view_offset(GtkWidget *child, double x, double y, double width, double height);

/// A transform about the centre: scale, skew, rotation and translation, in this order.
typedef struct {
    double scale_x, scale_y;
    /// The horizontal skew: the displacement to the right per point of height.
    double lean;
    /// The rotation in radians, clockwise.
    double rotation;
    double x, y;
    /// Whether the matrix below, for row vectors, replaces the other values, which are its effect in the plane without translation.
    gboolean is_spatial;
    float matrix[16];
    /// The point about which the transform is applied, relative to the centre, in fractions of the size.
    double anchor_x, anchor_y;
} SearchlightTransform;

/// Transforms a child, in addition to a shift and an offset. A child scaled to zero is hidden.
void searchlight_view_set_transform(GtkWidget *child, SearchlightTransform transform);

/// Makes a child visible only where a texture has opacity. The rectangle of the texture is relative to the corner of the child's
/// frame, `overhang` points to the right of the widget's edge. NULL hides the whole child.
void searchlight_view_set_mask(GtkWidget *child, GdkTexture *texture, const graphene_rect_t *rect, double overhang);

/// Removes the mask of a child.
void searchlight_view_remove_mask(GtkWidget *child);

/// Draws a separator along the bottom edge, behind the children, between two horizontal positions. NULL uses a pale variant of
/// the text colour. No separator is drawn unless the end is greater than the start.
void searchlight_view_set_line(GtkWidget *view, double start, double end, const GdkRGBA *color);

/// Sets the background colour; NULL for none.
void searchlight_view_set_color(GtkWidget *view, const GdkRGBA *color);

/// Sets the background image, in front of the colour; NULL for none.
///
/// Its edges keep their size in points, while the parts between are tiled or stretched. `scale` is the number of pixels per
/// point.
void searchlight_view_set_image(GtkWidget *view, GdkTexture *texture, double scale, GtkBorder edges, gboolean is_tiled);

/// The types of gradients.
typedef enum {
    SEARCHLIGHT_GRADIENT_NONE,
    SEARCHLIGHT_GRADIENT_AXIAL,
    SEARCHLIGHT_GRADIENT_RADIAL,
    SEARCHLIGHT_GRADIENT_CONIC,
} SearchlightGradient;

/// The appearance of a rectangle. All zeros draws nothing.
typedef struct {
    GdkRGBA color;
    /// The radii of the corners, clockwise from the top left.
    float radii[4];
    float border_width;
    GdkRGBA border_color;
    GdkRGBA shadow_color;
    float shadow_x, shadow_y, shadow_blur;
    /// Whether the rectangle below casts the shadow, instead of the outline or the content.
    gboolean has_shadow_rect;
    float shadow_rect_x, shadow_rect_y, shadow_rect_width, shadow_rect_height, shadow_rect_radius;
    /// Whether content is clipped to its outline.
    gboolean clips;
    SearchlightGradient gradient;
    /// The start and end of the gradient, relative to width and height.
    float start_x, start_y, end_x, end_y;
    const GskColorStop *stops;
    int stop_count;
    /// The image of a layer, stretched to its bounds; NULL for none.
    GdkTexture *texture;
    /// The rectangle of the texture, relative to the corner of the bounds.
    float texture_x, texture_y, texture_width, texture_height;
    // For layers only:
    /// Whether the layer is visible only where `mask` has opacity. NULL hides it.
    gboolean has_mask;
    GdkTexture *mask;
    /// The rectangle of the mask, relative to the corner of the bounds.
    float mask_x, mask_y, mask_width, mask_height;
    float opacity;
    float x, y, width, height;
    SearchlightTransform transform;
    /// The number of children behind it, for a layer at level 0.
    int depth;
    /// The nesting level.
    int level;
} SearchlightLayer;

/// Sets the appearance of the view itself, in addition to its colour; NULL for none.
void searchlight_view_set_look(GtkWidget *view, const SearchlightLayer *look);

/// Sets the layers among the children, from back to front, each followed by its sublayers.
void searchlight_view_set_layers(GtkWidget *view, const SearchlightLayer *layers, int count);

/// Whether the view itself receives pointer events, not only its children.
void searchlight_view_set_solid(GtkWidget *view, gboolean solid);

/// Sets the minimum size of the view.
void searchlight_view_set_size(GtkWidget *view, int width, int height);

/// Sets the natural width of the view, if greater than its minimum.
void searchlight_view_set_natural_width(GtkWidget *view, int width);

/// Makes a container that may be narrower than its one child. Unlike a scrolled window, it never takes focus.
GtkWidget *searchlight_shrinking_new(GtkWidget *child);

/// Sets a function that draws in front of the background and behind the children; NULL for none.
void searchlight_view_set_draw_handler(GtkWidget *view, void (*handler)(GtkSnapshot *, void *), void *context);

/// Sets a function to call when the size of the view changes.
void searchlight_view_set_size_handler(GtkWidget *view, void (*handler)(int, int, void *), void *context);

/// Sets the content size and the offset of a view in a scrolled window.
void searchlight_view_set_scroll(GtkWidget *view, double width, double height, double x, double y);

/// Briefly shows the overlay scroll bars of the scrolled window that contains a view.
void searchlight_view_flash_bars(GtkWidget *view);

/// Sets a function to call with the new offset when the user scrolls.
void searchlight_view_set_scroll_handler(GtkWidget *view, void (*handler)(double, double, void *), void *context);

/// Sets a function to call when assistive technology activates the view; NULL for a view without an action.
void searchlight_view_set_activate_handler(GtkWidget *view, void (*handler)(void *), void *context);

/// The animations of screen transitions.
typedef enum {
    SEARCHLIGHT_MOTION_PUSH,
    SEARCHLIGHT_MOTION_POP,
    SEARCHLIGHT_MOTION_COVER,
    SEARCHLIGHT_MOTION_UNCOVER,
    SEARCHLIGHT_MOTION_DISSOLVE,
    SEARCHLIGHT_MOTION_SLIDE,
    SEARCHLIGHT_MOTION_MOVE_IN,
    SEARCHLIGHT_MOTION_REVEAL,
    SEARCHLIGHT_MOTION_FLIP_FROM_LEFT,
    SEARCHLIGHT_MOTION_FLIP_FROM_RIGHT,
    SEARCHLIGHT_MOTION_FLIP_FROM_TOP,
    SEARCHLIGHT_MOTION_FLIP_FROM_BOTTOM,
    // The old or the new content turns over its top edge.
    SEARCHLIGHT_MOTION_CURL_UP,
    SEARCHLIGHT_MOTION_CURL_DOWN,
} SearchlightMotion;

/// Draws the view as a transition from an image of its previous content to its current content; NULL ends it. The previous
/// content exists only as the image, so it receives no input. `is_mirrored` is for right-to-left layouts, `is_opaque` for a
/// screen with an opaque background.
void searchlight_view_set_transition(GtkWidget *view, GdkPaintable *picture, SearchlightMotion motion,
                                     gboolean is_mirrored, gboolean is_opaque);

/// Sets the direction of the motions slide, move in and reveal, as a unit vector.
void searchlight_view_set_transition_direction(GtkWidget *view, double x, double y);

/// Sets the progress of the transition, from 0 to 1.
void searchlight_view_set_transition_progress(GtkWidget *view, double progress);

// MARK: Accessibility

void searchlight_accessible_set_label(GtkWidget *widget, const char *label);
void searchlight_accessible_set_description(GtkWidget *widget, const char *description);
void searchlight_accessible_set_placeholder(GtkWidget *widget, const char *placeholder);
void searchlight_accessible_set_selected(GtkWidget *widget, gboolean selected);
void searchlight_accessible_set_checked(GtkWidget *widget, gboolean checked);
/// Sets whether the widget is expanded.
void searchlight_accessible_set_expanded(GtkWidget *widget, gboolean expanded);
/// Makes a widget one that cannot be expanded.
void searchlight_accessible_reset_expanded(GtkWidget *widget);
/// Sets whether the content of the widget is being updated.
void searchlight_accessible_set_busy(GtkWidget *widget, gboolean busy);
/// Sets the element that keys reached while the widget keeps the focus; NULL for none.
void searchlight_accessible_set_active_descendant(GtkWidget *widget, GtkWidget *descendant);
/// Hides a widget and its descendants from assistive technology.
void searchlight_accessible_set_hidden(GtkWidget *widget, gboolean hidden);
/// Sets whether input is restricted to the widget.
void searchlight_accessible_set_modal(GtkWidget *widget, gboolean modal);
void searchlight_accessible_set_level(GtkWidget *widget, int level);
/// Sets the position of the widget in a set, from 1, and the size of the set; a position of 0 resets both.
void searchlight_accessible_set_position(GtkWidget *widget, int position, int count);
void searchlight_accessible_set_controls(GtkWidget *widget, GtkWidget *controlled);

/// Announces a sentence, in UTF-8, to screen readers. No effect without an accessibility bus.
typedef enum {
    SEARCHLIGHT_ANNOUNCE_LOW,
    SEARCHLIGHT_ANNOUNCE_MEDIUM,
    SEARCHLIGHT_ANNOUNCE_HIGH,
} SearchlightPriority;

void searchlight_announce(GtkWidget *window, const char *sentence, SearchlightPriority priority);

// MARK: Settings

/// An integer or Boolean setting of the desktop, or the default.
int searchlight_get_int_property(GtkSettings *settings, const char *name, int otherwise);

/// A copy of a text setting that every version of GTK has. The caller frees it.
char *searchlight_copy_string_property(GtkSettings *settings, const char *name);

/// Sets an integer setting for this process only. It must exist.
void searchlight_set_int_property(GtkSettings *settings, const char *name, int value);

/// Sets a text setting for this process only. It must exist. Copies the text.
void searchlight_set_string_property(GtkSettings *settings, const char *name, const char *value);

// MARK: Drag and drop

/// Makes the content of a drag: text for all programs, or NULL, and a private format that identifies drags of this program.
GdkContentProvider *searchlight_drag_content_new(const char *text);

/// A program's request for the data of a drag. ``searchlight_content_answer`` ends it.
typedef struct _SearchlightContentRequest SearchlightContentRequest;

/// Loads the data of a media type, and answers the request at once or later.
typedef void (*SearchlightContentLoader)(const char *type, SearchlightContentRequest *request, void *context);

/// Adds data in media types, loaded on demand, to the content of a drag. Takes ownership of that content.
GdkContentProvider *searchlight_drag_content_with_types(GdkContentProvider *first, const char *const *types,
                                                        guint count, SearchlightContentLoader load, void *context,
                                                        GDestroyNotify release);

/// Answers a request with data, or with NULL for none. Must be called once, on the main thread.
void searchlight_content_answer(SearchlightContentRequest *request, const void *bytes, gsize length);

/// The formats that fields accept: text, and drags of this program.
GdkContentFormats *searchlight_drop_formats_new(void);

/// Whether a drop has text.
gboolean searchlight_drop_has_text(GdkDrop *drop);

/// Reads the text of a drop, and calls a function with it, or with NULL if it cannot be read.
void searchlight_drop_read_text(GdkDrop *drop, void (*handler)(const char *, void *), void *context);

/// Reads the data of a drop in a media type, at most 256 MB, and calls a function with it, or with NULL if it cannot be read.
void searchlight_drop_read(GdkDrop *drop, const char *type, void (*handler)(const void *bytes, gsize length, void *context),
                           void *context);

// MARK: Fonts

/// Makes the fonts of a file available to this process. Returns false if Fontconfig cannot read it.
gboolean searchlight_add_font_file(const char *path);

// MARK: Main loop

/// Drains Dispatch's main queue, which contains the jobs of Swift's main actor, from GLib's main loop. Calls `after` after each
/// drain.
void searchlight_attach_main_queue(void (*after)(void));

/// Sets the input purpose and hints of an input method.
void searchlight_input_method_set_wishes(GtkIMContext *method, GtkInputPurpose purpose, GtkInputHints hints);

/// Sets the role of a widget. Must be called before the widget is shown.
void searchlight_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// Makes a text view for keyboard focus and assistive technology, which draws nothing. Its buffer records no history.
GtkWidget *searchlight_text_proxy_new(void);

/// Makes a box with an accessible role.
GtkWidget *searchlight_box_new(GtkOrientation orientation, int spacing, GtkAccessibleRole role);

G_END_DECLS

#endif
#endif
