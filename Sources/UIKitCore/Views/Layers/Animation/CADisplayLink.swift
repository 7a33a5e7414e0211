import Foundation
import FoundationCompatibility

/// Sends a message before each frame. Main actor.
///
/// In windows the times are those of the frame clock of the app's frontmost window; without windows, sixtieths of a second. While a link
/// is added to a run loop and not paused, the app does not become idle. It retains its target until ``invalidate()``.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    private var timer: HostTimer?
    private var isValid = true
    /// The times of the last message and of the last frame, also one without a message.
    private var lastMessage: CFTimeInterval?
    private var lastFrame: CFTimeInterval?

    /// Makes a link. It sends messages after ``add(to:forMode:)``.
    ///
    /// - Parameters:
    ///   - target: The receiver. Strong reference.
    ///   - sel: The selector of a method with up to one argument: the link.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// The time of the current frame in seconds, as `CACurrentMediaTime()`; 0 before the first one.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time of the next frame in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval ?? 0) }

    /// The time between the frames of the screen in seconds; 0 before the first frame.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether no messages are sent. Default: false.
    open var isPaused = false {
        didSet { if isPaused != oldValue { schedule() } }
    }

    /// The number of messages per second; 0 for each frame. Default: 0. Setting replaces ``preferredFrameRateRange``.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange =
                rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The range of messages per second. The preferred rate applies, otherwise the maximum, up to the rate of the screen. Default:
    /// each frame.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Starts the messages. The run loop must be the main one; messages are sent in all its modes.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard isValid else { return }
        modes.insert(mode)
        schedule()
    }

    /// Stops the messages, once the link was removed from all modes to which it was added.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        schedule()
    }

    /// Stops the messages for good, and releases the target.
    open func invalidate() {
        isValid = false
        modes = []
        target = nil
        schedule()
    }

    /// The shortest time between messages.
    private var interval: CFTimeInterval? {
        let range = preferredFrameRateRange
        let rate = range.preferred ?? (range.maximum.isFinite ? range.maximum : 0)
        return rate > 0 ? 1 / CFTimeInterval(rate) : nil
    }

    private var isRunning: Bool { isValid && !isPaused && !modes.isEmpty }

    private func schedule() {
        guard isRunning else {
            timer?.cancel()
            timer = nil
            lastMessage = nil
            lastFrame = nil
            return
        }
        guard timer == nil, let host = UIApplication.current?.host else { return }
        // The link stays alive while it sends messages, as in a run loop.
        timer = host.atNextFrame { [self] in
            timer = nil
            showFrame(at: host.now / .seconds(1))
        }
    }

    private func showFrame(at time: CFTimeInterval) {
        guard isRunning else { return }
        let frame = lastFrame.map { min(max(time - $0, 0.001), 0.1) } ?? 1.0 / 60
        lastFrame = time
        // A frame that is a little early is better than the next one.
        guard let interval, let last = lastMessage, time - last < interval - frame / 2 else {
            duration = frame
            timestamp = time
            lastMessage = time
            if let target { selector.send(to: target, self) }
            return schedule()
        }
        schedule()
    }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The preferred rate; nil for none.
    public var preferred: Float?

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Every rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: .infinity)
}
