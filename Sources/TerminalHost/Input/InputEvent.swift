#if Terminal
/// Input from a terminal: keys, text, the pointer, changes of the focus, and answers to queries.
enum InputEvent: Hashable, Sendable {
    /// A key that is no text, or a key with modifiers other than shift.
    case key(InputKey)
    /// Typed text, as one character or more.
    case text(String)
    /// Pasted text, complete. Line ends are line feeds; all other control characters are as pasted.
    case paste(String)
    case pointer(PointerInput)
    /// Whether the terminal has the focus of the desktop.
    case focus(Bool)
    case answer(TerminalAnswer)
}

/// A pressed key.
struct InputKey: Hashable, Sendable {
    var code: Code
    var modifiers: InputModifiers = []
    var phase = Phase.press

    enum Code: Hashable, Sendable {
        /// The character of the key without modifiers, in lower case.
        case character(Character)
        case enter, tab, backspace, escape, space
        case up, down, left, right, home, end, pageUp, pageDown, insert, delete
        /// F1 is 1.
        case function(Int)
        /// A key of no use to apps, such as a modifier by itself; with the number of the keyboard protocol.
        case other(Int)
    }

    /// Terminals without the keyboard protocol of kitty report only presses.
    enum Phase: Int, Hashable, Sendable {
        case press = 1
        case repetition
        case release
    }
}

/// The modifiers of a key or a click.
struct InputModifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let shift = InputModifiers(rawValue: 1)
    static let alt = InputModifiers(rawValue: 2)
    static let control = InputModifiers(rawValue: 4)
    /// The Windows or command key.
    static let `super` = InputModifiers(rawValue: 8)
    static let hyper = InputModifiers(rawValue: 16)
    static let meta = InputModifiers(rawValue: 32)

    /// The modifiers of a key report, in which 1 means none. Caps lock and num lock are ignored.
    init(report: Int) { rawValue = report < 1 || report > 256 ? 0 : (report - 1) & 63 }

    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A click, a movement or a turn of the wheel at a cell.
struct PointerInput: Hashable, Sendable {
    var action: Action
    /// From 0 on, from the left.
    var column: Int
    /// From 0 on, from the top.
    var row: Int
    var modifiers: InputModifiers = []

    enum Action: Hashable, Sendable {
        case press(Button)
        case release(Button)
        /// A movement, with the pressed button.
        case move(Button?)
        case wheel(Wheel)
    }

    enum Button: Int, Hashable, Sendable {
        case left
        case middle
        case right
    }

    enum Wheel: Int, Hashable, Sendable {
        case up
        case down
        case left
        case right
    }
}

/// The answer of a terminal to a query.
enum TerminalAnswer: Hashable, Sendable {
    /// The primary device attributes (DA1). Each terminal answers this query, and in order, so it ends a series of queries.
    case deviceAttributes([Int])
    /// The enabled parts of the keyboard protocol of kitty. Terminals without it do not answer.
    case keyboardProtocol(Int)
    /// The state of a private mode (DECRPM): 0 if unknown, 1 if set, 2 if reset, 3 or 4 if permanently so.
    case mode(number: Int, state: Int)
    /// The foreground (10) or background colour (11), from 0 to 1 each.
    case color(number: Int, red: Double, green: Double, blue: Double)
    /// The size of a cell in pixels.
    case cellSize(width: Int, height: Int)
    /// The answer to a query of kitty's graphics protocol: the id, and whether it succeeded.
    case graphics(id: Int, isSupported: Bool)
}
#endif
