#if GTK
import CGTK

/// A call of a method of the interface.
enum ShellSearchRequest {
    case search([String])
    case details([String])
    case open(ShellSearchChoice)

    /// The interface of GNOME Shell.
    static let interface = """
        <node>
          <interface name="org.gnome.Shell.SearchProvider2">
            <method name="GetInitialResultSet">
              <arg type="as" name="terms" direction="in"/>
              <arg type="as" name="results" direction="out"/>
            </method>
            <method name="GetSubsearchResultSet">
              <arg type="as" name="previous_results" direction="in"/>
              <arg type="as" name="terms" direction="in"/>
              <arg type="as" name="results" direction="out"/>
            </method>
            <method name="GetResultMetas">
              <arg type="as" name="identifiers" direction="in"/>
              <arg type="aa{sv}" name="metas" direction="out"/>
            </method>
            <method name="ActivateResult">
              <arg type="s" name="identifier" direction="in"/>
              <arg type="as" name="terms" direction="in"/>
              <arg type="u" name="timestamp" direction="in"/>
            </method>
            <method name="LaunchSearch">
              <arg type="as" name="terms" direction="in"/>
              <arg type="u" name="timestamp" direction="in"/>
            </method>
          </interface>
        </node>
        """

    /// Reads a call. The bus has checked that the method exists, and the types of its arguments.
    init?(method: String, arguments: OpaquePointer) {
        switch method {
        case "GetInitialResultSet": self = .search(arguments.strings(at: 0))
        // A new search is as fast as one in the previous results, and finds records that have been added meanwhile.
        case "GetSubsearchResultSet": self = .search(arguments.strings(at: 1))
        case "GetResultMetas": self = .details(arguments.strings(at: 0))
        case "ActivateResult":
            self = .open(
                ShellSearchChoice(
                    identifier: arguments.string(at: 0),
                    terms: arguments.strings(at: 1),
                    timestamp: arguments.number(at: 2)
                )
            )
        case "LaunchSearch":
            self = .open(
                ShellSearchChoice(
                    identifier: nil,
                    terms: arguments.strings(at: 0),
                    timestamp: arguments.number(at: 1)
                )
            )
        default: return nil
        }
    }

    /// Asks a provider, and returns the values to return. A search that another one replaces has no results.
    func answer(_ provider: any ShellSearchProvider) async throws -> Answer {
        switch self {
        case .search(let terms):
            do {
                return .identifiers(try await provider.results(for: terms))
            } catch is CancellationError {
                return .identifiers([])
            }
        case .details(let identifiers):
            let details = try await provider.details(of: identifiers)
            return .details(
                zip(identifiers, details).compactMap { identifier, detail in detail.map { (identifier, $0) } }
            )
        case .open(let choice):
            try await provider.open(choice)
            return .nothing
        }
    }

    /// The values that a method returns.
    enum Answer: Sendable {
        case identifiers([String])
        case details([(identifier: String, result: ShellSearchResult)])
        case nothing

        var variant: OpaquePointer {
            switch self {
            case .identifiers(let identifiers): .tuple([.array(of: "s", identifiers.map { .string($0) })])
            case .details(let details): .tuple([.array(of: "a{sv}", details.map { Self.meta($0, $1) })])
            case .nothing: .tuple([])
            }
        }

        private static func meta(_ identifier: String, _ result: ShellSearchResult) -> OpaquePointer {
            var items: [(String, OpaquePointer)] = [
                ("id", .string(identifier)), ("name", .string(result.name)),
                ("description", .string(result.description)),
            ]
            // The text form of a themed icon is its name.
            if let icon = result.iconName { items.append(("gicon", .string(icon))) }
            if let text = result.clipboardText { items.append(("clipboardText", .string(text))) }
            return .dictionary(items)
        }
    }
}
#endif
