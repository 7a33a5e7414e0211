@testable import UIKitCore

/// A text field's contents as two arrays. Positions count elements: a token or a character.
struct NaiveDocument {
    var tokens: [Int] = []
    var characters: [Character] = []
    var anchor = 0
    var head = 0

    var count: Int { tokens.count + characters.count }
    private var lower: Int { min(anchor, head) }
    private var upper: Int { max(anchor, head) }
    private var isTokenAlone: Bool { upper - lower == 1 && lower < tokens.count }

    var picture: DocumentPicture {
        DocumentPicture(tokens: tokens, characters: characters, anchor: anchor, head: head)
    }

    mutating func select(_ anchor: Int, _ head: Int) {
        self.anchor = anchor
        self.head = anchor == head && anchor < tokens.count ? anchor + 1 : head
    }

    mutating func replaceSelection(with text: String) {
        guard lower < upper || !text.isEmpty else { return }
        let start = max(lower - tokens.count, 0)
        let end = max(upper - tokens.count, 0)
        let before = String(characters[..<start]) + text
        let after = String(characters[end...])
        tokens.removeSubrange(min(lower, tokens.count)..<min(upper, tokens.count))
        // Characters may combine at the boundaries. The caret is then after the combined character.
        characters = Array(before + after)
        var passed = 0
        var units = 0
        while units < before.utf16.count {
            units += characters[passed].utf16.count
            passed += 1
        }
        select(tokens.count + passed, tokens.count + passed)
    }

    mutating func backspace() {
        if lower == upper {
            if head == tokens.count {
                if !tokens.isEmpty { select(tokens.count - 1, tokens.count - 1) }
                return
            }
            anchor = head - 1
        }
        replaceSelection(with: "")
    }

    mutating func delete() {
        if lower == upper {
            guard head < count else { return }
            anchor = head + 1
        }
        replaceSelection(with: "")
    }

    mutating func move(_ movement: TextMovement, _ extending: Bool) {
        if extending {
            if isTokenAlone, anchor < head, !movement.isForward { swap(&anchor, &head) }
            select(anchor, target(movement, from: head))
            return
        }
        var place = movement.isForward ? upper : lower
        if movement == .beginning { place = upper }
        if lower < upper, movement == .characterForward || movement == .characterBackward {
            if isTokenAlone, movement == .characterBackward { place = max(place - 1, 0) }
        } else {
            place = target(movement, from: place)
        }
        select(place, place)
    }

    private func target(_ movement: TextMovement, from place: Int) -> Int {
        switch movement {
        case .characterBackward: max(place - 1, 0)
        case .characterForward: min(place + 1, count)
        case .beginning: place > tokens.count ? tokens.count : 0
        default: count
        }
    }

    mutating func insertToken(_ token: Int, at index: Int) {
        let isCaret = anchor == head
        let (oldLower, oldUpper) = (lower, upper)
        let isBackward = head < anchor
        tokens.insert(token, at: index)
        let newLower = oldLower >= index ? oldLower + 1 : oldLower
        let newUpper = oldUpper > index || isCaret && oldUpper == index ? oldUpper + 1 : oldUpper
        if isBackward { select(newUpper, newLower) } else { select(newLower, newUpper) }
    }

    mutating func removeToken(at index: Int) {
        let (oldLower, oldUpper) = (lower, upper)
        let isBackward = head < anchor
        tokens.remove(at: index)
        var newLower = oldLower > index ? oldLower - 1 : oldLower
        var newUpper = oldUpper > index ? oldUpper - 1 : oldUpper
        if newLower == newUpper {
            newLower = max(newLower, tokens.count)
            newUpper = newLower
        }
        if isBackward { select(newUpper, newLower) } else { select(newLower, newUpper) }
    }

    mutating func setText(_ text: String) {
        characters = Array(text)
        select(count, count)
    }
}
