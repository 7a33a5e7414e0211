/// A class of tags that name a type outside the program, such as filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the class.
    public var rawValue: String

    /// Makes a class with an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Filename extensions, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier of the class.
    public var description: String { rawValue }
    /// The identifier of the class.
    public var debugDescription: String { rawValue }
}
