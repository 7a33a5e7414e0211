import Foundation
import FoundationCompatibility

/// A place at which speaking pauses or stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After the present word. The speech service decides about the exact place.
    case word = 1
}

/// Speaks texts, one after the other, with the desktop's speech service, Speech Dispatcher, which is started if necessary.
///
/// Any thread; all members return at once. The delegate is called on the main actor. Without the service, a message is written to
/// standard error, and the delegate receives `didCancel`.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// An utterance that is being spoken or waits.
    private struct Entry {
        let number: Int
        let utterance: AVSpeechUtterance
        /// Whether it was stopped, and its end was not yet reported.
        var isStopped = false
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var lastNumber = 0
    private var storedIsPaused = false
    private weak var storedDelegate: (any AVSpeechSynthesizerDelegate)?
    private var storedSession: SpeechSession?

    /// Makes a synthesizer that is silent.
    public override init() { super.init() }

    deinit { storedSession?.close() }

    /// The session, made when it is first needed. Called under the lock.
    private var session: SpeechSession {
        if let storedSession { return storedSession }
        let session = SpeechSession { [weak self] number, event in
            DispatchQueue.main.async { self?.tell(event, number) }
        }
        storedSession = session
        return session
    }

    /// The delegate. Weak reference.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }

    /// Whether a text is being spoken, is paused or waits.
    open var isSpeaking: Bool { lock.withLock { isBusy } }

    private var isBusy: Bool { entries.contains { !$0.isStopped } }

    /// Whether speaking is paused.
    open var isPaused: Bool { lock.withLock { storedIsPaused } }

    /// Kept without effect: the desktop's sound server mixes the sounds of all programs. Default: true.
    open var usesApplicationAudioSession = true

    /// Speaks a text after those that wait. Traps if the utterance is being spoken or waits.
    open func speak(_ utterance: AVSpeechUtterance) {
        let isNew = lock.withLock {
            guard !entries.contains(where: { $0.utterance === utterance && !$0.isStopped }) else { return false }
            lastNumber += 1
            entries.append(Entry(number: lastNumber, utterance: utterance))
            session.speak(SpeechParameters(utterance), number: lastNumber)
            return true
        }
        require(isNew, "AVSpeechSynthesizer.speak(_:) was given an utterance that is being spoken or waits.")
    }

    /// Stops speaking, and forgets the texts that wait. The delegate receives `didCancel` for the present text.
    ///
    /// - Returns: Whether a text was being spoken or waited.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        lock.withLock {
            guard isBusy else { return false }
            for index in entries.indices { entries[index].isStopped = true }
            storedIsPaused = false
            session.stop()
            return true
        }
    }

    /// Pauses speaking.
    ///
    /// - Returns: Whether a text was being spoken and was not paused.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        lock.withLock {
            guard isBusy, !storedIsPaused else { return false }
            storedIsPaused = true
            session.pause()
            return true
        }
    }

    /// Continues after ``pauseSpeaking(at:)``.
    ///
    /// - Returns: Whether speaking was paused.
    @discardableResult
    open func continueSpeaking() -> Bool {
        lock.withLock {
            guard storedIsPaused else { return false }
            storedIsPaused = false
            session.resume()
            return true
        }
    }

    /// Unavailable: the speech service plays the sounds itself.
    @available(*, unavailable, message: "The desktop's speech service plays the sounds itself: use speak(_:).")
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (Any) -> Void) {}

    // MARK: Events

    @MainActor
    private func tell(_ event: SpeechSession.Event, _ number: Int) {
        let utterance = lock.withLock { () -> AVSpeechUtterance? in
            guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
            let utterance = entries[index].utterance
            switch event {
            case .finished, .cancelled, .dropped: entries.remove(at: index)
            default: break
            }
            return utterance
        }
        guard let utterance else { return }
        let delegate = delegate
        switch event {
        case .started: delegate?.speechSynthesizer(self, didStart: utterance)
        case .paused: delegate?.speechSynthesizer(self, didPause: utterance)
        case .continued: delegate?.speechSynthesizer(self, didContinue: utterance)
        case .word(let range):
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
        case .finished: delegate?.speechSynthesizer(self, didFinish: utterance)
        case .cancelled: delegate?.speechSynthesizer(self, didCancel: utterance)
        case .dropped: break
        }
    }
}
