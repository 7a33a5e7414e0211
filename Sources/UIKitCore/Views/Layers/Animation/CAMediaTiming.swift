import Foundation

/// The times of an animation. Main actor.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The start time: a time of ``CACurrentMediaTime()``, or the delay in a group; 0 for now.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition in seconds; 0 for that of the `CATransaction`.
    var duration: CFTimeInterval { get set }
    /// The number of repetitions; 0 for one. Infinite for an animation without end.
    var repeatCount: Float { get set }
    /// The total duration of all repetitions, which replaces ``repeatCount``; 0 for none.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each repetition also runs backwards.
    var autoreverses: Bool { get set }
    /// The speed relative to the clock.
    var speed: Float { get set }
    /// The offset in the animation's own time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The values before and after the animation.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of an animation before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's own values.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end, if `isRemovedOnCompletion` is false.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A moment of an animation.
enum AnimationMoment: Equatable {
    /// Before the begin or after the end, without a value.
    case outside(isOver: Bool)
    /// The time within a repetition, in seconds.
    case inside(time: TimeInterval, isOver: Bool)

    var isOver: Bool {
        switch self {
        case .outside(let isOver), .inside(_, let isOver): isOver
        }
    }
}

extension CAMediaTiming {
    /// The duration with all repetitions, in the animation's own time.
    func totalDuration(of length: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return length * (autoreverses ? 2 : 1) * (repeatCount > 0 ? TimeInterval(repeatCount) : 1)
    }

    /// The moment at a time since the begin, in seconds.
    ///
    /// - Parameter length: The duration of a repetition.
    func moment(at elapsed: TimeInterval, length: TimeInterval) -> AnimationMoment {
        let total = totalDuration(of: length)
        let keepsFirst = fillMode == .backwards || fillMode == .both
        guard elapsed >= 0 else { return keepsFirst ? .inside(time: 0, isOver: false) : .outside(isOver: false) }
        let own = elapsed * TimeInterval(speed) + timeOffset
        if own >= total {
            let keepsLast = fillMode == .forwards || fillMode == .both
            return keepsLast ? .inside(time: timeInRepetition(total, length), isOver: true) : .outside(isOver: true)
        }
        return .inside(time: timeInRepetition(max(own, 0), length), isOver: false)
    }

    private func timeInRepetition(_ own: TimeInterval, _ length: TimeInterval) -> TimeInterval {
        guard length > 0, own.isFinite else { return length }
        let cycle = length * (autoreverses ? 2 : 1)
        var time = own.truncatingRemainder(dividingBy: cycle)
        // The end of a repetition belongs to it, not to the next one.
        if time == 0, own > 0, own >= totalDuration(of: length) { time = cycle }
        return time > length ? cycle - time : time
    }
}
