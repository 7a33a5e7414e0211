@testable import UIKitCore

/// A reference model of two search fields, a clipboard and a pointer, which ``TokenFuzzTests`` compares with the real ones.
struct NaiveFields {
    struct Field {
        var document = NaiveDocument()
        var past: [NaiveDocument] = []
        var future: [NaiveDocument] = []
        /// The kind of the last key that edited, until anything else happens.
        var typing: Typing?

        enum Typing {
            case letter, deletion
        }

        /// Records a key as an undo step, unless it continues the step of the last one.
        mutating func type(_ key: Typing, _ change: (inout NaiveDocument) -> Void) {
            let (steps, before) = (past, document)
            let continues = typing == key
            edit(change)
            if continues { past = steps }
            // Typing that ends in the contents before it is no step, and continues none.
            let isUnchanged = continues && past.last?.hasContents(of: document) == true
            if isUnchanged { past.removeLast() }
            typing = isUnchanged || before.hasContents(of: document) ? nil : key
        }

        /// Records one undo step, unless the result is unchanged.
        mutating func edit(_ change: (inout NaiveDocument) -> Void) {
            let before = document
            change(&document)
            future = []
            if !before.hasContents(of: document) { past.append(before) }
            typing = nil
        }

        mutating func undo() {
            guard let before = past.popLast() else { return }
            typing = nil
            future.append(document)
            document = before
        }

        mutating func redo() {
            // The key does nothing then, so it does not end a word either.
            guard let after = future.popLast() else { return }
            typing = nil
            past.append(document)
            document = after
        }
    }

    /// Tokens are numbers. A copy of a token that the field already contains has its number plus a multiple of 100.
    static func name(of token: Int) -> Int { token % 100 }

    /// The copied or dragged content: the positions of tokens, and the offset of the text.
    struct Content {
        var source: Int
        var places: Range<Int>
        var tokens: [Int]
        var offset: Int
        var characters: [Character]
    }

    var fields = [Field(), Field()]
    var focus = 0
    var clipboard: Content?
    private var copies = 0

    mutating func focus(on index: Int) {
        guard focus != index else { return }
        let end = fields[focus].document.upperEnd
        fields[focus].document.select(end, end)
        focus = index
    }

    /// The content of a range of elements in a field.
    func content(of index: Int, _ range: Range<Int>) -> Content {
        let document = fields[index].document
        let count = document.tokens.count
        let places = min(range.lowerBound, count)..<min(range.upperBound, count)
        let text = max(range.lowerBound - count, 0)..<max(range.upperBound - count, 0)
        return Content(
            source: index,
            places: places,
            tokens: Array(document.tokens[places]),
            offset: text.lowerBound,
            characters: Array(document.characters[text])
        )
    }

    var pictures: [DocumentPicture] {
        fields.map { field in
            var picture = field.document.picture
            picture.tokens = picture.tokens.map(Self.name)
            return picture
        }
    }

    var selectedContent: Content { content(of: focus, fields[focus].document.selected) }

    mutating func copy() {
        if !fields[focus].document.selected.isEmpty { clipboard = selectedContent }
    }

    mutating func cut() {
        guard !fields[focus].document.selected.isEmpty else { return }
        copy()
        fields[focus].edit { $0.replaceSelection(with: "") }
    }

    mutating func paste() {
        guard var clipboard else { return }
        let document = fields[focus].document
        let staying = document.tokens.indices.filter { !document.selected.contains($0) }.map { document.tokens[$0] }
        clipboard.tokens = tellingApart(clipboard.tokens, from: staying)
        fields[focus].edit { $0.replaceSelection(with: clipboard) }
    }

    private mutating func tellingApart(_ tokens: [Int], from others: [Int]) -> [Int] {
        var told: [Int] = []
        for token in tokens {
            let isThere = (others + told).contains(token)
            if isThere { copies += 1 }
            told.append(isThere ? Self.name(of: token) + copies * 100 : token)
        }
        return told
    }

    mutating func drop(_ content: Content, on target: Int, at offset: Int, isMove: Bool) {
        focus(on: target)
        let dragged = content.offset..<content.offset + content.characters.count
        guard content.source == target, isMove else {
            var new = content
            new.tokens = tellingApart(content.tokens, from: fields[target].document.tokens)
            fields[target].edit { $0.insert(new, at: offset) }
            if isMove { fields[content.source].edit { $0.remove(content) } }
            return
        }
        var offset = offset
        if dragged.contains(offset) {
            if content.tokens.isEmpty { return }
            offset = dragged.upperBound
        }
        fields[target].edit { document in
            document.tokens.removeSubrange(content.places)
            document.insert(content, at: offset)
            let old = offset <= dragged.lowerBound ? dragged.lowerBound + dragged.count : dragged.lowerBound
            document.characters.removeSubrange(old..<old + dragged.count)
            let caret = document.tokens.count + (offset <= dragged.lowerBound ? offset + dragged.count : offset)
            document.select(caret, caret)
        }
    }
}

extension NaiveDocument {
    var selected: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var upperEnd: Int { max(anchor, head) }

    func hasSelection(of other: NaiveDocument) -> Bool { anchor == other.anchor && head == other.head }

    func hasContents(of other: NaiveDocument) -> Bool {
        tokens == other.tokens && characters == other.characters
    }

    /// Pastes: removes the selection, inserts the text in its place, and appends the tokens to the others.
    fileprivate mutating func replaceSelection(with content: NaiveFields.Content) {
        let offset = max(selected.lowerBound - tokens.count, 0)
        replaceSelection(with: "")
        insert(content, at: offset)
    }

    fileprivate mutating func insert(_ content: NaiveFields.Content, at offset: Int) {
        tokens += content.tokens
        characters.insert(contentsOf: content.characters, at: offset)
        let caret = tokens.count + offset + content.characters.count
        select(caret, caret)
    }

    fileprivate mutating func remove(_ content: NaiveFields.Content) {
        tokens.removeSubrange(content.places)
        characters.removeSubrange(content.offset..<content.offset + content.characters.count)
        select(tokens.count + content.offset, tokens.count + content.offset)
    }
}
