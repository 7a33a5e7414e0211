import TypeAhead
import UIKit

/// Changes the screens of the window on behalf of one of them.
@MainActor
protocol PackageNavigation: AnyObject {
    /// Shows the screen of a package beside or on top of the list.
    func show(_ package: Package)
    /// Shows a search in the list.
    func search(for query: SearchQuery)
    /// Replaces the packages by those of a file.
    func openFile(_ url: URL)
}
