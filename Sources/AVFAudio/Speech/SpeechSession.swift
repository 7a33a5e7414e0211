import Foundation
import FoundationCompatibility
import Synchronization

/// Speaks the utterances of one synthesizer one after the other.
///
/// Unchecked: all variables are used on the queue. Members can be called on any thread, and return at once.
final class SpeechSession: @unchecked Sendable {
    /// A change of an utterance.
    enum Event: Sendable {
        case started, paused, continued, finished
        /// The utterance was stopped or cannot be spoken.
        case cancelled
        /// The utterance waited when the others were stopped.
        case dropped
        /// A word is spoken: its place in UTF-16 units.
        case word(NSRange)
    }

    private struct Item {
        let number: Int
        let parameters: SpeechParameters
    }

    private let queue = DispatchQueue(label: "Speech", qos: .userInitiated)
    private let onEvent: @Sendable (_ number: Int, _ event: Event) -> Void
    private var connection: SpeechConnection?
    private var waiting: [Item] = []
    private var current: Item?
    /// The service's number of the present utterance; nil before it was sent.
    private var message: Int?
    private var isPaused = false
    /// Whether the pause of the present utterance was reported.
    private var isPauseReported = false
    /// Whether the present utterance is sent when speaking continues.
    private var isHeld = false

    /// - Parameter onEvent: Called on a thread of the session with the number of the utterance.
    init(onEvent: @escaping @Sendable (_ number: Int, _ event: Event) -> Void) {
        self.onEvent = onEvent
    }

    /// Speaks an utterance after those that wait.
    func speak(_ parameters: SpeechParameters, number: Int) {
        queue.async {
            self.waiting.append(Item(number: number, parameters: parameters))
            self.startNext()
        }
    }

    /// Stops the present utterance, and drops the others.
    func stop() {
        queue.async {
            for item in self.waiting { self.onEvent(item.number, .dropped) }
            self.waiting = []
            self.isPaused = false
            self.isHeld = false
            guard let item = self.current else { return }
            if self.message != nil { _ = try? self.connection?.request("CANCEL SELF") }
            self.end(item, .cancelled)
        }
    }

    func pause() {
        queue.async {
            self.isPaused = true
            if self.message != nil { _ = try? self.connection?.request("PAUSE SELF") }
        }
    }

    func resume() {
        queue.async {
            self.isPaused = false
            if self.isHeld {
                self.isHeld = false
                self.send()
            } else if let item = self.current, self.message != nil {
                _ = try? self.connection?.request("RESUME SELF")
                // An utterance that ended just before the pause does not continue.
                self.after(1, for: item) { session in
                    if session.isPauseReported { session.handle(.end, of: session.message ?? 0) }
                }
            }
        }
    }

    /// Ends the session, and what it speaks.
    func close() {
        queue.async {
            self.waiting = []
            self.current = nil
            if self.message != nil { _ = try? self.connection?.request("CANCEL SELF") }
            self.connection = nil
        }
    }

    // MARK: Speaking

    private func startNext() {
        guard current == nil, !waiting.isEmpty else { return }
        let item = waiting.removeFirst()
        current = item
        message = nil
        after(item.parameters.delayBefore, for: item) { session in
            if session.isPaused { session.isHeld = true } else { session.send() }
        }
    }

    /// Sends the present utterance to the service.
    private func send() {
        guard let item = current else { return }
        do throws(SpeechFailure) {
            let connection = try openConnection()
            for request in item.parameters.requests { try connection.request(request) }
            message = try connection.speak(SpeechMarkup.markup(of: item.parameters.text))
        } catch {
            connection = nil
            Self.warn(error)
            end(item, .cancelled)
        }
    }

    /// Returns the connection, after opening it if there is none.
    private func openConnection() throws(SpeechFailure) -> SpeechConnection {
        if let connection { return connection }
        let queue = queue
        let new = try SpeechConnection(
            to: SpeechService.current.withLock { $0 },
            onEvent: { [weak self] message, event in queue.async { [weak self] in self?.handle(event, of: message) } },
            onEnd: { [weak self] in queue.async { [weak self] in self?.connectionEnded() } }
        )
        connection = new
        return new
    }

    private func handle(_ event: SpeechEvent, of message: Int) {
        guard let item = current, message == self.message else { return }
        switch event {
        case .begin: onEvent(item.number, .started)
        case .paused: reportPause(of: item)
        case .resumed:
            isPauseReported = false
            onEvent(item.number, .continued)
        case .mark(let name): if let range = SpeechMarkup.range(ofMark: name) { onEvent(item.number, .word(range)) }
        case .canceled: end(item, .cancelled)
        // Some modules report the end of an utterance that is paused, and say the rest later.
        case .end where isPaused: reportPause(of: item)
        case .end:
            isPauseReported = false
            self.message = nil
            onEvent(item.number, .finished)
            after(item.parameters.delayAfter, for: item) { session in
                session.current = nil
                session.startNext()
            }
        }
    }

    private func reportPause(of item: Item) {
        guard !isPauseReported else { return }
        isPauseReported = true
        onEvent(item.number, .paused)
    }

    private func end(_ item: Item, _ event: Event) {
        current = nil
        message = nil
        isPauseReported = false
        onEvent(item.number, event)
        startNext()
    }

    private func connectionEnded() {
        guard let item = current, message != nil else {
            connection = nil
            return
        }
        connection = nil
        Self.warn(SpeechFailure("Speech Dispatcher closed the connection."))
        end(item, .cancelled)
    }

    /// Calls a closure after a pause, unless the utterance ends before.
    private func after(_ delay: TimeInterval, for item: Item, _ body: @escaping @Sendable (SpeechSession) -> Void) {
        guard delay > 0 else { return body(self) }
        queue.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self, self.current?.number == item.number else { return }
            body(self)
        }
    }

    private static func warn(_ failure: SpeechFailure) {
        let message = escapedMessage("AVSpeechSynthesizer: nothing is spoken. \(failure)")
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
}
