import Foundation
import Synchronization

/// The voices of the speech service, read once.
enum SpeechVoices {
    /// A voice of the service.
    struct Voice: Hashable, Sendable {
        /// The name, which selects the voice.
        let name: String
        /// The language as in BCP 47, such as `en-US`.
        let language: String
    }

    private static let known = Mutex<[String: [Voice]]>([:])

    /// Returns the voices; empty if the service is missing. Waits for the service at the first call. A service that did not respond in
    /// time has no voices until the end of the process: otherwise each call would wait for it.
    static func all() -> [Voice] {
        let service = SpeechService.current.withLock { $0 }
        if let voices = known.withLock({ $0[service.socket] }) { return voices }
        do throws(SpeechFailure) {
            let reply = try SpeechConnection(to: service).request("LIST SYNTHESIS_VOICES")
            let voices = reply.lines.dropLast().compactMap(voice)
            known.withLock { $0[service.socket] = voices }
            return voices
        } catch {
            if error.isTimeout { known.withLock { $0[service.socket] = [] } }
            return []
        }
    }

    /// Reads a line with the name, the language and the variant, separated by tabs.
    static func voice(_ line: String) -> Voice? {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, !parts[0].isEmpty, !parts[1].isEmpty, parts[1] != "none" else { return nil }
        return Voice(name: parts[0], language: languageTag(parts[1]))
    }

    /// Returns a language with the usual case: `en-us` is `en-US`.
    static func languageTag(_ language: String) -> String {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        return parts.enumerated().map { index, part in
            if index == 0 { return part.lowercased() }
            switch part.count {
            case 2: return part.uppercased()
            case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: return part.lowercased()
            }
        }.joined(separator: "-")
    }
}
