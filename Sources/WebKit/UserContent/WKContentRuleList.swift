import Foundation

#if WebKitGTK
import CWebKitShim
#endif

/// Compiled rules for the content of pages, such as those that block advertisements. Must be used on the main actor.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    /// The identifier in the store.
    open var identifier: String { ownIdentifier }

    private let ownIdentifier: String

    #if WebKitGTK
    /// WebKit's filter.
    let filter: UnsafeMutableRawPointer

    init(identifier: String, filter: UnsafeMutableRawPointer) {
        ownIdentifier = identifier
        self.filter = filter
        super.init()
    }

    isolated deinit { searchlight_filter_free(filter) }
    #else
    /// Never called: without WebKitGTK no rules are compiled.
    private init(identifier: String) {
        ownIdentifier = identifier
        super.init()
    }
    #endif
}
