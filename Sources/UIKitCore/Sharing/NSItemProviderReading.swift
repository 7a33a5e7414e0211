import Foundation

/// A class whose objects can be made of what an item provider holds.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The kinds of data that can be read, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data.
    ///
    /// - Parameters:
    ///   - data: The data. It may come from another program.
    ///   - typeIdentifier: The kind of data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be put into an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The kinds of data that objects of the class can become, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The kinds of data that this object can become; those of its class unless it says otherwise.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes data of the object.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data.
    ///   - completionHandler: Told the data, or why there is none, at once or later, on any thread.
    /// - Returns: How far it is, or nil.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The kinds of data that objects of the class can become.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Text is read and written as UTF-8.
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifier.utf8PlainText, TypeIdentifier.plainText]
    }

    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.utf8PlainText] }

    /// Makes a string of UTF-8; bytes that are none become U+FFFD.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = typeIdentifier.contains("utf16") ? String(data: data, encoding: .utf16) : nil
        let string = text ?? String(decoding: data, as: UTF8.self)
        if let object = NSString(string: string) as? Self { return object }
        if let object = NSMutableString(string: string) as? Self { return object }
        throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }

    /// The string in UTF-8, at once.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}
