import Foundation
import TextEscaping

/// Which host shows an app.
enum HostChoice: String, CaseIterable {
    #if GTK
        case gtk
    #endif
    case headless

    /// Why there is no host for an app, in a sentence.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// The host that the environment variable `UIKIT_HOST` names; without it, windows where there is a display, else no
    /// screen at all.
    static func choose(environment: [String: String]) throws(Failure) -> HostChoice {
        guard let name = environment["UIKIT_HOST"], !name.isEmpty else { return best(environment: environment) }
        guard let choice = HostChoice(rawValue: name) else {
            let known = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw Failure(
                description:
                    "UIKIT_HOST is \(quoted(name, limit: 40)), but the hosts in this build are: \(known)."
            )
        }
        return choice
    }

    private static func best(environment: [String: String]) -> HostChoice {
        #if GTK
            let hasDisplay = ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
            if hasDisplay { return .gtk }
        #endif
        return .headless
    }
}
