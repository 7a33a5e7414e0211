#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A running view animation.
@MainActor
final class Motion {
    let animation: HostAnimation
    /// The progress from 0 to 1; more than 1 if a spring overshoots.
    private(set) var progress: CGFloat = 0
    var isPlaying = false

    private var adwaita: ObjectReference?
    private var delay: guint = 0
    private var untouchable: [ObjectReference] = []
    private var onMoment: @MainActor () -> Void = {}
    private var onEnd: @MainActor () -> Void = {}

    init(_ animation: HostAnimation) {
        self.animation = animation
    }

    var views: [UIView] { animation.changes.compactMap(\.view) }

    func change(of view: UIView) -> HostAnimation.Change? {
        animation.changes.first { $0.view === view }
    }

    /// Disables clicks on a widget until the end, unless the app allows user interaction.
    func keepTouchesOff(_ widget: Widget) {
        guard !animation.allowsUserInteraction, gtk_widget_get_can_target(widget) != 0 else { return }
        gtk_widget_set_can_target(widget, 0)
        untouchable.append(ObjectReference(UnsafeMutableRawPointer(widget)))
    }

    /// Plays to the end with a widget's frame clock; finishes at once if the desktop disables animations.
    func play(in widget: Widget, onMoment: @escaping @MainActor () -> Void, onEnd: @escaping @MainActor () -> Void) {
        self.onMoment = onMoment
        self.onEnd = onEnd
        let made = make(in: widget)
        let reference = ObjectReference(UnsafeMutableRawPointer(made))
        // An animation is not a widget, so its first reference is not floating.
        g_object_unref(UnsafeMutableRawPointer(made))
        adwaita = reference
        Signal.connect(reference.pointer, "done") { [weak self] in self?.onEnd() }
        guard animation.delay > 0, adw_get_enable_animations(widget) != 0 else {
            adw_animation_play(made)
            return
        }
        delay = MainLoop.after(milliseconds: Int(animation.delay * 1000)) { [weak self] in
            guard let self else { return }
            delay = 0
            if let adwaita { adw_animation_play(adwaita.pointer.assumingMemoryBound(to: AdwAnimation.self)) }
        }
    }

    private func make(in widget: Widget) -> UnsafeMutablePointer<AdwAnimation> {
        let relay = Relay()
        relay.motion = self
        let target = adw_callback_animation_target_new(
            { value, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<Relay>.fromOpaque(context).takeUnretainedValue().motion?.show(value)
                }
            },
            Unmanaged.passRetained(relay).toOpaque(),
            Callback.release
        )
        switch animation.timing {
        case .curve(let curve):
            let timed = adw_timed_animation_new(widget, 0, 1, guint(animation.duration * 1000), target)!
            adw_timed_animation_set_easing(OpaquePointer(timed), Motion.easing(curve))
            return timed
        case .spring(let damping, let velocity):
            let params = Motion.spring(damping: Double(damping), duration: animation.duration)
            let spring = adw_spring_animation_new(widget, 0, 1, params, target)!
            adw_spring_animation_set_initial_velocity(OpaquePointer(spring), Double(velocity))
            adw_spring_animation_set_epsilon(OpaquePointer(spring), Motion.rest)
            return spring
        }
    }

    /// The relative amplitude at which a spring counts as at rest.
    private static let rest = 0.001

    /// A spring that is at rest after a duration. Its amplitude decays exponentially.
    private static func spring(damping: Double, duration: TimeInterval) -> OpaquePointer? {
        let damping = damping.isNaN ? 1 : min(max(damping, 0.05), 1)
        let speed = -log(rest) / (damping * max(duration, 0.001))
        return adw_spring_params_new(damping, 1, speed * speed)
    }

    private static func easing(_ curve: UIView.AnimationCurve) -> AdwEasing {
        switch curve {
        case .easeInOut: ADW_EASE_IN_OUT_QUAD
        case .easeIn: ADW_EASE_IN_QUAD
        case .easeOut: ADW_EASE_OUT_QUAD
        case .linear: ADW_LINEAR
        }
    }

    private func show(_ value: Double) {
        progress = CGFloat(value)
        onMoment()
    }

    /// Stops, and enables clicks again.
    func pause() {
        if delay != 0 { g_source_remove(delay) }
        delay = 0
        if let adwaita { adw_animation_pause(adwaita.pointer.assumingMemoryBound(to: AdwAnimation.self)) }
        for reference in untouchable {
            gtk_widget_set_can_target(reference.pointer.assumingMemoryBound(to: GtkWidget.self), 1)
        }
        untouchable = []
    }

    func forget() {
        adwaita = nil
        onMoment = {}
        onEnd = {}
    }

    /// A weak relay, which libadwaita retains instead of the motion.
    private final class Relay {
        weak var motion: Motion?
    }
}
#endif
