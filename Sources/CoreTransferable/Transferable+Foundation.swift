public import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Text is transferred as plain text in UTF-8.
extension String: Transferable {
    /// Plain text in UTF-8. Other plain text is imported, too; text in UTF-16 must have a byte order mark.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try String(plainText: $0)
        }
        DataRepresentation(importedContentType: .plainText) { try String(plainText: $0) }
    }

    /// Decodes UTF-8, or UTF-16 with a byte order mark. Throws for data that is neither.
    private init(plainText data: Data) throws {
        let hasMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: hasMark ? .utf16 : .utf8) else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        self = text
    }
}

/// Attributed text is transferred as plain text, without its attributes.
extension AttributedString: Transferable {
    /// Plain text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

/// Data is transferred as it is.
extension Data: Transferable {
    /// Data of any type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

/// An address is transferred as its text.
extension URL: Transferable {
    /// The text of the address, with the type of files' addresses for those.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try URL(text: $0)
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try URL(text: $0)
        }
    }

    /// Decodes an address. Throws for data that is none.
    private init(text data: Data) throws {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text) else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
        self = url
    }
}
