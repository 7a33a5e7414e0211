import Foundation

/// A class whose objects can be made of what an item provider holds. iOS 11.0.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The kinds of data that can be read, the best first. iOS 11.0.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data.
    ///
    /// - Parameters:
    ///   - data: The data. It may come from another program.
    ///   - typeIdentifier: The kind of data.
    ///
    /// iOS 11.0.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be put into an item provider. iOS 11.0.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The kinds of data that objects of the class can become, the best first. iOS 11.0.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The kinds of data that this object can become; those of its class unless it says otherwise. iOS 11.0.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes data of the object.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data.
    ///   - completionHandler: Told the data, or why there is none, at once or later, on any thread.
    /// - Returns: How far it is, or nil.
    ///
    /// iOS 11.0.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The kinds of data that objects of the class can become. iOS 11.0.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Text is read and written as UTF-8.
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text. iOS 11.0.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifier.utf8PlainText, TypeIdentifier.plainText]
    }

    /// Plain text. iOS 11.0.
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.utf8PlainText] }

    /// Makes a string of UTF-8; bytes that are none become U+FFFD. iOS 11.0.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = typeIdentifier.contains("utf16") ? String(data: data, encoding: .utf16) : nil
        let string = text ?? String(decoding: data, as: UTF8.self)
        if let object = NSString(string: string) as? Self { return object }
        if let object = NSMutableString(string: string) as? Self { return object }
        throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }

    /// The string in UTF-8, at once. iOS 11.0.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}
