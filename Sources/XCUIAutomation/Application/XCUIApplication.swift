import Foundation

/// An app that a test launches as a process of its own and drives from outside.
///
/// Two instances without an identifier are the same app. The app runs without a display, or in a window if the environment variable
/// `SEARCHLIGHT_UI_TEST_HOST` is `gtk`. Its stored state, settings and caches are in a folder that the test process removes.
/// Must be used by one thread at a time, such as that of the tests.
open class XCUIApplication: XCUIElement {
    /// The states of an app.
    public enum State: UInt, Sendable {
        /// Unknown.
        case unknown = 0
        /// Not launched, or ended.
        case notRunning = 1
        /// In the background, without running.
        case runningBackgroundSuspended = 2
        /// In the background.
        case runningBackground = 3
        /// In the foreground.
        case runningForeground = 4
    }

    /// The arguments of the next launch. Default: none.
    open var launchArguments: [String] = []

    /// The environment variables of the next launch, in addition to those of the tests. Default: none.
    open var launchEnvironment: [String: String] = [:]

    let target: AppTarget

    /// Makes the app that the UI tests of a module are for.
    ///
    /// - Parameter fileID: The file of the test, which determines the module.
    public convenience init(fileID: StaticString = #fileID) {
        self.init(AppTarget.of(testFile: "\(fileID)"))
    }

    /// Makes the app with a bundle identifier. It must be that of an app of the project.
    public convenience init(bundleIdentifier: String) {
        self.init(AppTarget.called(bundleIdentifier))
    }

    init(_ target: AppTarget) {
        self.target = target
        super.init()
    }

    override var ownApplication: XCUIApplication { self }

    override func matches(in root: ElementNode) -> [ElementNode] { [root] }

    override var summary: String { "Application" }

    // MARK: Process

    /// Launches the app, and waits until it is idle. A running one is ended first. A failure is reported at the line of the call.
    open func launch(file: StaticString = #filePath, line: UInt = #line) {
        XCUITestHooks.place = (file, line)
        do {
            try target.launch(arguments: launchArguments, environment: launchEnvironment)
            AppTarget.latest = target
        } catch {
            XCUITestHooks.fail("Failed to launch \(target.name): \(error)", file, line)
        }
    }

    /// Brings the app to the foreground. Launches it if it does not run.
    open func activate(file: StaticString = #filePath, line: UInt = #line) {
        guard target.isRunning else { return launch(file: file, line: line) }
        attempt("activate", file, line) { try target.activate() }
    }

    /// Ends the app, which is notified.
    open func terminate() { target.end() }

    /// The state of the app.
    open var state: State {
        guard target.isRunning else { return .notRunning }
        return target.isInBackground ? .runningBackground : .runningForeground
    }

    /// Waits until the app has a state.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - timeout: The maximum duration in seconds.
    /// - Returns: Whether the app has the state.
    open func wait(for state: State, timeout: TimeInterval) -> Bool { target.wait(timeout) { self.state == state } }

    /// Makes the app open an address.
    public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        if !target.isRunning { launch(file: file, line: line) }
        attempt("open \(url.absoluteString)", file, line) {
            _ = try target.run("open \(ScriptText.quoted(url.absoluteString))")
        }
    }
}
