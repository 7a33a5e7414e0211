import Foundation

/// The size and bars that a page requests for a window. Must be used on the main actor.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    // WebKitGTK reports these values only after the app made the window.

    /// Whether the menu bar is visible: always nil, unspecified.
    open var menuBarVisibility: NSNumber? { nil }
    /// Whether the status bar is visible: always nil, unspecified.
    open var statusBarVisibility: NSNumber? { nil }
    /// Whether toolbars are visible: always nil, unspecified.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Whether the user can change the size: always nil, unspecified.
    open var allowsResizing: NSNumber? { nil }
    /// The horizontal position: always nil, unspecified.
    open var x: NSNumber? { nil }
    /// The vertical position: always nil, unspecified.
    open var y: NSNumber? { nil }
    /// The width: always nil, unspecified.
    open var width: NSNumber? { nil }
    /// The height: always nil, unspecified.
    open var height: NSNumber? { nil }

    override nonisolated init() {
        super.init()
    }
}

/// The choices in a field for files. Must be used on the main actor.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
    /// Whether the field takes several files.
    open var allowsMultipleSelection: Bool { isForSeveral }

    /// Whether the field takes folders: always false, because WebKitGTK has no such fields.
    open var allowsDirectories: Bool { false }

    private let isForSeveral: Bool

    init(isForSeveral: Bool) {
        self.isForSeveral = isForSeveral
        super.init()
    }
}
