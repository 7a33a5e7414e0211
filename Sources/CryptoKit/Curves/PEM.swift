import Foundation

/// The text form of DER data (RFC 7468).
enum PEM {
    static func text(_ data: Data, label: String) -> String {
        let base64 = data.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(base64)\n-----END \(label)-----"
    }

    /// Returns the data of a text with one of the labels. Whitespace around lines has no effect.
    static func data(_ text: String, labels: [String]) throws -> Data {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        for label in labels where lines.first == "-----BEGIN \(label)-----" && lines.last == "-----END \(label)-----" {
            guard lines.count > 2, let data = Data(base64Encoded: lines[1..<(lines.count - 1)].joined()) else { break }
            return data
        }
        throw CryptoKitASN1Error.invalidPEMDocument
    }
}
