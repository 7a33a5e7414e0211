import Foundation

/// Reads storyboards and nibs. The module UIKitStoryboards implements it.
@MainActor
package protocol InterfaceReader {
    init()

    /// Reads a storyboard or a nib from a bundle. Traps if it cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension.
    ///   - bundle: The bundle. Nil for the main bundle, then the resources beside the executable.
    /// - Returns: The content. Nil if there is no such file.
    func content(of kind: InterfaceKind, named name: String, in bundle: Bundle?) -> InterfaceContent?

    /// Reads a nib from data. Traps if it cannot be read.
    func nib(_ data: Data, bundle: Bundle?) -> InterfaceContent

    /// Returns whether a bundle has a file with a name.
    func has(_ kind: InterfaceKind, named name: String, in bundle: Bundle?) -> Bool

    /// Creates the objects of a nib.
    ///
    /// - Parameters:
    ///   - owner: The object for the File's Owner.
    ///   - externalObjects: Objects by the identifiers of the placeholders that they replace.
    ///   - reuseIdentifier: The default reuse identifier of a cell.
    /// - Returns: The top-level objects in file order, without owner and placeholders.
    func instantiate(
        _ nib: InterfaceContent,
        owner: Any?,
        externalObjects: [String: Any],
        reuseIdentifier: String?
    ) -> [NSObject]

    /// Creates a view controller of a storyboard. Traps if it has a different class.
    ///
    /// - Parameter creator: Creates the controller with a coder. If it is nil or returns nil, `init(coder:)` is used.
    /// - Returns: The controller. Nil if the storyboard has none.
    func instantiate<ViewController: UIViewController>(
        _ screen: StoryboardScreen,
        of storyboard: UIStoryboard,
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController?
}

/// The parsed content of a storyboard or nib. Only the reader looks into it.
package protocol InterfaceContent: AnyObject {}

/// The kinds of Interface Builder's files. The raw value is the file name's extension.
package enum InterfaceKind: String {
    case storyboard
    case nib = "xib"
}

/// A view controller of a storyboard.
package enum StoryboardScreen {
    /// The initial view controller.
    case initial
    /// The controller with a storyboard identifier. Reading traps if there is none.
    ///
    /// - Parameter member: The called member of UIStoryboard, for the message.
    case identified(String, member: String)
    /// The controller with a storyboard identifier that equals its restoration identifier.
    case restored(String)
}

/// The access of UIKit's classes to the reader of storyboards and nibs.
@MainActor
package enum Interfaces {
    /// Reports that the outlet that is being connected cannot be assigned. Nil while no outlet is being connected.
    package static var reportUnassignedOutlet: ((InterfaceMessage) -> Void)?

    /// The reader of the module UIKitStoryboards. Nil in a program without that module, which cannot have storyboards and nibs.
    ///
    /// That module depends on this one, so the reader is found by name, like the classes that a storyboard names.
    package static let linkedReader: (any InterfaceReader)? = {
        let type = NSClassFromString("UIKitStoryboards.StoryboardReader") as? any InterfaceReader.Type
        return type.map { $0.init() }
    }()

    /// The reader. Traps in a program without the module UIKitStoryboards.
    package static var reader: any InterfaceReader {
        guard let linkedReader else {
            trap(
                "Storyboards and nibs need the module UIKitStoryboards. Depend on the product UIKit, which contains it."
            )
        }
        return linkedReader
    }
}

/// The modules whose classes belong to UIKit.
package enum UIKitModules {
    /// The names of the modules that declare classes.
    package static let names = ["UIKitCore", "UIKitCollections"]

    /// Returns whether UIKit declares a class.
    package static func declare(_ type: AnyClass) -> Bool {
        let name = String(reflecting: type)
        return names.contains { name.hasPrefix("\($0).") }
    }
}
