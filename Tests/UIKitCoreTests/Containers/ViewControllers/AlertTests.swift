import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// An alert's properties, and their validation. The scenarios of the example's tests cover user interaction.
@MainActor
struct AlertTests {
    @Test func `an alert created without a style is an action sheet without text fields`() {
        let alert = UIAlertController()
        #expect(alert.preferredStyle == .actionSheet)
        #expect(alert.textFields == nil)
        #expect(alert.actions.isEmpty)
    }

    @Test func `dismissal by the app calls no action handler`() async throws {
        let root = UIViewController()
        _ = try await AppDriver.launch { root }
        var answers = 0
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .cancel) { _ in answers += 1 })
        root.present(alert, animated: false)
        #expect(root.presentedViewController === alert)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(answers == 0)
    }

    @Test func `an alert can be presented again, and its actions work again`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        var answers = 0
        let alert = UIAlertController(title: "Again?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })
        for count in 1...2 {
            root.present(alert, animated: false)
            try await driver.tap("Yes")
            #expect(answers == count)
        }
    }

    @Test func `an alert that its actions do not retain is deallocated after dismissal`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        weak var gone: UIAlertController?
        do {
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak alert] _ in _ = alert?.textFields })
            gone = alert
            root.present(alert, animated: false)
        }
        try await driver.tap("Save")
        #expect(gone == nil)
    }

    @Test func `a handler that holds its alert weakly reads the text of its field`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        var name: String?
        do {
            let alert = UIAlertController(title: "New Book", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Title" }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Add", style: .default) { [weak alert] _ in name = alert?.textFields?.first?.text }
            )
            root.present(alert, animated: true)
        }
        try await driver.settle()
        try await driver.type("Ulysses")
        try await driver.tap("Add")
        #expect(name == "Ulysses")
    }

    @Test func `a full-screen modal presentation style has no effect on an alert`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
        alert.modalPresentationStyle = .fullScreen
        root.present(alert, animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "dialog").map(\.label) == ["Full"])
    }

    // MARK: Programming errors

    @Test func `a second cancel action traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
                for title in ["No", "Never"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
            }
        }
        expect(result?.standardErrorContent, "addAction(_:) was given a second action of the style cancel, Never")
    }

    @Test func `an action without a title traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: nil, style: .default))
            }
        }
        expect(result?.standardErrorContent, "addAction(_:) was given an action without a title")
    }

    @Test func `a text field in an action sheet traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
        expect(result?.standardErrorContent, "addTextField(configurationHandler:) was called on an action sheet")
    }

    @Test func `a preferred action that is not among the alert's actions traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
            }
        }
        expect(result?.standardErrorContent, "preferredAction was given an action that is not one of the alert's")
    }

    @Test func `presenting an empty alert traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .alert).checkContent()
            }
        }
        expect(result?.standardErrorContent, "a UIAlertController without a title, a message or an action")
    }

    private func expect(_ output: [UInt8]?, _ sentence: String) {
        #expect(String(decoding: output ?? [], as: UTF8.self).contains(sentence))
    }
}
