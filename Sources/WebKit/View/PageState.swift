import Foundation

/// The state of the page in a web view.
struct PageState: Equatable {
    var url: URL?
    var title: String?
    var isLoading = false
    var estimatedProgress = 0.0
    var canGoBack = false
    var canGoForward = false

    /// The progress at the start of a load, so that a progress bar is visible at once.
    static let beginning = 0.1
}
