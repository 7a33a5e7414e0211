public import Foundation

extension URL {
    /// The address of a file with a name and a type: the name has an extension of the type.
    ///
    /// - Parameters:
    ///   - partialName: The name. An extension that belongs to the type or one of its subtypes is preserved.
    ///   - contentType: The type of the file. Without a preferred extension the name is unchanged.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isDirectory = contentType.conforms(to: .directory)
        return appendingPathComponent(contentType.completing(partialName), isDirectory: isDirectory)
    }

    /// Appends a file's name with an extension of the type. See ``appendingPathComponent(_:conformingTo:)``.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The address with an extension of a type. An extension that belongs to the type is preserved.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.missingExtension(of: lastPathComponent).map { appendingPathExtension($0) } ?? self
    }

    /// Appends an extension of a type. See ``appendingPathExtension(for:)``.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension UTType {
    fileprivate func completing(_ name: String) -> String {
        missingExtension(of: name).map { "\(name).\($0)" } ?? name
    }

    /// The extension to append to a name: nil if the name has an extension of the type, or the type has none.
    fileprivate func missingExtension(of name: String) -> String? {
        let present = URL(fileURLWithPath: name).pathExtension
        if !present.isEmpty,
            !UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: self).allSatisfy(\.isDynamic)
        {
            return nil
        }
        return preferredFilenameExtension
    }
}
