import Foundation

/// Animations that a gesture moves instead of time: those of the blocks that a transition runs.
@MainActor
final class HeldAnimations {
    /// The animations with their begin and length, in seconds of the whole.
    private var members: [Member] = []
    /// Whether the animations play.
    private(set) var isPlaying = false
    /// The fraction of the whole, from 0 to 1.
    private(set) var fraction: CGFloat = 0
    private let duration: TimeInterval

    private struct Member {
        let animation: HostAnimation
        let start: TimeInterval
        let length: TimeInterval
        let timing: HostAnimation.Timing
    }

    /// - Parameter duration: The duration of the whole in seconds.
    init(duration: TimeInterval) {
        self.duration = max(AnimationEnds.seconds(duration), 0.001)
    }

    func add(_ animation: HostAnimation) {
        let member = Member(
            animation: animation,
            start: animation.delay,
            length: animation.duration,
            timing: animation.timing
        )
        members.append(member)
        animation.move(to: progress(of: member))
    }

    /// Runs a closure and holds the animations of its blocks.
    func hold(_ body: () -> Void) {
        let outer = UIView.heldAnimations
        UIView.heldAnimations = self
        body()
        UIView.heldAnimations = outer
    }

    /// Moves the animations to a fraction of the whole.
    func move(to fraction: CGFloat) {
        self.fraction = min(max(fraction, 0), 1)
        for member in members { member.animation.move(to: progress(of: member)) }
    }

    private func progress(of member: Member) -> CGFloat {
        let elapsed = Double(fraction) * duration - member.start
        guard member.length > 0 else { return elapsed >= 0 ? 1 : 0 }
        return CGFloat(min(max(elapsed / member.length, 0), 1))
    }

    /// Pauses animations that play. The fraction becomes that of the member that is the furthest.
    func pause() {
        isPlaying = false
        for member in members { member.animation.pause() }
        // Animations without changes end at once, and tell nothing about the others.
        let elapsed = members.filter { !$0.animation.changes.isEmpty }.map { member in
            let progress = min(max(Double(member.animation.progress), 0), 1)
            return progress > 0 ? member.start + progress * member.length : 0
        }.max()
        if let elapsed { fraction = CGFloat(min(elapsed / duration, 1)) }
    }

    /// Plays the animations to their ends, or back.
    ///
    /// - Parameter curve: The curve of the rest; nil for those of the animations.
    func resume(forward: Bool, speed: CGFloat, curve: UIView.AnimationCurve?) {
        isPlaying = true
        let speed = Double(speed.isFinite && speed > 0 ? speed : 1)
        let elapsed = Double(fraction) * duration
        for member in members {
            let end = member.start + member.length
            let delay = forward ? max(0, member.start - elapsed) : max(0, elapsed - end)
            let length = forward ? end - max(elapsed, member.start) : min(elapsed, end) - member.start
            member.animation.resume(
                to: forward ? 1 : 0,
                timing: curve.map { .curve($0) } ?? member.timing,
                duration: max(0, length) / speed,
                delay: delay / speed
            )
        }
    }

    /// Ends the animations now, at their ends or beginnings.
    func finish(forward: Bool) {
        isPlaying = true
        for member in members {
            member.animation.pause()
            member.animation.resume(to: forward ? 1 : 0, timing: .curve(.linear), duration: 0)
        }
    }
}
