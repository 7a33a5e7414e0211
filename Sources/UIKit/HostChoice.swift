import Foundation
import TextEscaping

/// The host that shows an app.
enum HostChoice: String, CaseIterable {
    #if GTK
    case gtk
    #endif
    #if Terminal
    case terminal
    #endif
    case headless

    /// The reason why no host can be chosen, as a sentence.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// The host named by the environment variable `UIKIT_HOST`. Default: windows if there is a display, otherwise a
    /// terminal if there is one, otherwise no screen.
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - hasTerminal: Whether the process has a terminal that can show a screen.
    static func choose(environment: [String: String], hasTerminal: Bool) throws(Failure) -> HostChoice {
        guard let name = environment["UIKIT_HOST"], !name.isEmpty else {
            return best(environment: environment, hasTerminal: hasTerminal)
        }
        guard let choice = HostChoice(rawValue: name) else {
            let known = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw Failure(
                description:
                    "UIKIT_HOST is \(quoted(name, limit: 40)), but the hosts in this build are: \(known)."
            )
        }
        #if Terminal
        // Output to a file or a pipe is text.
        if choice == .terminal, !hasTerminal { return .headless }
        #endif
        return choice
    }

    private static func best(environment: [String: String], hasTerminal: Bool) -> HostChoice {
        #if GTK
        let hasDisplay = ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
        if hasDisplay { return .gtk }
        #endif
        #if Terminal
        // Scripts of a socket need no screen.
        if hasTerminal, environment["UIKIT_SCRIPT_SOCKET"]?.isEmpty != false { return .terminal }
        #endif
        return .headless
    }
}
