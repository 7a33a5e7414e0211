import HeadlessHost
import UIKit

/// Something that a person meets on the screen, whichever host shows it.
public struct SeenElement: Equatable {
    /// What kind of thing it is: "button", "row".
    public let role: String
    /// What it is called.
    public let label: String
    /// What it holds.
    public let value: String
}

/// Drives an app on one host. A scenario is written once, for all of them.
@MainActor
public protocol Driver {
    /// The app. ``relaunch()`` replaces it.
    var application: UIApplication { get }
    /// What is on the screen.
    func screen() throws -> [SeenElement]
    /// Where something is in the window.
    func frame(of name: String, role: String?) throws -> CGRect
    func tap(_ name: String, role: String?) async throws
    func type(_ text: String) async throws
    /// Presses a key, by the name that scripts give it.
    func key(_ name: String) async throws
    /// Waits until what the app did by itself is on screen.
    func settle() async throws
    /// Swipes over a row, to the left or to the right.
    func swipe(_ direction: Pilot.SwipeDirection, _ name: String) async throws
    /// Gives the window another size in points, as a person does who drags its edge.
    func resize(width: Int, height: Int) async throws
    /// Drags a token, or what is selected in a field, to a field.
    func drag(_ name: String, to target: String) async throws
    /// Sends the app to the background, where its state is kept, and brings it back.
    func save() async throws
    /// Kills the app, and starts it again.
    func relaunch() async throws
}

extension Driver {
    /// Taps something, whatever it is.
    public func tap(_ name: String) async throws { try await tap(name, role: nil) }
    /// Chooses a scope.
    public func scope(_ title: String) async throws { try await tap(title, role: "scope") }

    /// What the elements of a role are called.
    public func labels(_ role: String) throws -> [String] { try screen().filter { $0.role == role }.map(\.label) }

    /// What the elements of a role hold.
    public func values(_ role: String) throws -> [String] { try screen().filter { $0.role == role }.map(\.value) }
}

/// Why a driver cannot do what it was told.
struct DriverFailure: Error, CustomStringConvertible {
    let description: String
}
