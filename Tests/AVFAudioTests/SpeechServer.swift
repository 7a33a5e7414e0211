import Foundation

@testable import AVFAudio

/// A Speech Dispatcher of its own in a temporary folder. Its module writes the spoken texts to a file. The library starts it with the
/// first text, and it ends some seconds after its last client. There is one for all tests, because a user can run only one.
final class SpeechServer: Sendable {
    let service: SpeechService
    private let folder: URL

    /// The server of all tests. Its folder is deleted when the process ends.
    static let shared: Result<SpeechServer, any Error> = Result {
        let server = try SpeechServer()
        atexit {
            guard case .success(let server) = SpeechServer.shared else { return }
            try? FileManager.default.removeItem(at: server.folder)
        }
        return server
    }

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("speech-\(UUID().uuidString.prefix(8))")
        let modules = folder.appendingPathComponent("modules")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        let general = """
            LogLevel 0
            LogDir "\(folder.path)"
            Timeout 3
            CommunicationMethod "unix_socket"
            SocketPath "\(folder.path)/s"
            AudioOutputMethod "libao"
            DefaultModule spoken
            DefaultLanguage "en"
            DefaultVolume 100
            AddModule "spoken" "sd_generic" "spoken.conf"
            """
        try general.write(to: folder.appendingPathComponent("speechd.conf"), atomically: true, encoding: .utf8)
        let spoken = folder.appendingPathComponent("spoken.txt").path
        let module = """
            GenericExecuteSynth \\
            "printf '%s|%s|%s|%s|%s\\\\\\n' \\'$DATA\\' $VOICE $RATE $PITCH $VOLUME >> \(spoken); sleep 0.2"
            GenericLanguage "en" "en" "utf-8"
            GenericLanguage "de" "de" "utf-8"
            AddVoice "en" "MALE1" "anna"
            AddVoice "de" "MALE1" "bert"
            GenericRateAdd 100
            GenericPitchAdd 100
            GenericVolumeAdd 100
            GenericRateMultiply 100
            GenericPitchMultiply 100
            GenericVolumeMultiply 100
            GenericRateForceInteger 1
            GenericPitchForceInteger 1
            GenericVolumeForceInteger 1
            """
        try module.write(to: modules.appendingPathComponent("spoken.conf"), atomically: true, encoding: .utf8)
        service = SpeechService(socket: folder.appendingPathComponent("s").path, configuration: folder.path)
    }

    /// Forgets the spoken texts.
    func clear() { try? FileManager.default.removeItem(at: folder.appendingPathComponent("spoken.txt")) }

    /// The lines that the module wrote: text, voice, rate, pitch and volume.
    var spoken: [[String]] {
        let text = (try? String(contentsOf: folder.appendingPathComponent("spoken.txt"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    }
}
