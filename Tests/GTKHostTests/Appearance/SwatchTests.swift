#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Named colours of fills, compared with those of text.
@MainActor
@Suite("Named colours of fills", .enabled(if: isOnDisplay))
struct SwatchTests {
    /// The visible colours of a screen in light and dark appearance, each with normal and with high contrast.
    private func inEachStyle(
        _ screen: UIViewController,
        _ body: @MainActor (GTKAppDriver, String) throws -> Void
    ) async throws {
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            for isDark in [false, true] {
                for isHighContrast in [false, true] {
                    var wishes = GTKAppDriver.Wishes()
                    wishes.isDark = isDark
                    wishes.isHighContrast = isHighContrast
                    try await driver.change(wishes)
                    try body(driver, "dark: \(isDark), high contrast: \(isHighContrast)")
                }
            }
            try await driver.change()
        }
    }

    /// Whether a colour looks red, and not salmon, pink or brown.
    private func isRed(_ color: [Int]) -> Bool { color[0] > 180 && color[1] < 80 && color[2] < 80 }

    @Test func `A red view and a red symbol have the same red in every appearance`() async throws {
        let screen = UIViewController()
        let area = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        area.backgroundColor = .systemRed
        let image = UIImage(
            systemName: "square.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)
        )
        let symbol = UIImageView(image: image)
        symbol.frame.origin = CGPoint(x: 80, y: 20)
        symbol.tintColor = .systemRed
        for view in [area, symbol] { screen.view.addSubview(view) }
        try await inEachStyle(screen) { driver, style in
            let colors = try [area, symbol].map { try driver.color(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
            for color in colors { #expect(isRed(color), "\(color), \(style)") }
            #expect(colors[0] == colors[1])
        }
    }

    @Test func `Red text is readable in every appearance`() async throws {
        let screen = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = "Text"
        label.textColor = .systemRed
        screen.view.addSubview(label)
        try await inEachStyle(screen) { driver, style in
            let text = try driver.drawnTexts().first { $0.text == "Text" }
            #expect((text?.contrast ?? 0) >= 4.5, "\(style)")
        }
    }

    @Test func `A translucent colour under white text keeps its alpha`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        var configuration = UIButton.Configuration.filled()
        configuration.title = " "
        configuration.baseBackgroundColor = .systemRed.withAlphaComponent(0.2)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        screen.view.addSubview(button)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let color = try driver.color(at: CGPoint(x: 30, y: 40))
            #expect(color.allSatisfy { $0 > 180 })
        }
    }

    @Test func `A template image is drawn in the tint colour`() async throws {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='20' height='20'/></svg>"
        let image = try #require(UIImage(data: Data(svg.utf8)))
        let tint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let own = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let views = [
            image, image.withRenderingMode(.alwaysTemplate),
            image.withTintColor(own, renderingMode: .alwaysOriginal),
        ].map { UIImageView(image: $0) }
        let screen = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame.origin = CGPoint(x: 20 + 40 * index, y: 20)
            view.tintColor = tint
            screen.view.addSubview(view)
        }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let seen = try views.map { try driver.color(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
            #expect(seen == [[0, 0, 0], [0, 0, 255], [0, 255, 0]])
        }
    }

    @Test func `The globe symbol is drawn in the tint colour`() async throws {
        let size = UIImage.SymbolConfiguration(pointSize: 80)
        let view = UIImageView(image: UIImage(systemName: "globe", withConfiguration: size))
        view.frame.origin = CGPoint(x: 20, y: 20)
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.view.addSubview(view)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let widget = try #require(driver.host.tree.existing(view)?.widget)
            let frame = driver.frame(of: try #require(driver.part(gtk_image_get_type(), in: widget)))
            let side = min(frame.width, frame.height)
            // In fractions of the radius from the centre: the equator, a point beside it, and the edge of the sphere.
            let seen = try [(0.0, 0.0), (0.2, 0.3), (0.78, 0.0), (0.0, -0.78), (0.7, 0.7)].map { x, y in
                try driver.color(
                    at: CGPoint(x: frame.midX + side / 2 * CGFloat(x), y: frame.midY + side / 2 * CGFloat(y))
                )
            }
            let (red, white) = ([255, 0, 0], [255, 255, 255])
            #expect(seen == [red, white, red, red, white])
        }
    }
}
#endif
