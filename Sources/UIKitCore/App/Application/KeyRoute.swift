import Foundation

/// The responders that a window asks to handle a key that the responder chain did not handle. Routes are tried in this order.
@_spi(UIKitModules)
public enum KeyRoute: CaseIterable {
    /// The first responder and its responder chain.
    case aroundFirstResponder
    /// The visible views in the window, in reverse reading order.
    case visibleViews
    /// The frontmost controller and its outer controllers.
    case controllers
}

/// The response to a key.
@_spi(UIKitModules)
public enum KeyResponse {
    /// The responder handled the key.
    case handled
    /// The key belongs to the responder, which cannot handle it now. The window asks no other responder.
    case refused
    /// The next responder is asked.
    case passedOn

    /// Makes the response of the responder that the key belongs to.
    public init(isHandled: Bool) { self = isHandled ? .handled : .refused }
}
