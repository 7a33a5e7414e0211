import Foundation

/// What is known of the page in a web view.
struct PageState: Equatable {
    var url: URL?
    var title: String?
    var isLoading = false
    var estimatedProgress = 0.0
    var canGoBack = false
    var canGoForward = false

    /// The progress when a load begins: a bar that shows it is seen at once.
    static let beginning = 0.1
}
