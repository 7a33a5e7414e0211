import Foundation

/// An app for UI tests: its program, and its process.
///
/// The command `searchlight test` names the programs in the environment variable `SEARCHLIGHT_UI_TEST_APPS`.
final class AppTarget: @unchecked Sendable {
    /// The environment variable with the apps: JSON with an object for each module of UI tests.
    static let variable = "SEARCHLIGHT_UI_TEST_APPS"

    /// An app in the environment variable.
    private struct Entry: Decodable {
        var program: String
        var identifier: String?
    }

    /// The app that was launched last.
    nonisolated(unsafe) static var latest: AppTarget?
    nonisolated(unsafe) private static var known: [String: AppTarget] = [:]

    private let entry: Entry?
    /// The reason why there is no program, as a sentence.
    private let problem: String
    private var connection: AppConnection?
    /// Whether the app was sent to the background.
    private(set) var isInBackground = false

    /// The name in messages.
    let name: String

    private init(_ entry: Entry?, name: String, problem: String = "") {
        self.entry = entry
        self.name = name
        self.problem = problem
    }

    /// The app for the tests of a file, `Module/File.swift`.
    static func of(testFile: String) -> AppTarget {
        let module = String(testFile.prefix { $0 != "/" })
        guard let entry = entries[module] ?? (entries.count == 1 ? entries.values.first : nil) else {
            return AppTarget(
                nil,
                name: "the app",
                problem: entries.isEmpty
                    ? "\(variable) names no program. Run the tests with 'searchlight test'."
                    : "\(variable) names no program for the module \(module)."
            )
        }
        return target(entry)
    }

    /// The app with a bundle identifier.
    static func called(_ identifier: String) -> AppTarget {
        guard let entry = entries.values.first(where: { $0.identifier == identifier }) else {
            return AppTarget(
                nil,
                name: identifier,
                problem: "It is not an app of this project, which its UI tests can launch."
            )
        }
        return target(entry)
    }

    private static func target(_ entry: Entry) -> AppTarget {
        if let present = known[entry.program] { return present }
        let name = URL(fileURLWithPath: entry.program).lastPathComponent
        let made = AppTarget(entry, name: entry.identifier ?? name)
        known[entry.program] = made
        return made
    }

    private static var entries: [String: Entry] {
        guard let text = ProcessInfo.processInfo.environment[variable] else { return [:] }
        return (try? JSONDecoder().decode([String: Entry].self, from: Data(text.utf8))) ?? [:]
    }

    // MARK: Process

    var isRunning: Bool { connection?.isRunning == true }

    func launch(arguments: [String], environment: [String: String]) throws {
        end()
        guard let entry else { throw AppConnection.Failure(description: problem) }
        var variables = ProcessInfo.processInfo.environment
        variables["UIKIT_HOST"] = variables["SEARCHLIGHT_UI_TEST_HOST"] ?? "headless"
        variables.merge(Self.container.environment) { $1 }
        variables.merge(environment) { $1 }
        connection = try AppConnection(program: entry.program, arguments: arguments, environment: variables)
        isInBackground = false
    }

    /// The folder of the apps' data, which is removed with the test process.
    private static let container = Container()

    func end() {
        connection?.end()
        connection = nil
        isInBackground = false
    }

    func activate() throws {
        guard isInBackground else { return }
        _ = try run("window next")
        isInBackground = false
    }

    func sendToBackground() throws {
        _ = try run("window minimize")
        isInBackground = true
    }

    // MARK: Commands

    /// Runs a command, and returns its output.
    func run(_ command: String) throws -> String {
        guard let connection else {
            throw AppConnection.Failure(description: "Application \(name) is not running.")
        }
        return try connection.run(command)
    }

    /// The elements of the app.
    func elements() throws -> ElementNode { try ElementTree.application(named: name, from: run("elements")) }

    /// Waits until a condition holds. It is evaluated again after each change of the app.
    func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            let remaining = limit.timeIntervalSinceNow
            guard remaining > 0 else { return false }
            // At least once a second, for conditions that do not only depend on the views.
            let time = Int(min(remaining, 1) * 1000) + 1
            if isRunning, (try? run("wait-for-change \(time)")) != nil { continue }
            usleep(useconds_t(min(remaining, 0.05) * 1_000_000))
        }
        return true
    }
}

/// The folder with the data of the apps of a test process.
private final class Container: Sendable {
    let folder: URL

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ui-tests-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path
        Container.path.withLock { $0 = path }
        atexit {
            if let path = Container.path.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    private static let path = PathBox()

    /// The variables by which programs find the folders of the user's data.
    var environment: [String: String] {
        var variables: [String: String] = [:]
        for (name, part) in [
            ("XDG_STATE_HOME", "state"), ("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache"),
            ("XDG_DATA_HOME", "data"),
        ] {
            variables[name] = folder.appendingPathComponent(part).path
        }
        return variables
    }
}

/// A path that is shared with a function at the end of the process.
private final class PathBox: @unchecked Sendable {
    private let lock = NSLock()
    private var path: String?

    func withLock<Result>(_ body: (inout String?) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&path)
    }
}
