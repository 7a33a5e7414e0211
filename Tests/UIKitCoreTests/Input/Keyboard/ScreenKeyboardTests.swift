import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Notifications about a keyboard on the screen.
@MainActor
@Suite("Virtual keyboard", .serialized)
struct ScreenKeyboardTests {
    private final class Screen: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let second = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
        let box = UIView()
        var log: [String] = []
        var ends: [CGRect] = []
        nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            for subview in [field, second, box] { view.addSubview(subview) }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
            let names: [(String, NSNotification.Name)] = [
                ("will show", UIResponder.keyboardWillShowNotification),
                ("did show", UIResponder.keyboardDidShowNotification),
                ("will hide", UIResponder.keyboardWillHideNotification),
                ("did hide", UIResponder.keyboardDidHideNotification),
                ("will change", UIResponder.keyboardWillChangeFrameNotification),
                ("did change", UIResponder.keyboardDidChangeFrameNotification),
            ]
            for (word, name) in names {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                        let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
                        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                        let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
                        let isLocal = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
                        MainActor.assumeIsolated {
                            guard let self, UIApplication.current?.visibleWindows.last === self.view.window else {
                                return
                            }
                            self.log.append(word)
                            #expect(begin != nil && duration == 0.25 && curve == 0 && isLocal == true)
                            if word == "will show" || word == "will hide", let end { self.ends.append(end) }
                        }
                    }
                )
            }
        }

        deinit {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
    }

    @Test func `with a hardware keyboard no notification is posted, and the layout guide is at the bottom`()
        async throws
    {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        screen.field.becomeFirstResponder()
        try await driver.settle()
        #expect(screen.log.isEmpty)
        #expect(screen.box.frame.height == 844)
        #expect(screen.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
        screen.additionalSafeAreaInsets.bottom = 20
        try await driver.settle()
        #expect(screen.box.frame.height == 824)
        screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
        try await driver.settle()
        #expect(screen.box.frame.height == 844)
    }

    @Test func `a virtual keyboard shows and hides with editing, and the layout guide follows`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        try await driver.useKeyboard(height: 300)
        #expect(screen.log.isEmpty)
        screen.field.becomeFirstResponder()
        try await driver.settle()
        #expect(screen.log == ["will change", "will show", "did change", "did show"])
        #expect(screen.ends == [CGRect(x: 0, y: 544, width: 390, height: 300)])
        #expect(screen.box.frame.height == 544)
        screen.log = []
        screen.second.becomeFirstResponder()
        try await driver.settle()
        #expect(screen.log.isEmpty)
        try await driver.useKeyboard(height: 200)
        #expect(screen.log == ["will change", "did change"])
        #expect(screen.box.frame.height == 644)
        screen.log = []
        screen.view.endEditing(true)
        try await driver.settle()
        #expect(screen.log == ["will change", "will hide", "did change", "did hide"])
        #expect(screen.ends.last == CGRect(x: 0, y: 844, width: 390, height: 200))
        #expect(screen.box.frame.height == 844)
    }

    @Test func `an input accessory view counts as a keyboard, and is above a virtual one`() async throws {
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let screen = Screen()
        let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 30))
        field.inputAccessoryView = accessory
        let driver = try await AppDriver.launch { screen }
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        try await driver.settle()
        #expect(screen.ends == [CGRect(x: 0, y: 800, width: 390, height: 44)])
        try await driver.useKeyboard(height: 300)
        #expect(accessory.frame.minY == 500)
        #expect(screen.box.frame.height == 500)
    }

    @Test func `hidesBarsWhenKeyboardAppears hides the navigation bar while the keyboard is visible`() async throws {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.hidesBarsWhenKeyboardAppears = true
        let driver = try await AppDriver.launch { navigation }
        try await driver.useKeyboard(height: 300)
        screen.field.becomeFirstResponder()
        try await driver.settle()
        #expect(navigation.isNavigationBarHidden)
        screen.field.resignFirstResponder()
        try await driver.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `NSValue wraps rectangles, points and sizes`() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    }
}
