#if GStreamer
import AVFAudio
import Foundation
import MediaTestSupport
import Testing

/// Sounds from files and data, played without a loudspeaker.
@MainActor
@Suite("Audio player")
struct AudioPlayerTests {
    /// Records the end of a sound, and waits for it.
    final class Listener: NSObject, AVAudioPlayerDelegate {
        private(set) var ends: [Bool] = []
        private(set) var errors: [any Error] = []
        private var continuation: CheckedContinuation<Void, Never>?

        func waitForEnd() async {
            guard ends.isEmpty else { return }
            await withCheckedContinuation { continuation = $0 }
        }

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            ends.append(flag)
            continuation?.resume()
            continuation = nil
        }

        func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
            if let error { errors.append(error) }
        }
    }

    @Test func `A sound is played to its end`() async throws {
        let file = try await MediaFile.tone(seconds: 0.3)
        let player = try AVAudioPlayer(contentsOf: file.url)
        let listener = Listener()
        player.delegate = listener
        #expect(player.play())
        #expect(player.isPlaying)
        await listener.waitForEnd()
        #expect(listener.ends == [true])
        #expect(!player.isPlaying)
        #expect(player.currentTime == 0)
    }

    @Test func `A sound has a duration and channels before it is played`() async throws {
        let file = try await MediaFile.tone(seconds: 2)
        let player = try AVAudioPlayer(contentsOf: file.url)
        #expect(abs(player.duration - 2) < 0.01)
        #expect(player.numberOfChannels == 2)
        #expect(player.url == file.url)
    }

    @Test func `Data is played like a file`() async throws {
        let file = try await MediaFile.tone(seconds: 0.2)
        let player = try AVAudioPlayer(data: Data(contentsOf: file.url))
        let listener = Listener()
        player.delegate = listener
        #expect(abs(player.duration - 0.2) < 0.01)
        #expect(player.play())
        await listener.waitForEnd()
        #expect(listener.ends == [true])
    }

    @Test func `A repeated sound lasts longer`() async throws {
        let file = try await MediaFile.tone(seconds: 0.2)
        let player = try AVAudioPlayer(contentsOf: file.url)
        let listener = Listener()
        player.delegate = listener
        player.numberOfLoops = 2
        let start = player.deviceCurrentTime
        #expect(player.play())
        await listener.waitForEnd()
        #expect(player.deviceCurrentTime - start > 0.5)
        #expect(listener.ends == [true])
    }

    @Test func `A paused sound keeps its place`() async throws {
        let file = try await MediaFile.tone(seconds: 2)
        let player = try AVAudioPlayer(contentsOf: file.url)
        player.currentTime = 1.5
        #expect(player.currentTime == 1.5)
        let listener = Listener()
        player.delegate = listener
        player.enableRate = true
        player.rate = 2
        #expect(player.play())
        player.pause()
        #expect(!player.isPlaying)
        #expect(player.currentTime >= 1.4)
        #expect(player.play())
        await listener.waitForEnd()
        #expect(listener.ends == [true])
    }

    @Test func `Files that are no sounds are errors`() async throws {
        let file = try await MediaFile.text()
        #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: file.url) }
        #expect(throws: (any Error).self) {
            try AVAudioPlayer(contentsOf: file.url.deletingLastPathComponent().appendingPathComponent("absent.wav"))
        }
        #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    }

    @Test func `A damaged sound ends without success`() async throws {
        let player = try AVAudioPlayer(data: Data("RIFF....WAVEnothing that could be played".utf8))
        let listener = Listener()
        player.delegate = listener
        #expect(player.duration == 0)
        player.play()
        await listener.waitForEnd()
        #expect(listener.ends == [false])
        #expect(listener.errors.count == 1)
        #expect(!player.play())
    }

    @Test func `Volume, pan and rate are limited`() async throws {
        let file = try await MediaFile.tone(seconds: 0.1)
        let player = try AVAudioPlayer(contentsOf: file.url)
        player.volume = 3
        player.pan = -2
        player.rate = 9
        #expect(player.volume == 1)
        #expect(player.pan == -1)
        #expect(player.rate == 2)
    }
}
#endif
