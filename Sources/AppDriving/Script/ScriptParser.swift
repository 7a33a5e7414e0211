import Foundation
import TextEscaping

/// Parses scripts: one command per line, with its argument in quotation marks. Empty lines and lines that begin with `#` are
/// ignored.
struct ScriptParser {
    /// The reason why a line is invalid, as a sentence.
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// The syntax of all commands. TARGET is a label in quotation marks, `id "identifier"`, `at x y`, or `element number`.
    static let usage = [
        "tap TARGET", "double-tap TARGET", "press TARGET for milliseconds", "type \"text\"", "key name",
        "key-down name",
        "key-up name", "compose \"text\"", "commit", "scope \"title\"", "token \"text\"", "swipe left \"label\"",
        "swipe right \"label\"", "swipe TARGET by x y", "drag \"text\" to \"label\"", "drag TARGET by x y",
        "move TARGET to TARGET", "move TARGET to TARGET after milliseconds",
        "pinch TARGET by factor", "rotate TARGET by degrees", "hover TARGET", "hover nothing",
        "slide TARGET to fraction", "adjust TARGET to \"value\"", "paste \"text\"", "cut", "copy", "back",
        "hold \"label\"", "pull", "keyboard height",
        "wait milliseconds", "wait-for-change milliseconds", "screen", "hierarchy", "elements", "picture \"file\"",
        "resize width height", "turn portrait", "turn landscape", "appearance light", "appearance dark",
        "contrast normal",
        "contrast high", "bold-text on", "bold-text off", "text-size name",
        "next", "previous", "read", "activate", "increment", "decrement", "escape", "action \"name\"",
        "rotor next \"name\"", "rotor previous \"name\"",
        "announcements", "save", "relaunch", "memory-warning", "open \"address or file\"", "quick-action \"title\"",
        "window new", "window next", "window minimize", "window close",
        "choose \"file\"", "cancel",
        "notifications", "answer \"notification\"", "answer \"notification\" \"button\"", "quit",
    ]

    /// The command on a line; nil for a line without one.
    static func command(in line: String) throws(Failure) -> Command? {
        var words = try split(line)
        guard !words.isEmpty else { return nil }
        let name = words.removeFirst()
        guard !name.isQuoted else { throw Failure(reason: "A line begins with a command, not with a quotation.") }
        if let command = plain[name.text] {
            guard words.isEmpty else { throw Failure(reason: "'\(name.text)' takes no argument.") }
            return command
        }
        if let command = try touch(name.text, words) { return command }
        if let command = try setting(name.text, words) { return command }
        switch name.text {
        case "type": return .type(try quoted(words, of: name.text))
        case "compose": return .compose(try quoted(words, of: name.text))
        case "scope": return .scope(try quoted(words, of: name.text))
        case "token": return .token(try quoted(words, of: name.text))
        case "paste": return .paste(try quoted(words, of: name.text))
        case "picture": return .picture(try quoted(words, of: name.text))
        case "key": return .key(try key(words, of: name.text))
        case "key-down": return .keyDown(try key(words, of: name.text))
        case "key-up": return .keyUp(try key(words, of: name.text))
        case "keyboard": return .keyboard(height: try points(words))
        case "wait": return .wait(milliseconds: try milliseconds(words, of: name.text))
        case "wait-for-change": return .waitForChange(milliseconds: try milliseconds(words, of: name.text))
        case "hold": return .hold(try quoted(words, of: name.text))
        case "action": return .action(try quoted(words, of: name.text))
        case "rotor": return try rotor(words)
        case "open": return .open(try quoted(words, of: name.text))
        case "quick-action": return .quickAction(try quoted(words, of: name.text))
        case "window": return .window(try window(words))
        case "choose": return .choose(try severalQuoted(words, of: name.text))
        case "answer":
            let texts = try severalQuoted(words, of: name.text)
            return .answer(texts[0], action: texts.dropFirst().first)
        default:
            throw Failure(
                reason:
                    "There is no command \(TextEscaping.quoted(name.text, limit: 40)). The commands are: \(usage.joined(separator: ", "))."
            )
        }
    }

