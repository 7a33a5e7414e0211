#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Effects of symbols in windows.
@MainActor
@Suite("Symbol effects in windows", .enabled(if: isOnDisplay))
struct SymbolEffectWindowTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func show(_ name: String) -> (UIViewController, UIImageView) {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let size = UIImage.SymbolConfiguration(pointSize: 100)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: size))
        view.frame = CGRect(x: 60, y: 60, width: 120, height: 120)
        view.contentMode = .scaleAspectFit
        view.tintColor = Self.red
        screen.view.addSubview(view)
        return (screen, view)
    }

    @Test func `a drawn symbol and an icon of the theme become smaller`() async throws {
        for name in ["circle.fill", "folder.fill"] {
            let (screen, view) = show(name)
            try await GTKAppDriver.run(rootViewController: screen) { driver in
                @MainActor func width() throws -> Int {
                    try stride(from: 61, to: 179, by: 2).filter { x in
                        try driver.color(at: CGPoint(x: x, y: 125)) != [255, 255, 255]
                    }.count
                }
                let before = try width()
                view.addSymbolEffect(.scale.down, animated: false)
                try await driver.settle()
                let after = try width()
                #expect(before > 20)
                #expect(after > 10 && after < before, "\(name): \(before), then \(after)")
            }
        }
    }

    @Test func `a symbol disappears with motion, and its place stays`() async throws {
        let (screen, view) = show("circle.fill")
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let middle = CGPoint(x: 120, y: 120)
            #expect(try driver.color(at: middle) == [255, 0, 0])
            var isOver = false
            view.addSymbolEffect(.disappear) { _ in isOver = true }
            try await driver.settle(until: { isOver })
            #expect(try driver.color(at: middle) == [255, 255, 255])
            #expect(view.frame.width == 120)
            view.addSymbolEffect(.appear, animated: false)
            try await driver.settle()
            #expect(try driver.color(at: middle) == [255, 0, 0])
        }
    }
}
#endif
