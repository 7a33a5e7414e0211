/// The treatment of a file in a build.
enum FileType: Equatable {
    case swift
    case unsupported(UnsupportedFile.Kind)
    case header

    /// A file that is copied into the bundle, perhaps after a conversion: a storyboard, an image, a text.
    case resource

    /// A framework or library in binary form.
    case binary

    /// A system library that only the linker needs.
    case systemLibrary

    /// A product of a target, such as an app or extension.
    case product

    /// A file for Xcode or the compiler that is not part of the product, such as a build configuration file.
    case configuration

    /// Determines the type by Xcode's identifiers, if these are specific, otherwise by the file extension.
    ///
    /// - Parameters:
    ///   - explicit: the type that the user chose.
    ///   - lastKnown: the type that Xcode determined.
    init(path: String, explicit: String? = nil, lastKnown: String? = nil) {
        if let explicit, !["file", "folder"].contains(explicit) {
            self = FileType.byIdentifier[explicit] ?? .resource
        } else if let known = lastKnown.flatMap({ FileType.byIdentifier[$0] }) {
            self = known
        } else {
            self = FileType.byExtension[FilePath.fileExtension(path)] ?? .resource
        }
    }

    private static let byIdentifier: [String: FileType] = [
        "sourcecode.swift": .swift,
        "sourcecode.c.objc": .unsupported(.objectiveC), "sourcecode.cpp.objcpp": .unsupported(.objectiveC),
        "sourcecode.c.c": .unsupported(.c), "sourcecode.cpp.cpp": .unsupported(.c),
        "sourcecode.asm": .unsupported(.c), "sourcecode.asm.asm": .unsupported(.c),
        "sourcecode.c.h": .header, "sourcecode.cpp.h": .header, "sourcecode.module-map": .header,
        "sourcecode.metal": .unsupported(.metal),
        "wrapper.xcdatamodel": .resource, "wrapper.xcdatamodeld": .resource,
        "wrapper.xcmappingmodel": .unsupported(.mappingModel),
        "file.mlmodel": .unsupported(.coreML), "folder.mlpackage": .unsupported(.coreML),
        "file.intentdefinition": .unsupported(.intents),
        "sourcecode.lex": .unsupported(.other), "sourcecode.yacc": .unsupported(.other),
        "sourcecode.mig": .unsupported(.other), "sourcecode.glsl": .unsupported(.other),
        "wrapper.framework": .binary, "wrapper.xcframework": .binary, "archive.ar": .binary,
        "compiled.mach-o.dylib": .binary, "compiled.mach-o.objfile": .binary,
        "sourcecode.text-based-dylib-definition": .systemLibrary,
        "wrapper.application": .product, "wrapper.app-extension": .product, "wrapper.extensionkit-extension": .product,
        "wrapper.xpc-service": .product, "compiled.mach-o.executable": .product,
        "text.xcconfig": .configuration, "text.plist.entitlements": .configuration,
        "folder.documentationcatalog": .configuration, "wrapper.pb-project": .configuration,
        "file.playground": .configuration, "wrapper.playground": .configuration,
    ]

    private static let byExtension: [String: FileType] = [
        "swift": .swift,
        "m": .unsupported(.objectiveC), "mm": .unsupported(.objectiveC),
        "c": .unsupported(.c), "cc": .unsupported(.c), "cpp": .unsupported(.c), "cxx": .unsupported(.c),
        "c++": .unsupported(.c), "s": .unsupported(.c), "asm": .unsupported(.c),
        "h": .header, "hh": .header, "hpp": .header, "hxx": .header, "pch": .header, "modulemap": .header,
        "metal": .unsupported(.metal),
        "xcdatamodel": .resource, "xcdatamodeld": .resource,
        "xcmappingmodel": .unsupported(.mappingModel),
        "mlmodel": .unsupported(.coreML), "mlpackage": .unsupported(.coreML),
        "intentdefinition": .unsupported(.intents),
        "l": .unsupported(.other), "ll": .unsupported(.other), "y": .unsupported(.other), "yy": .unsupported(.other),
        "framework": .binary, "xcframework": .binary, "a": .binary, "dylib": .binary, "o": .binary,
        "tbd": .systemLibrary,
        "app": .product, "appex": .product, "xpc": .product, "xctest": .product,
        "xcconfig": .configuration, "entitlements": .configuration, "xctestplan": .configuration,
        "storekit": .configuration, "docc": .configuration, "playground": .configuration, "xcodeproj": .configuration,
        "xcworkspace": .configuration, "apinotes": .configuration,
    ]

    /// The file extensions of folders that Xcode treats as one file.
    static let packageExtensions: Set<String> = [
        "app", "appex", "bundle", "dae", "docc", "framework", "icon", "mlpackage", "playground", "rkassets", "rtfd",
        "scnassets", "sticker", "stickersiconset", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
        "xcmappingmodel", "xcodeproj", "xcstickers", "xcworkspace",
    ]
}
