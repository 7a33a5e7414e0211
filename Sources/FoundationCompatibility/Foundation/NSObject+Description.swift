import Foundation

extension NSObject {
    /// The name of the class, as apps use it for reuse identifiers: with the module, unless it is that of UIKit.
    public class func description() -> String {
        let name = String(reflecting: self)
        let module = name.prefix { $0 != "." }
        return ["UIKitCore", "UIKitCollections"].contains(module) ? String(describing: self) : name
    }
}