    /// The commands without arguments.
    private static let plain: [String: Command] = [
        "commit": .commit, "cut": .cut, "copy": .copy, "back": .back, "pull": .pull, "screen": .screen,
        "hierarchy": .hierarchy, "elements": .elements, "announcements": .announcements, "next": .next,
        "previous": .previous, "read": .read, "activate": .activate, "increment": .increment, "decrement": .decrement,
        "escape": .escape, "save": .save, "relaunch": .relaunch, "notifications": .notifications,
        "cancel": .cancelChoosing, "memory-warning": .memoryWarning, "quit": .quit,
    ]

    // MARK: Arguments

    private static func quoted(_ words: [Word], of command: String) throws(Failure) -> String {
        guard words.count == 1, words[0].isQuoted else {
            throw Failure(
                reason: "'\(command)' takes one argument between quotation marks and nothing after it, "
                    + "as in: \(command) \"Europe\""
            )
        }
        guard !words[0].text.isEmpty else { throw Failure(reason: "'\(command)' was given an empty text.") }
        return words[0].text
    }

    private static func severalQuoted(_ words: [Word], of command: String) throws(Failure) -> [String] {
        guard !words.isEmpty, words.allSatisfy({ $0.isQuoted && !$0.text.isEmpty }) else {
            throw Failure(
                reason:
                    "'\(command)' takes one or several arguments, each between quotation marks, as in: \(command) \"a.txt\""
            )
        }
        return words.map(\.text)
    }

    private static func key(_ words: [Word], of command: String) throws(Failure) -> String {
        guard words.count == 1, ScreenDriver.Key(words[0].text) != nil else {
            throw Failure(
                reason:
                    "'\(command)' takes one of \(ScreenDriver.Key.names.joined(separator: ", ")), or ctrl+ or alt+ and a "
                    + "letter or digit; shift+, ctrl+ and alt+ may precede each of them."
            )
        }
        return words[0].text
    }

    private static func rotor(_ words: [Word]) throws(Failure) -> Command {
        guard words.count == 2, let direction = ScreenDriver.ReadingDirection(rawValue: words[0].text),
            words[1].isQuoted
        else {
            throw Failure(
                reason: "'rotor' takes next or previous and a rotor's name, as in: rotor next \"Headings\""
            )
        }
        return .rotor(direction, words[1].text)
    }

    private static func window(_ words: [Word]) throws(Failure) -> WindowCommand {
        guard words.count == 1, let command = WindowCommand(rawValue: words[0].text) else {
            let names = WindowCommand.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(reason: "'window' takes one of \(names), as in: window next")
        }
        return command
    }

    private static func milliseconds(_ words: [Word], of command: String) throws(Failure) -> Int {
        guard words.count == 1, let number = Int(words[0].text), (0...86_400_000).contains(number) else {
            throw Failure(
                reason: "'\(command)' takes a whole number of milliseconds up to one day, as in: \(command) 300"
            )
        }
        return number
    }

    private static func points(_ words: [Word]) throws(Failure) -> Int {
        guard words.count == 1, let number = Int(words[0].text), (0...10_000).contains(number) else {
            throw Failure(
                reason: "'keyboard' takes the height of an on-screen keyboard in points, or 0 for a hardware keyboard, "
                    + "as in: keyboard 300"
            )
        }
        return number
    }

    // MARK: Words

    struct Word: Equatable {
        var text = ""
        var isQuoted = false
    }

    /// Splits a line into words. In quotation marks, `\"`, `\\` and `\n` are escapes for a quotation mark, a backslash and a
    /// line feed.
    private static func split(_ line: String) throws(Failure) -> [Word] {
        var words: [Word] = []
        var rest = Substring(line.trimmingCharacters(in: .whitespacesAndNewlines))
        if rest.hasPrefix("#") { return [] }
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" {
                rest.removeFirst()
                words.append(Word(text: try quotation(&rest), isQuoted: true))
            } else {
                let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
                words.append(Word(text: String(word)))
                rest.removeFirst(word.count)
            }
        }
        return words
    }

    private static func quotation(_ rest: inout Substring) throws(Failure) -> String {
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                return text
            case "\\":
                switch rest.popFirst() {
                case "\"": text.append("\"")
                case "\\": text.append("\\")
                case "n": text.append("\n")
                default: throw Failure(reason: "In a quotation, a backslash must be followed by \", \\ or n.")
                }
            default:
                text.append(character)
            }
        }
        throw Failure(reason: "A quotation is not closed.")
    }
}
