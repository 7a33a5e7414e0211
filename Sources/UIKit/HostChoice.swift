import Foundation
import TextEscaping

/// The host that shows an app.
enum HostChoice: String, CaseIterable {
    #if GTK
    case gtk
    #endif
    case headless

    /// The reason why no host can be chosen, as a sentence.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// The host named by the environment variable `UIKIT_HOST`. Default: windows if there is a display, otherwise no screen.
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
