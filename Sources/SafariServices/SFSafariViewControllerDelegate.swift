public import Foundation

/// Is notified of events of a browser. All members are optional. Must be used on the main actor.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user taps the button that closes the browser. A presented browser is being dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called once, when the first page is complete or cannot be loaded.
    ///
    /// - Parameters:
    ///   - controller: The browser.
    ///   - didLoadSuccessfully: Whether the page is complete.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Called when a server redirects the first load.
    ///
    /// - Parameters:
    ///   - controller: The browser.
    ///   - url: The new address.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
    /// Called before the page is opened in the user's browser.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
