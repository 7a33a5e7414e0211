#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Shows transitions between screens, in the style of GNOME's own programs.
///
/// The outgoing screen is an image, so that it neither retains objects of the app nor receives input. If the desktop
/// disables animations, libadwaita finishes each transition at once.
@MainActor
package final class Transitions {
    /// The duration of a transition. Default: that of libadwaita's own pages.
    package var milliseconds: guint = 250

    /// The unfinished transitions, by container widget.
    private var running: [Widget: Running] = [:]

    /// The number of running transitions.
    package var count: Int { running.count }

    /// Whether a view is inside a running transition, so that its visible position differs from its touchable one.
    func holds(_ view: UIView) -> Bool {
        running.values.contains { running in running.view.map(view.isDescendant) ?? false }
    }

    /// Begins a transition. A running one in the same container finishes at once.
    func begin(_ transition: HostTransition, in tree: WidgetTree) {
        if !isBegun(transition, in: tree) { transition.end() }
    }

    private func isBegun(_ transition: HostTransition, in tree: WidgetTree) -> Bool {
        // A view without a widget transitions with its nearest container.
        let holders = sequence(first: transition.container, next: \.superview)
        guard let container = holders.lazy.compactMap({ tree.existing($0)?.container }).first else { return false }
        if let former = running[container] { former.finish() }
        let leaving = transition.leaving.map { tree.existing($0)?.widget } ?? container
        guard let leaving, gtk_widget_get_mapped(leaving) != 0, gtk_widget_get_width(leaving) > 0 else {
            return false
        }
        let source = gtk_widget_paintable_new(leaving)
        let picture = gdk_paintable_get_current_image(source)
        g_object_unref(UnsafeMutableRawPointer(source))
        guard let picture else { return false }
        let isMirrored = transition.container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        searchlight_view_set_transition(
            container,
            picture,
            Transitions.motion(transition.motion),
            isMirrored ? 1 : 0,
            transition.isOpaque ? 1 : 0
        )
        searchlight_view_set_transition_direction(
            container,
            Double(transition.direction.dx),
            Double(transition.direction.dy)
        )
        searchlight_view_set_transition_progress(container, Double(transition.progress(at: 0)))
        g_object_unref(UnsafeMutableRawPointer(picture))
        let length = transition.duration.map { guint($0 * 1000) } ?? milliseconds
        let new = Running(transition, container: container, milliseconds: length)
        running[container] = new
        new.play { [weak self, weak new, end = transition.end] in
            end()
            guard let self, let new, running[container] === new else { return }
            running[container] = nil
        }
        return true
    }

    /// Finishes all transitions immediately.
    package func finish() {
        for running in Array(running.values) { running.finish() }
    }

    private static func motion(_ motion: HostTransition.Motion) -> SearchlightMotion {
        switch motion {
        case .push: SEARCHLIGHT_MOTION_PUSH
        case .pop: SEARCHLIGHT_MOTION_POP
        case .cover: SEARCHLIGHT_MOTION_COVER
        case .uncover: SEARCHLIGHT_MOTION_UNCOVER
        case .slide: SEARCHLIGHT_MOTION_SLIDE
        case .moveIn: SEARCHLIGHT_MOTION_MOVE_IN
        case .reveal: SEARCHLIGHT_MOTION_REVEAL
        case .dissolve: SEARCHLIGHT_MOTION_DISSOLVE
        case .flipFromLeft: SEARCHLIGHT_MOTION_FLIP_FROM_LEFT
        case .flipFromRight: SEARCHLIGHT_MOTION_FLIP_FROM_RIGHT
        case .flipFromTop: SEARCHLIGHT_MOTION_FLIP_FROM_TOP
        case .flipFromBottom: SEARCHLIGHT_MOTION_FLIP_FROM_BOTTOM
        case .curlUp: SEARCHLIGHT_MOTION_CURL_UP
        case .curlDown: SEARCHLIGHT_MOTION_CURL_DOWN
        }
    }

    /// A running transition.
    @MainActor
    private final class Running {
        private(set) weak var view: UIView?
        private let container: ObjectReference
        private let animation: ObjectReference
        private var onEnd: @MainActor () -> Void = {}
        private var isOver = false

        private let progress: (CGFloat) -> CGFloat

        init(_ transition: HostTransition, container: Widget, milliseconds: guint) {
            view = transition.container
            progress = transition.progress(at:)
            self.container = ObjectReference(UnsafeMutableRawPointer(container))
            let relay = Relay()
            let target = adw_callback_animation_target_new(
                { value, context in
                    nonisolated(unsafe) let context = context
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        Unmanaged<Relay>.fromOpaque(context).takeUnretainedValue().running?.show(value)
                    }
                },
                Unmanaged.passRetained(relay).toOpaque(),
                Callback.release
            )
            let animation = adw_timed_animation_new(container, 0, 1, milliseconds, target)!
            self.animation = ObjectReference(UnsafeMutableRawPointer(animation))
            // An animation is not a widget, so its first reference is not floating.
            g_object_unref(UnsafeMutableRawPointer(animation))
            // The transition computes its progress from the fraction of the duration.
            if transition.timing != nil { adw_timed_animation_set_easing(OpaquePointer(animation), ADW_LINEAR) }
            relay.running = self
        }

        func play(onEnd: @escaping @MainActor () -> Void) {
            self.onEnd = onEnd
            Signal.connect(animation.pointer, "done") { [weak self] in self?.end() }
            adw_animation_play(animation.pointer.assumingMemoryBound(to: AdwAnimation.self))
        }

        /// Finishes immediately.
        func finish() {
            adw_animation_skip(animation.pointer.assumingMemoryBound(to: AdwAnimation.self))
            end()
        }

        private var widget: Widget { container.pointer.assumingMemoryBound(to: GtkWidget.self) }

        private func show(_ progress: Double) {
            guard !isOver else { return }
            searchlight_view_set_transition_progress(widget, Double(self.progress(CGFloat(progress))))
        }

        private func end() {
            guard !isOver else { return }
            isOver = true
            searchlight_view_set_transition(widget, nil, SEARCHLIGHT_MOTION_PUSH, 0, 0)
            // The animation is still emitting its end.
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [self] in onEnd = {} }
            onEnd()
        }

        /// A weak relay, which libadwaita retains instead of the transition.
        private final class Relay {
            weak var running: Running?
        }
    }
}
#endif
