#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Symbols and images in windows.
@MainActor
@Suite("Symbols in windows", .enabled(if: isOnDisplay))
struct SymbolWindowTests {
    private func show(_ image: UIImage?, direction: UISemanticContentAttribute = .unspecified) -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 20, y: 20, width: 120, height: 120)
        view.contentMode = .scaleAspectFit
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        screen.view.addSubview(view)
        return screen
    }

    private let size = UIImage.SymbolConfiguration(pointSize: 100)

    @Test func `a symbol without an icon in the theme is drawn in the tint colour`() async throws {
        let image = UIImage(systemName: "plus.circle.fill", withConfiguration: size)
        try await GTKAppDriver.run(rootViewController: show(image)) { driver in
            // The sign is cut out of the disc.
            let seen1 = try driver.color(at: CGPoint(x: 80, y: 80))
            #expect(seen1 == [255, 255, 255])
            let seen2 = try driver.color(at: CGPoint(x: 50, y: 80))
            #expect(seen2 == [255, 0, 0])
            let seen3 = try driver.color(at: CGPoint(x: 25, y: 25))
            #expect(seen3 == [255, 255, 255])
        }
    }

    @Test func `a palette colours the parts of a symbol`() async throws {
        let (blue, green) = (UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let palette = size.applying(UIImage.SymbolConfiguration(paletteColors: [blue, green]))
        let image = UIImage(systemName: "plus.circle.fill", withConfiguration: palette)
        try await GTKAppDriver.run(rootViewController: show(image)) { driver in
            let seen4 = try driver.color(at: CGPoint(x: 80, y: 80))
            #expect(seen4 == [0, 0, 255])
            let seen5 = try driver.color(at: CGPoint(x: 50, y: 80))
            #expect(seen5 == [0, 255, 0])
        }
    }

    @Test func `an image that an asset has for dark appearance follows the desktop`() async throws {
        func square(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        let asset = UIImageAsset()
        let light = square(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(
            square(UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
            with: UITraitCollection(userInterfaceStyle: .dark)
        )
        try await GTKAppDriver.run(rootViewController: show(light)) { driver in
            let seen6 = try driver.color(at: CGPoint(x: 80, y: 80))
            #expect(seen6 == [0, 255, 0])
            var wishes = GTKAppDriver.Wishes()
            wishes.isDark = true
            try await driver.change(wishes)
            let seen7 = try driver.color(at: CGPoint(x: 80, y: 80))
            #expect(seen7 == [0, 0, 255])
        }
    }
}
#endif
