import HeadlessHost
import UIKit

/// An accessible element on screen, the same on each host.
public struct SeenElement: Equatable {
    /// The accessible role, for example "button" or "row".
    public let role: String
    /// The accessible name.
    public let label: String
    /// The accessible value.
    public let value: String
}

/// A sentence that assistive technology speaks.
public struct HeardSentence: Equatable {
    /// The sentence.
    public let text: String
    /// Whether it interrupts others.
    public let isUrgent: Bool

    /// Makes a sentence.
    public init(_ text: String, isUrgent: Bool = false) {
        self.text = text
        self.isUrgent = isUrgent
    }
}

/// Drives an app on one host. Scenarios are written once and run on each host.
@MainActor
public protocol ScenarioDriver {
    /// The app. ``relaunch()`` replaces it.
    var application: UIApplication { get }
    /// The accessible elements on screen.
    func screen() throws -> [SeenElement]
    /// The announcements since the app's start, oldest first.
    var heard: [HeardSentence] { get }
    /// The states of an element on screen: "focused" for a row that keys reached, "selected", "expanded", "collapsed" and "busy".
    func states(of name: String, role: String) throws -> [String]
    /// The frame of an element in the window.
    func frame(of name: String, role: String?) throws -> CGRect
    func tap(_ name: String, role: String?) async throws
    func type(_ text: String) async throws
    /// Presses a key. Scripts use the same key names.
    func key(_ name: String) async throws
    /// Opens the context menu of an element: with a long press, or with a secondary click in a window.
    func openMenu(of name: String) async throws
    /// Waits until all pending changes of the app are on screen.
    func settle() async throws
    /// Lets the app's timers run: advances a manual clock by a duration, or waits in a window until a condition holds.
    func wait(_ duration: Duration, until condition: @MainActor () throws -> Bool) async throws
    /// Swipes across a row, to the left or to the right.
    func swipe(_ direction: AppDriver.SwipeDirection, _ name: String) async throws
    /// Resizes the window to a size in points, as the user does by dragging its edge.
    func resize(width: Int, height: Int) async throws
    /// Drags a token, or the selection of a field, to a field.
    func drag(_ name: String, to target: String) async throws
    /// Sends the app to the background, which saves its state, and returns it to the foreground.
    func save() async throws
    /// Kills and restarts the app.
    func relaunch() async throws
}

extension ScenarioDriver {
    /// Taps an element of any role.
    public func tap(_ name: String) async throws { try await tap(name, role: nil) }
    /// Selects a scope.
    public func scope(_ title: String) async throws { try await tap(title, role: "scope") }

    /// The labels of the elements with a role.
    public func labels(_ role: String) throws -> [String] { try screen().filter { $0.role == role }.map(\.label) }

    /// The values of the elements with a role.
    public func values(_ role: String) throws -> [String] { try screen().filter { $0.role == role }.map(\.value) }
}

/// The states that each host can tell.
let comparedStates: Set = ["focused", "selected", "expanded", "collapsed", "busy"]

/// An error of a driver that cannot perform an action.
struct DriverFailure: Error, CustomStringConvertible {
    let description: String
}
