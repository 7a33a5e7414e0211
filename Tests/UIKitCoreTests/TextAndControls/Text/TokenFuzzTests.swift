import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Random scripts for two search fields with tokens, compared with ``NaiveFields`` after each step.
@MainActor
struct TokenFuzzTests {
    @Test(arguments: 0..<120)
    func `Random scripts of keys, clipboard, drags and compositions agree with a reference model`(seed: Int) {
        var generator = SplitMix(state: UInt64(seed))
        let pair = FieldPair()
        var model = NaiveFields()
        for field in 0..<2 {
            for token in 0..<3 { model.fields[field].document.tokens.append(field * 10 + token) }
            model.fields[field].document.characters = Array("text")
            model.fields[field].document.select(7, 7)
        }
        for step in 0..<120 {
            let before = model.fields.map(\.document)
            let name = FuzzStep.perform(on: pair, &model, using: &generator)
            for field in 0..<2 where !["insert", "backspace", "delete"].contains(name.prefix { $0 != " " }) {
                if !before[field].hasSelection(of: model.fields[field].document) { model.fields[field].typing = nil }
            }
            let expected = model.pictures
            guard pair.pictures == expected else {
                Issue.record("seed \(seed), step \(step), \(name): \(pair.pictures) instead of \(expected)")
                return
            }
        }
    }
}

/// Two search fields in one window, with numbered tokens.
@MainActor
private final class FieldPair {
    let scene: FieldScene<UISearchTextField>
    let fields: [UISearchTextField]
    let delegate = TokenDelegate()

    init() {
        scene = FieldScene(UISearchTextField(), hasDelegate: false)
        let other = UISearchTextField(frame: CGRect(x: 0, y: 60, width: 300, height: 34))
        scene.window.addSubview(other)
        fields = [scene.field, other]
        for (index, field) in fields.enumerated() {
            field.delegate = delegate
            field.tokens = (0..<3).map { number in
                let token = UISearchToken(icon: nil, text: "\(index * 10 + number)")
                token.representedObject = index * 10 + number
                return token
            }
            field.text = "text"
        }
        fields[0].becomeFirstResponder()
    }

    var pictures: [DocumentPicture] {
        fields.map { field in
            DocumentPicture(
                tokens: field.tokens.map { $0.representedObject as? Int ?? -1 },
                characters: Array(field.text ?? ""),
                anchor: field.document.selection.anchor,
                head: field.document.selection.head
            )
        }
    }
}

@MainActor
private enum FuzzStep {
    /// Performs a random action on both, and returns its description.
    static func perform(on pair: FieldPair, _ model: inout NaiveFields, using generator: inout SplitMix) -> String {
        UIApplication.current = pair.scene.application
        let field = pair.fields[model.focus]
        let document = model.fields[model.focus].document
        func place() -> Int { Int.random(in: 0...document.count, using: &generator) }
        switch Int.random(in: 0..<24, using: &generator) {
        case 0, 1:
            let text = ["x", "yz", "q "].randomElement(using: &generator)!
            field.insertText(text)
            if text.count == 1, document.selected.lowerBound >= document.tokens.count {
                model.fields[model.focus].type(.letter) { $0.replaceSelection(with: text) }
            } else {
                model.fields[model.focus].edit { $0.replaceSelection(with: text) }
            }
            return "insert '\(text)'"
        case 2, 3:
            field.deleteBackward()
            delete(&model) { $0.backspace() }
            return "backspace"
        case 4:
            pair.scene.press(.delete)
            delete(&model) { $0.delete() }
            return "delete"
        case 5..<8:
            let (lower, upper) = (place(), place())
            let range = min(lower, upper)..<max(lower, upper)
            field.selectedTextRange = TextSpan(range)
            model.fields[model.focus].document.select(range.lowerBound, range.upperBound)
            return "select \(range)"
        case 8, 9:
            let isForward = Bool.random(using: &generator)
            let extends = Bool.random(using: &generator)
            pair.scene.press(isForward ? .right : .left, extends ? .shift : [])
            model.fields[model.focus].document.move(isForward ? .characterForward : .characterBackward, extends)
            return "\(isForward ? "right" : "left") \(extends)"
        case 10:
            field.cut(nil)
            model.cut()
            return "cut"
        case 11, 12:
            field.copy(nil)
            model.copy()
            return "copy"
        case 13, 14:
            field.paste(nil)
            model.paste()
            return "paste"
        case 15:
            let index = Int.random(in: 0..<2, using: &generator)
            pair.fields[index].becomeFirstResponder()
            model.focus(on: index)
            return "focus \(index)"
        case 16, 17:
            pair.scene.press(.character("z"), .control)
            model.fields[model.focus].undo()
            return "undo"
        case 18:
            pair.scene.press(.character("z"), [.control, .shift])
            model.fields[model.focus].redo()
            return "redo"
        case 19: return compose(field, &model, using: &generator)
        default: return drag(pair, &model, using: &generator)
        }
    }

    /// Deletes from the model. A deletion that removes nothing is not recorded for undo.
    private static func delete(_ model: inout NaiveFields, _ change: (inout NaiveDocument) -> Void) {
        let before = model.fields[model.focus].document
        var after = before
        change(&after)
        if before.hasContents(of: after) {
            model.fields[model.focus].document = after
            if !before.hasSelection(of: after) { model.fields[model.focus].typing = nil }
        } else if before.selected.isEmpty {
            model.fields[model.focus].type(.deletion, change)
        } else {
            model.fields[model.focus].edit(change)
        }
    }

    private static func compose(
        _ field: UISearchTextField,
        _ model: inout NaiveFields,
        using generator: inout SplitMix
    ) -> String {
        field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            field.insertText("か")
            model.fields[model.focus].edit { $0.replaceSelection(with: "か") }
            return "compose and commit"
        case 1:
            field.unmarkText()
            model.fields[model.focus].edit { $0.replaceSelection(with: "ka") }
            return "compose and keep"
        default:
            field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            model.fields[model.focus].edit { $0.replaceSelection(with: "") }
            return "compose and give up"
        }
    }

    private static func drag(
        _ pair: FieldPair,
        _ model: inout NaiveFields,
        using generator: inout SplitMix
    ) -> String {
        let source = Int.random(in: 0..<2, using: &generator)
        let target = Int.random(in: 0..<2, using: &generator)
        let document = model.fields[source].document
        let isMove = Bool.random(using: &generator)
        let offset = Int.random(in: 0...model.fields[target].document.characters.count, using: &generator)
        let drag: TextDrag?
        let content: NaiveFields.Content
        if !document.tokens.isEmpty, Bool.random(using: &generator) {
            let index = Int.random(in: 0..<document.tokens.count, using: &generator)
            drag = pair.fields[source].dragOfToken(at: index)
            let isSelected = source == model.focus && document.selected.contains(index)
            content = model.content(of: source, isSelected ? document.selected : index..<index + 1)
        } else {
            drag = pair.fields[source].dragOfSelection()
            content = model.content(of: source, document.selected)
        }
        guard let drag else {
            if !content.tokens.isEmpty || !content.characters.isEmpty { Issue.record("Nothing is dragged.") }
            return "drag nothing"
        }
        pair.fields[target].drop(drag, at: offset, isMove ? .move : .copy)
        model.drop(content, on: target, at: offset, isMove: isMove)
        return "drag \(content) to \(target) at \(offset), move: \(isMove)"
    }
}
