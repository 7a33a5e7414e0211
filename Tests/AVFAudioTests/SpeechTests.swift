import Foundation
import Testing

@testable import AVFAudio

/// Speech through a real Speech Dispatcher.
@MainActor
@Suite("Speech", .serialized)
struct SpeechTests {
    /// Records the calls of a delegate, and waits for them.
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var told: [String] = []
        private var awaited: (call: String, continuation: CheckedContinuation<Void, Never>)?

        /// Waits until a call was made, or a text was cancelled.
        func wait(for call: String) async {
            guard !told.contains(call) else { return }
            await withCheckedContinuation { awaited = (call, $0) }
        }

        private func tell(_ call: String) {
            told.append(call)
            guard let (_, continuation) = awaited, awaited?.call == call || isFailure(call) else { return }
            awaited = nil
            continuation.resume()
        }

        private func isFailure(_ call: String) -> Bool { call.hasPrefix("cancel") && told.count == 1 }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            tell("start \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            tell("finish \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
            tell("pause \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
            tell("continue \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            tell("cancel \(utterance.speechString)")
        }
    }

    private func withServer(
        _ body: (SpeechServer, AVSpeechSynthesizer, Listener) async throws -> Void
    ) async throws {
        let server = try SpeechServer.shared.get()
        server.clear()
        let earlier = SpeechService.current.withLock { current in
            defer { current = server.service }
            return current
        }
        defer { SpeechService.current.withLock { $0 = earlier } }
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        try await body(server, synthesizer, listener)
    }

    @Test func `The service is started, and speaks texts one after the other`() async throws {
        try await withServer { server, synthesizer, listener in
            synthesizer.speak(AVSpeechUtterance(string: "one"))
            synthesizer.speak(AVSpeechUtterance(string: "two"))
            #expect(synthesizer.isSpeaking)
            await listener.wait(for: "finish two")
            #expect(listener.told == ["start one", "finish one", "start two", "finish two"])
            #expect(server.spoken.map { $0[0] } == ["one", "two"])
            #expect(!synthesizer.isSpeaking)
        }
    }

    @Test func `An utterance has a voice, a rate, a pitch and a volume`() async throws {
        try await withServer { server, synthesizer, listener in
            let utterance = AVSpeechUtterance(string: "text")
            utterance.voice = AVSpeechSynthesisVoice(language: "de-DE")
            utterance.rate = 0.75
            utterance.pitchMultiplier = 2
            utterance.volume = 0.5
            synthesizer.speak(utterance)
            await listener.wait(for: "finish text")
            #expect(server.spoken == [["text", "bert", "150", "200", "100"]])
        }
    }

    @Test func `Characters of markup and lines of dots are spoken as they are`() async throws {
        try await withServer { server, synthesizer, listener in
            let text = "a < b & c\n.\nend"
            synthesizer.speak(AVSpeechUtterance(string: text))
            await listener.wait(for: "finish \(text)")
            let spoken = server.spoken.map { $0[0] }.joined(separator: " ")
            #expect(spoken.contains("a < b & c"))
            #expect(spoken.contains("end"))
        }
    }

    @Test func `A pause holds the text until it is continued`() async throws {
        try await withServer { _, synthesizer, listener in
            let text = "First part. Second part. Third part."
            synthesizer.speak(AVSpeechUtterance(string: text))
            await listener.wait(for: "start \(text)")
            #expect(synthesizer.pauseSpeaking(at: .word))
            #expect(!synthesizer.pauseSpeaking(at: .word))
            await listener.wait(for: "pause \(text)")
            #expect(synthesizer.isPaused)
            #expect(synthesizer.isSpeaking)
            #expect(synthesizer.continueSpeaking())
            await listener.wait(for: "finish \(text)")
            #expect(!synthesizer.isPaused)
            #expect(listener.told.prefix(2) == ["start \(text)", "pause \(text)"])
        }
    }

    @Test func `A stop cancels the present text, and forgets the others`() async throws {
        try await withServer { _, synthesizer, listener in
            synthesizer.speak(AVSpeechUtterance(string: "one"))
            synthesizer.speak(AVSpeechUtterance(string: "two"))
            await listener.wait(for: "start one")
            #expect(synthesizer.stopSpeaking(at: .immediate))
            #expect(!synthesizer.stopSpeaking(at: .immediate))
            #expect(!synthesizer.isSpeaking)
            synthesizer.speak(AVSpeechUtterance(string: "three"))
            await listener.wait(for: "finish three")
            #expect(listener.told == ["start one", "cancel one", "start three", "finish three"])
        }
    }

    @Test func `Voices have languages and identifiers`() async throws {
        try await withServer { _, _, _ in
            #expect(AVSpeechSynthesisVoice.speechVoices().map(\.name) == ["anna", "bert"])
            let voice = try #require(AVSpeechSynthesisVoice(language: "en-GB"))
            #expect(voice.language == "en")
            #expect(AVSpeechSynthesisVoice(identifier: voice.identifier) == voice)
            #expect(AVSpeechSynthesisVoice(language: "fr-FR") == nil)
            #expect(AVSpeechSynthesisVoice(identifier: "none") == nil)
        }
    }

    @Test func `Without a service the text is cancelled`() async throws {
        try await withServer { _, synthesizer, listener in
            SpeechService.current.withLock {
                $0.socket += "-absent"
                $0.isStarted = false
            }
            synthesizer.speak(AVSpeechUtterance(string: "text"))
            await listener.wait(for: "cancel text")
            #expect(listener.told == ["cancel text"])
        }
    }
}
