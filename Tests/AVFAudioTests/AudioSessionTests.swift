import AVFAudio
import Testing

/// The audio settings of the app.
@Suite("Audio session", .serialized)
struct AudioSessionTests {
    @Test func `Category, mode and options are kept`() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(session.category == .playback)
        #expect(session.mode == .moviePlayback)
        #expect(session.categoryOptions == .mixWithOthers)
        try session.setActive(true, options: .notifyOthersOnDeactivation)
        try session.setCategory(.ambient)
        #expect(session.category == .ambient)
        #expect(session.mode == .moviePlayback)
    }
}
