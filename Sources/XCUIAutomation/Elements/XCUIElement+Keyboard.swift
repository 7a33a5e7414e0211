import Foundation

extension XCUIElement {
    /// Types a text. The element or a descendant must have the keyboard focus.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        perform("type into", file, line) { node, target in
            guard node.isOf(.application) || ([node] + node.descendants).contains(where: \.isFocused) else {
                throw AppConnection.Failure(
                    description: "Neither element nor any descendant has keyboard focus. Element: \(node.summary)"
                )
            }
            for command in TypedText.commands(text) { _ = try target.run(command) }
        }
    }

    /// Presses a key.
    public func typeKey(
        _ key: XCUIKeyboardKey,
        modifierFlags flags: KeyModifierFlags,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
    }

    /// Presses the key of a character.
    public func typeKey(
        _ key: String,
        modifierFlags flags: KeyModifierFlags,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("press a key in", file, line) { _, target in
            guard let name = TypedText.keys[key] ?? (key.count == 1 ? key : nil) else {
                throw AppConnection.Failure(description: "The app knows no key for '\(key)'.")
            }
            _ = try target.run("key \(flags.prefix)\(name)")
        }
    }

    /// The modifier keys of a key press. The command key is the control key here.
    public struct KeyModifierFlags: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No modifier key.
        public static let none: KeyModifierFlags = []
        /// The shift key.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// The control key.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// The option key, which is the alternate key here.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// The alternate key.
        public static let alternate: KeyModifierFlags = .option
        /// The command key, which is the control key here.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        var prefix: String {
            (contains(.shift) ? "shift+" : "") + (isDisjoint(with: [.control, .command]) ? "" : "ctrl+")
                + (contains(.option) ? "alt+" : "")
        }
    }
}

/// A key without a character of its own.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character of the key on Apple's systems.
    public let rawValue: String
    /// Makes a key from its character.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Delete: the character before the cursor.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// Return.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// Enter.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    /// Tab.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// The space bar.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// Escape.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// The arrow up.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// The arrow down.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// The arrow left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// The arrow right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// Forward delete: the character after the cursor.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    /// Home.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// End.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// Page up.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// Page down.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The function key F1.
    public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The function key F2.
    public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The function key F3.
    public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The function key F4.
    public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The function key F5.
    public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
}

/// Texts and keys as commands.
enum TypedText {
    /// The names of keys by their characters.
    static let keys: [String: String] = [
        "\u{8}": "backspace", "\u{7F}": "backspace", "\r": "return", "\n": "return", "\u{3}": "return", "\t": "tab",
        " ": "space", "\u{1B}": "escape", "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right",
        "\u{F728}": "delete", "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "page-up", "\u{F72D}": "page-down",
        "\u{F704}": "f1", "\u{F705}": "f2", "\u{F706}": "f3", "\u{F707}": "f4", "\u{F708}": "f5",
    ]

    /// The commands that type a text. Its keys without characters are pressed.
    static func commands(_ text: String) -> [String] {
        var commands: [String] = []
        var letters = ""
        func flush() {
            if !letters.isEmpty { commands.append("type \(ScriptText.quoted(letters))") }
            letters = ""
        }
        for character in text {
            if character != " ", let key = keys[String(character)] {
                flush()
                commands.append("key \(key)")
            } else {
                letters.append(character)
            }
        }
        flush()
        return commands
    }
}
