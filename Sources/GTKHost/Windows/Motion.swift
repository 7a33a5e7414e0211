#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A running view animation.
@MainActor
final class Motion {
    let animation: HostAnimation
    var isPlaying = false

    private var adwaita: ObjectReference?
    private var delay: guint = 0
    private var untouchable: [ObjectReference] = []
    private var onMoment: @MainActor () -> Void = {}
    private var onEnd: @MainActor () -> Void = {}

    init(_ animation: HostAnimation) {
        self.animation = animation
        members = animation.changes.map { Member(view: $0.view) }
    }

    /// The views that the animation had at its begin.
    var views: [UIView] { members.compactMap(\.view) }

    func moves(_ view: UIView) -> Bool { members.contains { $0.view === view } }

    private struct Member {
        weak var view: UIView?
    }

    private let members: [Member]

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
        // The animation computes its progress from the fraction of the duration.
        let timed = adw_timed_animation_new(widget, 0, 1, guint(animation.duration * 1000), target)!
        adw_timed_animation_set_easing(OpaquePointer(timed), ADW_LINEAR)
        let parts = animation.repetitions * (animation.autoreverses ? 2 : 1)
        adw_timed_animation_set_alternate(OpaquePointer(timed), animation.autoreverses ? 1 : 0)
        // 0 repeats without end.
        adw_timed_animation_set_repeat_count(OpaquePointer(timed), animation.isEndless ? 0 : guint(min(parts, 1e9)))
        return timed
    }

    private func show(_ value: Double) {
        animation.show(fraction: CGFloat(value))
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
