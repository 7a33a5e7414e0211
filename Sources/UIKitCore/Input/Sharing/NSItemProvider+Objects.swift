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

/// URLs are written and read as text of their type.
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The type of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The types of URLs and plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, TypeIdentifier.utf8PlainText]
    }

    /// Makes a URL from data. Throws if it is none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        return url
    }

    /// Passes the URL as text to the completion handler, at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
