#if GTK
import CGTK
import Foundation

/// Animates a number to 0 with the timing of the desktop's own widgets. Finishes immediately with reduced motion, or if the
/// widget is not on screen.
@MainActor
final class Slide {
    private static let duration: guint = 200
    private let animation: ObjectReference
    private(set) var value: CGFloat

    /// - Parameters:
    ///   - widget: The animated widget.
    ///   - start: The initial value.
    ///   - show: Called with each value.
    ///   - end: Called after the last one.
    init(
        of widget: Widget,
        from start: CGFloat,
        show: @escaping @MainActor (CGFloat) -> Void,
        end: @escaping @MainActor () -> Void
    ) {
        value = start
        let frames = Frames()
        let target = adw_callback_animation_target_new(
            { value, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<Frames>.fromOpaque(context).takeUnretainedValue().show(value)
                }
            },
            Unmanaged.passRetained(frames).toOpaque(),
            { context in if let context { Unmanaged<Frames>.fromOpaque(context).release() } }
        )
        let timed = adw_timed_animation_new(widget, Double(start), 0, Slide.duration, target)!
        animation = ObjectReference(UnsafeMutableRawPointer(timed))
        adw_timed_animation_set_easing(OpaquePointer(timed), ADW_EASE_OUT_CUBIC)
        frames.show = { [weak self] value in
            self?.value = CGFloat(value)
            show(CGFloat(value))
        }
        Signal.connect(animation.pointer, "done", end)
    }

    @MainActor
    private final class Frames {
        var show: (Double) -> Void = { _ in }
    }

    func play() {
        adw_animation_play(animation.pointer.assumingMemoryBound(to: AdwAnimation.self))
    }

    /// Pauses at the current value.
    func stop() {
        adw_animation_pause(animation.pointer.assumingMemoryBound(to: AdwAnimation.self))
    }
}
#endif
