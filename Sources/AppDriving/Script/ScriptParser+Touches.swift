import Foundation
import UIKitCore

/// Commands of touches, and settings of the desktop.
extension ScriptParser {
    /// The command of a touch or pointer; nil for another name.
    static func touch(_ name: String, _ words: [Word]) throws(Failure) -> Command? {
        var words = words[...]
        switch name {
        case "tap":
            let target = try target(&words, name)
            return try end(words, .tap(target), name)
        case "double-tap":
            let target = try target(&words, name)
            return try end(words, .doubleTap(target), name)
        case "press":
            let target = try target(&words, name)
            try word("for", &words, name)
            let time = try number(&words, name, in: 0...86_400_000)
            return try end(words, .press(target, milliseconds: Int(time)), name)
        case "swipe":
            if let first = words.first, !first.isQuoted,
                let direction = ScreenDriver.SwipeDirection(rawValue: first.text)
            {
                guard words.count == 2, let row = words.last, row.isQuoted, !row.text.isEmpty else { throw wrong(name) }
                return .swipeRow(direction, row.text)
            }
            let target = try target(&words, name)
            try word("by", &words, name)
            return .swipe(target, by: try distance(&words, name))
        case "drag":
            return try drag(words)
        case "move":
            let start = try target(&words, name)
            try word("to", &words, name)
            let target = try target(&words, name)
            guard !words.isEmpty else { return .move(start, to: target, afterMilliseconds: 0) }
            try word("after", &words, name)
            let time = try number(&words, name, in: 0...86_400_000)
            return try end(words, .move(start, to: target, afterMilliseconds: Int(time)), name)
        case "pinch":
            let target = try target(&words, name)
            try word("by", &words, name)
            let scale = try number(&words, name, in: 0.01...100)
            return try end(words, .pinch(target, scale: scale), name)
        case "rotate":
            let target = try target(&words, name)
            try word("by", &words, name)
            let degrees = try number(&words, name, in: -3600...3600)
            return try end(words, .rotate(target, degrees: degrees), name)
        case "hover":
            if words == [Word(text: "nothing")] { return .hover(nil) }
            let target = try target(&words, name)
            return try end(words, .hover(target), name)
        case "slide":
            let target = try target(&words, name)
            try word("to", &words, name)
            let fraction = try number(&words, name, in: 0...1)
            return try end(words, .slide(target, to: fraction), name)
        case "adjust":
            let target = try target(&words, name)
            try word("to", &words, name)
            guard let value = words.popFirst(), value.isQuoted else { throw wrong(name) }
            return try end(words, .adjust(target, to: value.text), name)
        default:
            return nil
        }
    }

    /// `drag "label" to "label"` drags content; `drag TARGET by x y` moves a finger.
    private static func drag(_ words: ArraySlice<Word>) throws(Failure) -> Command {
        var rest = words
        let start = try target(&rest, "drag")
        if let first = rest.first, first == Word(text: "to") {
            rest.removeFirst()
            guard case .label(let name) = start, case .label(let end) = try target(&rest, "drag"), rest.isEmpty else {
                throw wrong("drag")
            }
            return .drag(name, to: end)
        }
        try word("by", &rest, "drag")
        return .moveBy(start, by: try distance(&rest, "drag"))
    }

    // MARK: Settings

    /// The command of a setting of the desktop, or of the size of the windows; nil for another name.
    static func setting(_ name: String, _ words: [Word]) throws(Failure) -> Command? {
        switch name {
        case "resize":
            var rest = words[...]
            let width = try number(&rest, name, in: 1...32_767)
            let height = try number(&rest, name, in: 1...32_767)
            return try end(rest, .resize(width: Int(width), height: Int(height)), name)
        case "turn":
            return try choice(
                words,
                name,
                ["portrait": .turn(isLandscape: false), "landscape": .turn(isLandscape: true)]
            )
        case "appearance":
            return try choice(
                words,
                name,
                ["light": .setting(.style(isDark: false)), "dark": .setting(.style(isDark: true))]
            )
        case "contrast":
            return try choice(
                words,
                name,
                ["normal": .setting(.contrast(isHigh: false)), "high": .setting(.contrast(isHigh: true))]
            )
        case "bold-text":
            return try choice(words, name, ["on": .setting(.boldText(true)), "off": .setting(.boldText(false))])
        case "text-size":
            return try choice(words, name, textSizes.mapValues { .setting(.textSize($0)) })
        default:
            return nil
        }
    }

    /// The names of text sizes, those of the constants of `UIContentSizeCategory`.
    static let textSizes: [String: UIContentSizeCategory] = [
        "extra-small": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .extraLarge,
        "extra-extra-large": .extraExtraLarge, "extra-extra-extra-large": .extraExtraExtraLarge,
        "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
        "accessibility-extra-large": .accessibilityExtraLarge,
        "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
        "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
    ]

    private static func choice(_ words: [Word], _ name: String, _ choices: [String: Command]) throws(Failure) -> Command
    {
        guard words.count == 1, !words[0].isQuoted, let command = choices[words[0].text] else {
            throw Failure(reason: "'\(name)' takes one of \(choices.keys.sorted().joined(separator: ", ")).")
        }
        return command
    }

    // MARK: Parts of commands

    private static func target(_ words: inout ArraySlice<Word>, _ command: String) throws(Failure)
        -> ScreenDriver.Target
    {
        guard let first = words.popFirst() else { throw wrong(command) }
        if first.isQuoted {
            guard !first.text.isEmpty else { throw Failure(reason: "'\(command)' was given an empty text.") }
            return .label(first.text)
        }
        switch first.text {
        case "id":
            guard let name = words.popFirst(), name.isQuoted, !name.text.isEmpty else { throw wrong(command) }
            return .identifier(name.text)
        case "element":
            let index = try number(&words, command, in: 0...10_000_000)
            return .element(Int(index))
        case "at":
            let x = try number(&words, command, in: -100_000...100_000)
            let y = try number(&words, command, in: -100_000...100_000)
            return .point(x: x, y: y)
        default:
            throw wrong(command)
        }
    }

    private static func distance(_ words: inout ArraySlice<Word>, _ command: String) throws(Failure)
        -> ScreenDriver.Distance
    {
        let x = try number(&words, command, in: -100_000...100_000)
        let y = try number(&words, command, in: -100_000...100_000)
        guard words.isEmpty else { throw wrong(command) }
        return ScreenDriver.Distance(x: x, y: y)
    }

    private static func number(
        _ words: inout ArraySlice<Word>,
        _ command: String,
        in range: ClosedRange<Double>
    ) throws(Failure) -> Double {
        guard let word = words.popFirst(), !word.isQuoted, let number = Double(word.text), range.contains(number) else {
            throw wrong(command)
        }
        return number
    }

    private static func word(_ text: String, _ words: inout ArraySlice<Word>, _ command: String) throws(Failure) {
        guard words.popFirst() == Word(text: text) else { throw wrong(command) }
    }

    private static func end(_ words: ArraySlice<Word>, _ command: Command, _ name: String) throws(Failure) -> Command {
        guard words.isEmpty else { throw wrong(name) }
        return command
    }

    /// The error for wrong arguments, with the syntax.
    private static func wrong(_ command: String) -> Failure {
        let forms = usage.filter { $0 == command || $0.hasPrefix(command + " ") }
        return Failure(
            reason:
                "The form of '\(command)' is: \(forms.joined(separator: ", or: ")). TARGET is a label between quotation "
                + "marks; id \"identifier\"; element and its number in the latest answer of 'elements'; or at x y, in points from "
                + "the top left corner."
        )
    }
}
