import Foundation

/// A class whose objects can be made from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types of data that can be read, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object from data.
    ///
    /// - Parameters:
    ///   - data: The data. It may come from a different program.
    ///   - typeIdentifier: The type of the data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be provided by an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects of the class can be converted to, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object can be converted to. Default: those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Converts the object to data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - completionHandler: Receives the data or an error, at once or later, on any thread.
    /// - Returns: The progress or nil.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types that objects of the class can be converted to.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Text is written as UTF-8, and read as UTF-8 or UTF-16.
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifier.utf8PlainText, TypeIdentifier.plainText]
    }

    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.utf8PlainText] }

    /// Makes a string from UTF-8, or from UTF-16 if the type says so. Invalid bytes become U+FFFD.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = typeIdentifier.contains("utf16") ? String(data: data, encoding: .utf16) : nil
        let string = text ?? String(decoding: data, as: UTF8.self)
        if let object = NSString(string: string) as? Self { return object }
        if let object = NSMutableString(string: string) as? Self { return object }
        throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }

    /// Passes the string in UTF-8 to the completion handler, at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}
