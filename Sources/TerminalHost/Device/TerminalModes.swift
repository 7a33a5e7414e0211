#if Terminal
/// The modes of a terminal while an app runs in it.
struct TerminalModes {
    /// Whether the pointer is reported. Otherwise the terminal's own selection works.
    var reportsPointer = true
    /// Whether the terminal answered that it has the keyboard protocol of kitty.
    var hasKeyboardProtocol = false
    /// Whether the app's changes are printed as lines: then the terminal's usual screen is used.
    var printsLines = false

    /// The bytes that begin the app's screen: the alternate screen, no automatic line breaks, pasted text in brackets, changes of the
    /// focus, explicit directions of text, and the pointer. With printed lines only pasted text in brackets.
    var beginning: [UInt8] {
        if printsLines { return Array("\u{1B}[?2004h".utf8) }
        var text = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[8l"
        if reportsPointer { text += Self.pointer(true) }
        if hasKeyboardProtocol { text += Self.keyboardProtocol }
        return Array(text.utf8)
    }

    /// The bytes that restore the terminal.
    var ending: [UInt8] {
        if printsLines { return Array("\u{1B}[?2004l".utf8) }
        var text = ""
        if hasKeyboardProtocol { text += "\u{1B}[<u" }
        text += Self.pointer(false)
        text += "\u{1B}[8h\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?7h"
        // A terminal without an alternate screen does not restore what was there before the app.
        text += "\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l"
        return Array(text.utf8)
    }

    /// The bytes that turn the reports of the pointer on or off: clicks, drags and the wheel, in SGR form.
    static func pointer(_ isOn: Bool) -> String {
        isOn ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l"
    }

    /// The bytes that request unambiguous keys.
    static let keyboardProtocol = "\u{1B}[>1u"

    /// The queries at the start: the keyboard protocol, the background colour, synchronized output, the size of a cell, kitty's graphics
    /// protocol, and last the device attributes, which every terminal answers.
    ///
    /// - Parameter withGraphics: Whether to query the graphics protocol.
    static func queries(withGraphics: Bool) -> [UInt8] {
        let graphics = "\u{1B}_Gi=\(graphicsQuery),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        return Array(
            ("\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p" + cellSizeQuery + (withGraphics ? graphics : "") + "\u{1B}[c")
                .utf8
        )
    }

    /// The query for the size of a cell in pixels.
    static let cellSizeQuery = "\u{1B}[16t"

    /// The number of the picture in the query for kitty's graphics protocol.
    static let graphicsQuery = 31
}
#endif
