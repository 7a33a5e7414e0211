#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#include "Layer.h"
#include "Transition.h"

#include <math.h>

// The relative displacement of the screen behind, and the maximum opacity of its shade.
static const double parallax = 0.3, darkest = 0.36;
static const float shadow_width = 12;

static void draw_ground(GtkWidget *view, GtkSnapshot *snapshot, const graphene_rect_t *bounds) {
    GdkRGBA color;
    if (gtk_style_context_lookup_color(gtk_widget_get_style_context(view), "view_bg_color", &color)) {
        gtk_snapshot_append_color(snapshot, &color, bounds);
    }
}

static void draw_picture(const Transition *transition, GtkSnapshot *snapshot) {
    GdkPaintable *picture = transition->picture;
    gdk_paintable_snapshot(picture, snapshot, gdk_paintable_get_intrinsic_width(picture),
                           gdk_paintable_get_intrinsic_height(picture));
}

// The shade. Dark backgrounds need a stronger one.
static void draw_shade(GtkWidget *view, GtkSnapshot *snapshot, const graphene_rect_t *bounds, double strength) {
    GdkRGBA shade;
    if (!gtk_style_context_lookup_color(gtk_widget_get_style_context(view), "shade_color", &shade)) return;
    shade.alpha = (float)(MIN(2 * shade.alpha, darkest) * strength);
    gtk_snapshot_append_color(snapshot, &shade, bounds);
}

// The shadow of the front screen on the one behind.
static void draw_shadow(GtkSnapshot *snapshot, double edge, double height, gboolean to_the_right, double strength) {
    const GskColorStop stops[] = {{0, {0, 0, 0, (float)(0.12 * strength)}}, {1, {0, 0, 0, 0}}};
    float far = (float)edge + (to_the_right ? shadow_width : -shadow_width);
    graphene_rect_t area = GRAPHENE_RECT_INIT((float)MIN(edge, far), 0, shadow_width, (float)height);
    gtk_snapshot_append_linear_gradient(snapshot, &area, &GRAPHENE_POINT_INIT((float)edge, 0),
                                        &GRAPHENE_POINT_INIT(far, 0), stops, G_N_ELEMENTS(stops));
}

// Turns what follows about the vertical or the horizontal axis. Without perspective, it only becomes narrower.
static void turn(GtkWidget *view, GtkSnapshot *snapshot, double angle, gboolean is_upright) {
    double width = gtk_widget_get_width(view), height = gtk_widget_get_height(view);
    if (searchlight_shows_depth(view)) {
        gtk_snapshot_perspective(snapshot, (float)(2 * MAX(width, height)));
        gtk_snapshot_rotate_3d(snapshot, (float)angle, is_upright ? graphene_vec3_y_axis() : graphene_vec3_x_axis());
    } else {
        float scale = (float)MAX(fabs(cos(angle * G_PI / 180)), 1e-3);
        gtk_snapshot_scale(snapshot, is_upright ? scale : 1, is_upright ? 1 : scale);
    }
}

