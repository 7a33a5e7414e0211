import Foundation
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// A window with a text view, and a log of the delegate's calls. A character is 6 points wide (12-point font), a column of the view
/// holds 50 of them.
@MainActor
final class TextViewScene {
    let host = StillHost(screenSize: CGSize(width: 400, height: 800), characterWidth: 8)
    let application: UIApplication
    let window: UIWindow
    let view: UITextView
    let diary = TextViewDiary()

    init(_ text: String = "", width: CGFloat = 310, height: CGFloat = 200, isFocused: Bool = true) {
        application = UIApplication.launch(on: host, applicationDelegate: nil)
        window = UIWindow(windowScene: application.firstWindowScene!)
        window.makeKeyAndVisible()
        view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.text = text
        window.addSubview(view)
        if isFocused { view.becomeFirstResponder() }
        view.delegate = diary
        view.layoutIfNeeded()
    }

    func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
        window.sendKey(KeyPress(key, modifiers: modifiers))
        view.layoutIfNeeded()
    }

    func type(_ text: String) {
        for character in text { view.insertText(String(character)) }
    }

    var caret: Int { view.selectedRange.location }
}

/// Logs its calls, and returns the values that the test provides.
@MainActor
final class TextViewDiary: NSObject, UITextViewDelegate {
    var entries: [String] = []
    var refusesChanges = false
    var refusesBegin = false
    var refusesLinks = false
    /// Returns the edit menu, given the suggested elements.
    var editMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        entries.append("should begin")
        return !refusesBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        entries.append("should end")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { entries.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        entries.append("should change \(range.location)+\(range.length) to \(text)")
        return !refusesChanges
    }
    func textViewDidChange(_ textView: UITextView) { entries.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { entries.append("did select") }
    func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { editMenu(suggestedActions) }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        entries.append("will present")
        animator.addCompletion { self.entries.append("did present") }
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        entries.append("will dismiss")
        animator.addCompletion { self.entries.append("did dismiss") }
    }
    func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        entries.append("will display \(textItem.range.location)+\(textItem.range.length)")
        animator.addCompletion { self.entries.append("did display") }
    }
    func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        entries.append("will end")
        animator.addCompletion { self.entries.append("did end menu") }
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        entries.append("link \(URL) at \(characterRange.location)+\(characterRange.length)")
        return !refusesLinks
    }
}
