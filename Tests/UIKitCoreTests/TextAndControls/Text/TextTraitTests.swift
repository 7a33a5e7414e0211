import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
struct TextTraitTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    private func type(_ text: String) {
        for character in text { field.insertText(String(character)) }
    }

    @Test func `by default, typed text is not changed`() {
        type("\"a\" -- 'b'")
        #expect(field.text == "\"a\" -- 'b'")
    }

    @Test func `smart quotes replace typed quotation marks`() {
        field.smartQuotesType = .yes
        type("\"it's\" ('so')")
        #expect(field.text == "\u{201C}it\u{2019}s\u{201D} (\u{2018}so\u{2019})")
    }

    @Test func `smart dashes replace two hyphens with a dash`() {
        field.smartDashesType = .yes
        type("a--b")
        #expect(field.text == "a\u{2014}b")
        type("-")
        #expect(field.text == "a\u{2014}b-")
    }

    @Test func `math completion appends the result after an equals sign, and typing replaces it`() {
        field.mathExpressionCompletionType = .yes
        type("about 2+3*(4-1)=")
        #expect(field.text == "about 2+3*(4-1)=11")
        type(" ")
        #expect(field.text == "about 2+3*(4-1)= ")
        for (sum, result) in [("1/4", "0.25"), ("0.1+0.2", "0.3"), ("-3×2", "-6"), ("1/0", ""), ("7", ""), ("2+", "")] {
            field.text = ""
            type("\(sum)=")
            #expect(field.text == "\(sum)=\(result)")
        }
    }

    @Test func `without math completion, an expression is not completed`() {
        type("2+3=")
        #expect(field.text == "2+3=")
    }

    @Test func `a search bar forwards text input traits to its field`() {
        let bar = UISearchBar()
        let context = UIConversationContext()
        bar.writingToolsBehavior = .none
        bar.allowedWritingToolsResultOptions = [.plainText]
        bar.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        bar.conversationContext = context
        bar.inlinePredictionType = .no
        bar.mathExpressionCompletionType = .yes
        let field = bar.searchTextField
        #expect(field.writingToolsBehavior == .none)
        #expect(field.allowedWritingToolsResultOptions == .plainText)
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        #expect(field.conversationContext === context)
        #expect(field.inlinePredictionType == .no)
        #expect(field.mathExpressionCompletionType == .yes)
        #expect(bar.inputAssistantItem === field.inputAssistantItem)
    }

    @Test func `a secure field ignores smart quotes and dashes`() {
        field.smartQuotesType = .yes
        field.smartDashesType = .yes
        field.isSecureTextEntry = true
        type("\"--'")
        #expect(field.text == "\"--'")
    }

    @Test func `smart deletion removes one of the two spaces around a word`() {
        field.smartInsertDeleteType = .yes
        field.text = "one two three"
        select(4, 7)
        field.deleteBackward()
        #expect(field.text == "one three")
        select(4, 9)
        field.delete(nil)
        #expect(field.text == "one")
    }

    @Test func `smart paste separates words with spaces`() async throws {
        let controller = UIViewController()
        controller.view.addSubview(field)
        field.smartInsertDeleteType = .yes
        field.placeholder = "Words"
        let driver = try await AppDriver.launch { controller }
        try await driver.tap("Words")
        field.text = "onethree"
        select(3, 3)
        try await driver.paste("two")
        #expect(field.text == "one two three")
    }

    @Test func `the interaction state restores selection and first responder`() async throws {
        let controller = UIViewController()
        controller.view.addSubview(field)
        field.text = "planets"
        _ = try await AppDriver.launch { controller }
        field.becomeFirstResponder()
        select(2, 5)
        let kept = field.interactionState
        field.resignFirstResponder()
        select(0, 0)
        field.interactionState = kept
        #expect(field.isFirstResponder)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "ane")
        field.interactionState = "something else"
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "ane")
    }

    @Test func `an input accessory view is at the bottom of the window while its field is edited`() async throws {
        let controller = UIViewController()
        controller.view.addSubview(field)
        field.placeholder = "Words"
        let accessory = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        accessory.text = "Done"
        field.inputAccessoryView = accessory
        let driver = try await AppDriver.launch { controller }
        #expect(!driver.screen().elements.contains { $0.label == "Done" })
        try await driver.tap("Words")
        let shown = try driver.screen().element(called: "Done")
        let window = try #require(driver.screen().windows.last)
        #expect(shown.frame == CGRect(x: 0, y: window.frame.height - 44, width: window.frame.width, height: 44))
        field.inputAccessoryView = nil
        field.reloadInputViews()
        try await driver.settle()
        #expect(!driver.screen().elements.contains { $0.label == "Done" })
        field.inputAccessoryView = accessory
        field.reloadInputViews()
        field.resignFirstResponder()
        try await driver.settle()
        #expect(accessory.superview == nil)
    }

    private func select(_ start: Int, _ end: Int) {
        field.selectedTextRange = field.textRange(
            from: field.position(from: field.beginningOfDocument, offset: start)!,
            to: field.position(from: field.beginningOfDocument, offset: end)!
        )
    }
}
