import Foundation

/// The coder that `init(coder:)` of an object in a storyboard or nib receives.
///
/// The module UIKitStoryboards implements it, and knows the elements and attributes of the files. An initializer of UIKit reads
/// the values that it needs before `super.init(coder:)` with ``value(_:)``, and calls ``decode(_:as:)`` at its end.
package protocol InterfaceDecoder: NSCoder {
    /// The bundle of the file.
    @MainActor var bundle: Bundle? { get }

    /// The reuse identifier of a cell or another reusable view. Nil for none.
    @MainActor var reuseIdentifier: String? { get }

    /// The name of a controller's view, as UIKit's storyboard compiler names its nib. Nil without a view.
    @MainActor var viewNibName: String? { get }

    /// Returns the value of a type that an initializer needs first, for example a table's style: the file's, or the default.
    @MainActor func value<Value>(_ type: Value.Type) -> Value

    /// Sets the properties that one class declares. Those of its superclasses are set already.
    @MainActor func decode<Object: NSObject>(_ object: Object, as type: Object.Type)
}

/// The part of a storyboard or nib that a view controller keeps.
@MainActor
package protocol ControllerInterface: AnyObject {
    /// The storyboard that contains the controller. Nil for a nib.
    var storyboard: UIStoryboard? { get }

    /// Creates and connects the controller's view.
    ///
    /// - Returns: False if the file has none.
    func loadView(of controller: UIViewController) -> Bool
}
