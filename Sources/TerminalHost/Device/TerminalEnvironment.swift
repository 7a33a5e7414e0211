#if Terminal
import CTerminal

/// The capabilities of a terminal according to the environment variables and terminfo.
package struct TerminalEnvironment: Hashable, Sendable {
    /// The colours.
    var depth: ColorDepth
    /// Whether the terminal can show a screen at all.
    package var isCapable: Bool

    /// Reads the environment variables.
    package init(_ environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        isCapable = !name.isEmpty && name != "dumb" && name != "unknown"
        var isDirect = false
        let colors = isCapable ? searchlight_terminal_colors(name, &isDirect) : -1
        if environment["NO_COLOR"]?.isEmpty == false {
            depth = .monochrome
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || isDirect || colors > 256 {
            depth = .direct
        } else if colors >= 256 {
            depth = .indexed
        } else if colors >= 8 {
            depth = .palette
        } else {
            depth = .monochrome
        }
    }
}
#endif
