// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import FoundationCompatibility
import UniformTypeIdentifiers

/// The class of filename extensions, without the dot.
public var kUTTagClassFilenameExtension: CFString { UTTagClass.filenameExtension.rawValue as CFString }
/// The class of MIME types.
public var kUTTagClassMIMEType: CFString { UTTagClass.mimeType.rawValue as CFString }

/// Whether a type is another type, or a direct or indirect subtype. An undeclared identifier conforms only to itself.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inConformsToUTI: The identifier of the other type.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
    return type.conforms(to: other)
}

/// Whether two identifiers are equal, regardless of case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// The identifier of the preferred type of a tag: a declared type, or a dynamic one if there is none.
///
/// - Parameters:
///   - inTagClass: The class of the tag, such as ``kUTTagClassFilenameExtension``.
///   - inTag: The tag.
///   - inConformingToUTI: The type to which the result conforms; nil for any.
/// - Returns: The identifier, which the caller takes with `takeRetainedValue()`; nil for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString,
    _ inTag: CFString,
    _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI).first.map { retained($0.identifier) }
}

/// The identifiers of all types of a tag, the preferred one first; one dynamic type if none is declared.
///
/// - Parameters:
///   - inTagClass: The class of the tag, such as ``kUTTagClassFilenameExtension``.
///   - inTag: The tag.
///   - inConformingToUTI: The type to which the results conform; nil for any.
/// - Returns: The identifiers, which the caller takes with `takeRetainedValue()`; nil for an empty tag.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString,
    _ inTag: CFString,
    _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    let types = types(inTagClass, inTag, inConformingToUTI)
    return types.isEmpty ? nil : Unmanaged.passRetained(types.map(\.identifier) as CFArray)
}

/// The preferred tag of a type.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inTagClass: The class of the tag, such as ``kUTTagClassMIMEType``.
/// - Returns: The tag, which the caller takes with `takeRetainedValue()`; nil if the type is undeclared or has no such tag.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    tags(inUTI, inTagClass).first.map { retained($0) }
}

/// All tags of a type in a class, the preferred one first. See ``UTTypeCopyPreferredTagWithClass(_:_:)``.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    let tags = tags(inUTI, inTagClass)
    return tags.isEmpty ? nil : Unmanaged.passRetained(tags as CFArray)
}

/// A short English description of a type, which the caller takes with `takeRetainedValue()`; nil for dynamic and undeclared types.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map { retained($0) }
}

/// Whether the system or the app's `Info.plist` declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }

/// Whether an identifier is that of a type made for a tag without a declared type.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic ?? false }

private func types(_ tagClass: CFString, _ tag: CFString, _ supertype: CFString?) -> [UTType] {
    let supertype = supertype.map { UTType($0 as String) ?? UTType(importedAs: $0 as String) }
    return UTType.types(tag: tag as String, tagClass: UTTagClass(rawValue: tagClass as String), conformingTo: supertype)
}

private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String] {
    UTType(identifier as String)?.tags[UTTagClass(rawValue: tagClass as String)] ?? []
}

private func retained(_ text: String) -> Unmanaged<CFString> { Unmanaged.passRetained(text as CFString) }
