import Testing
import UIKitTestSupport

@testable import UIKitCore

/// Random edits of a document, compared with a reference model: an array of tokens and an array of characters, with positions in
/// elements.
struct TextDocumentFuzzTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `Random edits agree with a reference model`(seed: UInt64) {
        var generator = SplitMix(state: seed)
        var document = TextDocument<Int>()
        var model = NaiveDocument()
        for step in 0..<150 {
            let edit = RandomEdit.random(using: &generator, elements: model.count, tokens: model.tokens.count)
            edit.apply(to: &document)
            edit.apply(to: &model)
            let now = model.picture
            guard document.picture == now, promisesHold(document) else {
                Issue.record("seed \(seed), step \(step), \(edit): \(document.picture) instead of \(now)")
                return
            }
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `Undoing and redoing all edits restores the same contents`(seed: UInt64) {
        var generator = SplitMix(state: seed)
        var document = TextDocument<Int>()
        document.setTokens([1, 2, 3])
        document.setText("to begin with")
        var contents = [document.contents]
        for _ in 0..<60 {
            let edit = RandomEdit.random(using: &generator, elements: 20, tokens: 0)
            guard edit.isByUser else { continue }
            edit.apply(to: &document)
            if document.contents != contents.last { contents.append(document.contents) }
        }
        for expected in contents.dropLast().reversed() {
            expect(document.undo())
            #expect(document.contents == expected)
        }
        expect(!document.undo())
        for expected in contents.dropFirst() {
            expect(document.redo())
            #expect(document.contents == expected)
        }
        expect(!document.redo())
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `Random ranges never trap`(seed: UInt64) {
        var generator = SplitMix(state: seed)
        var document = TextDocument<Int>()
        document.setTokens([1, 2])
        for _ in 0..<100 {
            let first = Int.random(in: -3...30, using: &generator)
            let second = Int.random(in: -3...30, using: &generator)
            let range = min(first, second)..<max(first, second)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: _ = document.replace(range, with: RandomEdit.text(using: &generator))
            case 1: document.select(anchor: first, head: second)
            case 2:
                _ = document.setMarkedText(
                    RandomEdit.text(using: &generator),
                    selected: 0..<abs(first),
                    keepingTokens: second > 9
                )
            case 3: _ = document.undo()
            default: document.convert(range, to: 9, at: min(abs(first), document.tokens.count))
            }
            if document.tokens.count > 6 { document.setTokens([1]) }
            #expect(promisesHold(document))
            _ = document.text(in: range)
        }
    }

    private func promisesHold(_ document: TextDocument<Int>) -> Bool {
        let selection = document.selection
        return (0...document.length).contains(selection.lower) && selection.upper <= document.length
            && !(selection.isCaret && selection.head < document.textStart)
            && document.roundedDown(selection.anchor) == selection.anchor
            && document.roundedDown(selection.head) == selection.head
            && (document.markedRange.map { document.textRange.encloses($0) && !$0.isEmpty } ?? true)
    }
}

/// The compared state of both models: tokens, characters, and the selection in elements.
struct DocumentPicture: Equatable {
    var tokens: [Int]
    var characters: [Character]
    var anchor: Int
    var head: Int
}

/// A random edit, with positions in elements.
enum RandomEdit {
    case insert(String)
    case backspace, delete
    case move(TextMovement, extending: Bool)
    case select(Int, Int)
    case insertToken(Int, at: Int)
    case removeToken(Int)
    case setText(String)

    /// Texts many of which combine with their neighbours.
    static let pieces = [
        "a", "b", " ", "é", "e\u{301}", "\u{301}", "🇩", "🇪", "👨‍👩‍👧", "\u{200D}", "👍🏽", "한", "\u{1112}", "\u{1161}", "😀",
    ]

    static func text<Generator: RandomNumberGenerator>(using generator: inout Generator) -> String {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined()
    }

    static func random<Generator: RandomNumberGenerator>(
        using generator: inout Generator,
        elements: Int,
        tokens: Int
    ) -> RandomEdit {
        func place() -> Int { Int.random(in: 0...elements, using: &generator) }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<7: return .insert(text(using: &generator))
        case 7..<10: return .backspace
        case 10: return .delete
        case 11..<15:
            let movements: [TextMovement] = [.characterBackward, .characterForward, .beginning, .end]
            return .move(movements.randomElement(using: &generator)!, extending: Bool.random(using: &generator))
        case 15: return .select(place(), place())
        case 16, 17:
            let index = Int.random(in: 0...tokens, using: &generator)
            return .insertToken(Int.random(in: 0..<1000, using: &generator), at: index)
        case 18: return tokens > 0 ? .removeToken(Int.random(in: 0..<tokens, using: &generator)) : .backspace
        default: return .setText(text(using: &generator) + text(using: &generator))
        }
    }

    var isByUser: Bool {
        switch self {
        case .insertToken, .removeToken, .setText: false
        default: true
        }
    }

    func apply(to document: inout TextDocument<Int>) {
        switch self {
        case .insert(let text): _ = document.replace(document.selection.range, with: text)
        case .backspace: TextDocumentTests.pressBackspace(&document)
        case .delete:
            if case .delete(let range) = document.forwardDeletion() { _ = document.replace(range, with: "") }
        case .move(let movement, let extending): document.move(movement, extending: extending)
        case .select(let anchor, let head):
            document.select(anchor: document.location(ofElement: anchor), head: document.location(ofElement: head))
        case .insertToken(let token, let index): document.insertToken(token, at: index)
        case .removeToken(let index): document.removeToken(at: index)
        case .setText(let text): document.setText(text)
        }
    }

    func apply(to model: inout NaiveDocument) {
        switch self {
        case .insert(let text): model.replaceSelection(with: text)
        case .backspace: model.backspace()
        case .delete: model.delete()
        case .move(let movement, let extending): model.move(movement, extending)
        case .select(let anchor, let head): model.select(anchor, head)
        case .insertToken(let token, let index): model.insertToken(token, at: index)
        case .removeToken(let index): model.removeToken(at: index)
        case .setText(let text): model.setText(text)
        }
    }
}

extension TextDocument<Int> {
    var contents: String { "\(tokens) \(Array(text.unicodeScalars))" }

    var picture: DocumentPicture {
        DocumentPicture(
            tokens: tokens,
            characters: Array(text),
            anchor: element(at: selection.anchor),
            head: element(at: selection.head)
        )
    }

    func location(ofElement element: Int) -> Int {
        element <= tokens.count ? element : tokens.count + text.prefix(element - tokens.count).utf16.count
    }

    private func element(at location: Int) -> Int {
        guard location > tokens.count else { return location }
        let end = String.Index(utf16Offset: location - tokens.count, in: text)
        return tokens.count + text[..<end].count
    }
}
