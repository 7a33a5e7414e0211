/// A failure of the session bus.
public enum ShellSearchError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no session bus, or it refuses the connection.
    case noBus(reason: String)
    /// The name or the path of the service is not valid on a bus.
    case invalidName(String)
    /// Another process has the name on the bus.
    case nameInUse(String)
    /// This process has an object at the path on the bus.
    case pathInUse(String)
    /// An app cannot be started, or did not answer.
    case noAnswer(app: String, reason: String)

    /// The failure, and advice.
    public var description: String {
        switch self {
        case .noBus(let reason):
            "There is no session bus: \(reason). Start the program in a desktop session, or with dbus-run-session."
        case .invalidName(let name):
            "\(name) is not valid on the session bus; use a name such as org.example.App.SearchProvider."
        case .nameInUse(let name): "Another process provides \(name) on the session bus."
        case .pathInUse(let path):
            "This process already has an object at \(path) on the session bus; use a path of its own for each service."
        case .noAnswer(let app, let reason): "The app \(app) cannot be opened on the session bus: \(reason)."
        }
    }
}
