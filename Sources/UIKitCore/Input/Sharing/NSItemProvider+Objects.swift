import Foundation
import UniformTypeIdentifiers

/// Images are written as PNG, and read from the formats of image files.
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// PNG, JPEG and other images.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
    }

    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier]
    }

    /// Makes an image from the data of a file. Throws if it is none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
        return image
    }

    /// Passes the image as PNG or JPEG to the completion handler, at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isJPEG = typeIdentifier == UTType.jpeg.identifier
        let data = isJPEG ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? NSItemProvider.ErrorCode.itemUnavailableError : nil)
        return nil
    }
}

/// Colours are written as their components, for this program.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    static let typeIdentifier = "com.apple.uikit.color"

    /// The type of colours.
    public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// The type of colours.
    public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// Makes a colour from data. Throws if it is none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = UIColor(pasteboardData: data) as? Self else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        return color
    }

    /// Passes the components to the completion handler, at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pasteboardData, nil)
        return nil
    }

    /// The components in the current traits, as numbers separated by spaces.
    var pasteboardData: Data {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Data([red, green, blue, alpha].map { "\($0)" }.joined(separator: " ").utf8)
    }

    /// Reads the components; nil for other data.
    convenience init?(pasteboardData data: Data) {
        let parts = String(decoding: data.prefix(200), as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

/// An address is written as its text, and read from it.
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses, among them those of files.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    /// Addresses, and plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, TypeIdentifier.utf8PlainText]
    }

    /// The type of a file's address for files, otherwise that of addresses; and plain text.
    public var writableTypeIdentifiersForItemProvider: [String] {
        [(isFileURL ? UTType.fileURL : .url).identifier, TypeIdentifier.utf8PlainText]
    }

    /// Makes an address from its text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let object = NSURL(string: text) as? Self else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        return object
    }

    /// Passes the text of the address to the completion handler, at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
