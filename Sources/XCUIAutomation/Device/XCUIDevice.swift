import Foundation
import UIKitCore

/// The device that runs the app: its windows and the settings of the desktop, for the app's process only.
open class XCUIDevice: NSObject {
    /// The only device.
    public static var shared: XCUIDevice { theOnlyDevice }

    nonisolated(unsafe) private static let theOnlyDevice = XCUIDevice()
    private var storedAppearance = Appearance.unspecified

    /// The buttons of a device.
    public enum Button: Int, Sendable {
        /// The home button, which sends the app to the background.
        case home = 1
    }

    /// The appearance of the interface.
    public enum Appearance: Int, Sendable {
        /// That of the desktop.
        case unspecified = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }

    private func run(_ commands: [String], _ file: StaticString, _ line: UInt) {
        guard !XCUITestHooks.isStopped() else { return }
        do {
            guard let target = AppTarget.latest, target.isRunning else {
                throw AppConnection.Failure(description: "No application was launched.")
            }
            for command in commands { _ = try target.run(command) }
        } catch {
            XCUITestHooks.fail("Failed to use the device: \(error)", file, line)
        }
    }

    /// The orientation, which is that of the app's window. Portrait orientations make it higher than wide.
    open var orientation: UIDeviceOrientation {
        get {
            guard let frame = try? AppTarget.latest?.elements().frame, frame.width > 0 else { return .unknown }
            return frame.height >= frame.width ? .portrait : .landscapeLeft
        }
        set {
            if newValue.isLandscape { run(["turn landscape"], XCUITestHooks.place.file, XCUITestHooks.place.line) }
            if newValue.isPortrait { run(["turn portrait"], XCUITestHooks.place.file, XCUITestHooks.place.line) }
        }
    }

    /// The appearance of the interface.
    open var appearance: Appearance {
        get { storedAppearance }
        set {
            storedAppearance = newValue
            run(
                [newValue == .dark ? "appearance dark" : "appearance light"],
                XCUITestHooks.place.file,
                XCUITestHooks.place.line
            )
        }
    }

    /// Presses a button.
    public func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
        guard !XCUITestHooks.isStopped() else { return }
        do {
            try AppTarget.latest?.sendToBackground()
        } catch {
            XCUITestHooks.fail("Failed to press the home button: \(error)", file, line)
        }
    }
}