void searchlight_transition_snapshot(const Transition *transition, GtkWidget *view, GtkSnapshot *snapshot,
                                     void (*draw_children)(GtkWidget *, GtkSnapshot *, gboolean)) {
    double width = gtk_widget_get_width(view), height = gtk_widget_get_height(view);
    double progress = transition->progress;
    // Whole pixels keep text sharp during the animation.
    double aside = (transition->is_mirrored ? -1 : 1) * width, front = 0, behind = 0;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    gtk_snapshot_push_clip(snapshot, &bounds);
    switch (transition->motion) {
    case SEARCHLIGHT_MOTION_PUSH:
    case SEARCHLIGHT_MOTION_POP: {
        gboolean is_push = transition->motion == SEARCHLIGHT_MOTION_PUSH;
        double distance = is_push ? 1 - progress : progress;
        front = (int)(aside * distance);
        behind = (int)(-aside * parallax * (1 - distance));
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)behind, 0));
        draw_ground(view, snapshot, &bounds);
        if (is_push) {
            draw_picture(transition, snapshot);
        } else {
            draw_children(view, snapshot, FALSE);
        }
        gtk_snapshot_restore(snapshot);
        draw_shade(view, snapshot, &bounds, 1 - distance);
        draw_shadow(snapshot, transition->is_mirrored ? width + front : front, height, transition->is_mirrored,
                    1 - distance);
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)front, 0));
        draw_ground(view, snapshot, &bounds);
        if (is_push) {
            draw_children(view, snapshot, FALSE);
        } else {
            draw_picture(transition, snapshot);
        }
        gtk_snapshot_restore(snapshot);
        break;
    }
    case SEARCHLIGHT_MOTION_COVER:
        draw_picture(transition, snapshot);
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(0, (float)(int)(height * (1 - progress))));
        if (transition->is_opaque) draw_ground(view, snapshot, &bounds);
        draw_children(view, snapshot, TRUE);
        gtk_snapshot_restore(snapshot);
        break;
    case SEARCHLIGHT_MOTION_UNCOVER:
        draw_children(view, snapshot, FALSE);
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(0, (float)(int)(height * progress)));
        if (transition->is_opaque) draw_ground(view, snapshot, &bounds);
        draw_picture(transition, snapshot);
        gtk_snapshot_restore(snapshot);
        break;
    case SEARCHLIGHT_MOTION_SLIDE:
    case SEARCHLIGHT_MOTION_MOVE_IN:
    case SEARCHLIGHT_MOTION_REVEAL: {
        gboolean moves_old = transition->motion != SEARCHLIGHT_MOTION_MOVE_IN;
        gboolean moves_new = transition->motion != SEARCHLIGHT_MOTION_REVEAL;
        double x = transition->direction_x * width, y = transition->direction_y * height;
        graphene_point_t old_place = GRAPHENE_POINT_INIT((float)(int)(x * progress), (float)(int)(y * progress));
        graphene_point_t new_place = GRAPHENE_POINT_INIT((float)(int)(x * (progress - 1)),
                                                         (float)(int)(y * (progress - 1)));
        // The moving content is in front.
        for (int i = 0; i < 2; i++) {
            gboolean is_new = (i == 1) == moves_new;
            gtk_snapshot_save(snapshot);
            if (is_new ? moves_new : moves_old) gtk_snapshot_translate(snapshot, is_new ? &new_place : &old_place);
            if (is_new) {
                draw_children(view, snapshot, FALSE);
            } else {
                draw_picture(transition, snapshot);
            }
            gtk_snapshot_restore(snapshot);
        }
        break;
    }
    case SEARCHLIGHT_MOTION_DISSOLVE:
        gtk_snapshot_push_cross_fade(snapshot, progress);
        draw_picture(transition, snapshot);
        gtk_snapshot_pop(snapshot);
        draw_children(view, snapshot, FALSE);
        gtk_snapshot_pop(snapshot);
        break;
    case SEARCHLIGHT_MOTION_FLIP_FROM_LEFT:
    case SEARCHLIGHT_MOTION_FLIP_FROM_RIGHT:
    case SEARCHLIGHT_MOTION_FLIP_FROM_TOP:
    case SEARCHLIGHT_MOTION_FLIP_FROM_BOTTOM: {
        gboolean is_upright = transition->motion == SEARCHLIGHT_MOTION_FLIP_FROM_LEFT ||
                              transition->motion == SEARCHLIGHT_MOTION_FLIP_FROM_RIGHT;
        // A positive angle brings the left or the bottom side forward.
        double sign = transition->motion == SEARCHLIGHT_MOTION_FLIP_FROM_LEFT ||
                              transition->motion == SEARCHLIGHT_MOTION_FLIP_FROM_BOTTOM
                          ? 1 : -1;
        gboolean is_first = progress < 0.5;
        double angle = sign * 180 * (is_first ? progress : progress - 1);
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)width / 2, (float)height / 2));
        turn(view, snapshot, angle, is_upright);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)-width / 2, (float)-height / 2));
        if (is_first) {
            draw_picture(transition, snapshot);
        } else {
            draw_children(view, snapshot, FALSE);
        }
        gtk_snapshot_restore(snapshot);
        break;
    }
    case SEARCHLIGHT_MOTION_CURL_UP:
    case SEARCHLIGHT_MOTION_CURL_DOWN: {
        gboolean is_up = transition->motion == SEARCHLIGHT_MOTION_CURL_UP;
        double raised = is_up ? progress : 1 - progress;
        if (is_up) {
            draw_children(view, snapshot, FALSE);
        } else {
            draw_picture(transition, snapshot);
        }
        // The page is behind the top edge at the end.
        if (raised >= 1) break;
        draw_shade(view, snapshot, &bounds, 1 - raised);
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)width / 2, 0));
        turn(view, snapshot, 90 * raised, FALSE);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)-width / 2, 0));
        draw_ground(view, snapshot, &bounds);
        if (is_up) {
            draw_picture(transition, snapshot);
        } else {
            draw_children(view, snapshot, FALSE);
        }
        gtk_snapshot_restore(snapshot);
        break;
    }
    }
    gtk_snapshot_pop(snapshot);
}

#endif
