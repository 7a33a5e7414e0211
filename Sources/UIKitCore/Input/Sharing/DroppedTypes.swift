import Foundation
import UniformTypeIdentifiers

/// The types of data that different programs drop, by their media types.
@_spi(Host)
public enum DroppedTypes {
    /// The identifier of a media type; nil for an unknown one. A list of addresses counts as a file until it is read.
    public static func identifier(ofMediaType type: String) -> String? {
        let name = type.prefix { $0 != ";" }.lowercased()
        switch name {
        case "text/plain", "utf8_string": return UTType.utf8PlainText.identifier
        case "text/uri-list": return UTType.fileURL.identifier
        default:
            guard name.contains("/"), let type = UTType(mimeType: name), !type.isDynamic else { return nil }
            return type.identifier
        }
    }

    /// The media type of a type of data; nil for a type without one.
    public static func mediaType(of identifier: String) -> String? {
        if identifier == UTType.utf8PlainText.identifier { return "text/plain;charset=utf-8" }
        return UTType(identifier)?.preferredMIMEType
    }

    /// The items of a list of addresses (RFC 2483): files with their content, and other addresses.
    public static func providers(ofAddresses data: Data) -> [NSItemProvider] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
            .compactMap { url in
                url.isFileURL ? NSItemProvider(contentsOf: url) : NSItemProvider(object: url as NSURL)
            }
    }
}
