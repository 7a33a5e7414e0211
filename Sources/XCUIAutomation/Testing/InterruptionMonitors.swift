import Foundation

/// The handlers for alerts that interrupt a test.
@_spi(XCTest)
public enum InterruptionMonitors {
    private struct Monitor {
        var token: NSObject
        var handler: (XCUIElement) -> Bool
    }

    nonisolated(unsafe) private static var monitors: [Monitor] = []
    nonisolated(unsafe) private static var isHandling = false

    /// Adds a handler. The latest one is asked first.
    ///
    /// - Returns: The token for ``remove(_:)``.
    public static func add(_ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let token = NSObject()
        monitors.append(Monitor(token: token, handler: handler))
        return token
    }

    /// Removes a handler.
    public static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0.token === token } }

    /// Removes all handlers, after a test.
    public static func removeAll() { monitors = [] }

    /// Lets the handlers dismiss an alert that is in front of an element.
    ///
    /// - Returns: Whether one of them did something.
    static func handle(_ node: ElementNode?, in root: ElementNode, of application: XCUIApplication) -> Bool {
        guard !isHandling, !monitors.isEmpty, node?.isHittable != true,
            let alert = root.descendants.last(where: { $0.isOf(.alert) || $0.isOf(.sheet) }),
            !sequence(first: node, next: { $0?.parent }).contains(where: { $0 === alert })
        else { return false }
        isHandling = true
        defer { isHandling = false }
        let type: XCUIElement.ElementType = alert.isOf(.alert) ? .alert : .sheet
        let element = application.descendants(matching: type).element(boundBy: 0)
        return monitors.reversed().contains { $0.handler(element) }
    }
}
