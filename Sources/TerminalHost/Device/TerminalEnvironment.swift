#if Terminal
import CTerminal
import TextEscaping

/// The capabilities of a terminal according to the environment variables and terminfo.
package struct TerminalEnvironment: Hashable, Sendable {
    /// The colours.
    var depth: ColorDepth
    /// Whether the terminal can show a screen at all.
    package var isCapable: Bool

    /// Whether changes are printed as lines, for screen readers.
    var printsLines: Bool
    /// Whether the pointer is reported from the start.
    var reportsPointer: Bool
    /// A sentence about a variable with an unknown value; nil if there is none.
    var complaint: String?

    /// Whether the program runs in tmux or screen, which show images of no program, and take the query for them as a title.
    var isInMultiplexer: Bool

    /// Reads the environment variables.
    package init(_ environment: [String: String]) {
        let variables = ["TMUX", "STY"].contains { environment[$0]?.isEmpty == false }
        isInMultiplexer = variables || ["tmux", "screen"].contains { environment["TERM"]?.hasPrefix($0) == true }
        printsLines = environment["UIKIT_TERMINAL"] == "linear"
        reportsPointer = environment["UIKIT_TERMINAL_POINTER"] != "off"
        for (name, values) in [("UIKIT_TERMINAL", ["screen", "linear"]), ("UIKIT_TERMINAL_POINTER", ["on", "off"])] {
            let value = environment[name] ?? ""
            guard !value.isEmpty, !values.contains(value) else { continue }
            complaint = "\(name) is \(quoted(value, limit: 40)), but it can be '\(values[0])' or '\(values[1])'."
        }
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
