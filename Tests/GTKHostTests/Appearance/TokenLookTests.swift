#if GTK
import CGTK
import Foundation
import GTKHost
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting
@_spi(Host) import UIKitCore

/// The images of tokens, their spacing, and the focus ring of their field.
@MainActor
@Suite("Appearance of tokens in windows", .enabled(if: isOnDisplay))
struct TokenLookTests {
    private static let pure = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func field(width: CGFloat = 320, _ tokens: UISearchToken...) -> UISearchTextField {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: width, height: 40))
        field.tokens = tokens
        return field
    }

    private func run(_ views: [UIView], _ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        let screen = UIViewController()
        for view in views { screen.view.addSubview(view) }
        try await GTKAppDriver.run(rootViewController: screen) { try await body($0) }
    }

    private func chip(_ driver: GTKAppDriver, _ index: Int = 0) throws -> Widget {
        let tokens = try driver.screen().elements(role: "token")
        return try #require(tokens.indices.contains(index) ? tokens[index].widget : nil)
    }

    @Test func `A token's symbol has its tint colour, or the text colour without one`() async throws {
        let symbol = try #require(UIImage(systemName: "square.fill"))
        let own = symbol.withTintColor(Self.pure, renderingMode: .alwaysOriginal)
        let field = field(UISearchToken(icon: own, text: "A"), UISearchToken(icon: symbol, text: "B"))
        try await run([field]) { driver in
            let icons = try [0, 1].map {
                try #require(driver.part(gtk_image_get_type(), in: try chip(driver, $0)))
            }
            #expect(try driver.color(in: icons[0]) == [255, 0, 0])
            #expect(try driver.color(in: icons[1]) == [255, 255, 255])
        }
    }

    @Test func `All tokens have the token background colour, or the tint colour without one`() async throws {
        let field = field(UISearchToken(icon: nil, text: "A"), UISearchToken(icon: nil, text: "B"))
        let tint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        field.tintColor = tint
        try await run([field]) { driver in
            // Left of the title the chip shows only its background.
            @MainActor func colors() throws -> [[Int]] {
                try [0, 1].map {
                    let frame = driver.frame(of: try chip(driver, $0))
                    return try driver.color(at: CGPoint(x: frame.minX + 5, y: frame.midY))
                }
            }
            #expect(try colors() == [[0, 0, 255], [0, 0, 255]])
            field.tokenBackgroundColor = Self.pure
            try await driver.settle()
            #expect(try colors() == [[255, 0, 0], [255, 0, 0]])
            field.tokenBackgroundColor = nil
            try await driver.settle()
            #expect(try colors() == [[0, 0, 255], [0, 0, 255]])
        }
    }

    @Test func `A token's image is drawn in its own colours, or as a template in the text colour`() async throws {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='#f00'/></svg>"
        let image = try #require(UIImage(data: Data(svg.utf8)))
        let stencil = image.withRenderingMode(.alwaysTemplate)
        let field = field(UISearchToken(icon: image, text: "A"), UISearchToken(icon: stencil, text: "B"))
        try await run([field]) { driver in
            let pictures = try [0, 1].map {
                let title = try #require(driver.part(gtk_label_get_type(), in: try chip(driver, $0)))
                return try #require(gtk_widget_get_prev_sibling(title))
            }
            #expect(try driver.color(in: pictures[0]) == [255, 0, 0])
            #expect(try driver.color(in: pictures[1]) == [255, 255, 255])
            #expect(driver.frame(of: pictures[0]).size == CGSize(width: 16, height: 16))
        }
    }

    @Test func `A token with large text fits into a narrow field with a truncated title`() async throws {
        let icon = UIImage(systemName: "globe")
        let field = field(width: 230, UISearchToken(icon: icon, text: "North America"))
        field.frame.size.height = 70
        field.text = "an"
        try await run([field]) { driver in
            var wishes = GTKAppDriver.Wishes()
            wishes.textScale = 2
            try await driver.change(wishes)
            let widget = try chip(driver)
            let frame = driver.frame(of: widget)
            let content = field.convert(field.contentArea, to: nil)
            let title = try #require(driver.part(gtk_label_get_type(), in: widget))
            let layout = gtk_label_get_layout(title.opaque)
            let (start, isCut) = (frame.minX, pango_layout_is_ellipsized(layout) != 0)
            try await driver.change()
            #expect(start >= content.minX - 0.5)
            #expect(isCut)
        }
    }

    @Test func `A token's icon and remove icon grow with the text size`() async throws {
        let field = field(width: 400, UISearchToken(icon: UIImage(systemName: "globe"), text: "A"))
        field.frame.size.height = 70
        try await run([field]) { driver in
            @MainActor func heights() throws -> [CGFloat] {
                let widget = try chip(driver)
                let cross = try #require(gtk_widget_get_last_child(widget))
                return try [widget, cross].map {
                    CGFloat(gtk_image_get_pixel_size(try #require(driver.part(gtk_image_get_type(), in: $0)).opaque))
                }
            }
            #expect(try heights() == [16, 12])
            var wishes = GTKAppDriver.Wishes()
            wishes.textScale = 2
            try await driver.change(wishes)
            let large = try heights()
            try await driver.change()
            #expect(large[0] > 28 && large[1] > 21)
        }
    }

    @Test func `Dropping a token leaves the focus ring of the field unchanged`() async throws {
        let (source, target) = (UISearchTextField(), UISearchTextField())
        source.accessibilityLabel = "Source"
        target.accessibilityLabel = "Target"
        source.frame = CGRect(x: 20, y: 20, width: 300, height: 36)
        target.frame = CGRect(x: 20, y: 120, width: 300, height: 36)
        source.tokens = [UISearchToken(icon: nil, text: "Europe")]
        let screen = CopyingScreen()
        source.delegate = screen
        for field in [source, target] { screen.view.addSubview(field) }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let edge = CGPoint(x: 21, y: 138)
            target.becomeFirstResponder()
            try await driver.settle()
            let usual = try driver.color(at: edge)
            var held: [Int] = []
            try await driver.drag("Europe", to: "Target") { held = try driver.color(at: edge) }
            for _ in 0..<3 { try await driver.settle() }
            try #require(target.tokens.count == 1)
            #expect(held != usual)
            #expect(target.isFirstResponder)
            #expect(try driver.color(at: edge) == usual)
        }
    }
}

/// Makes tokens draggable.
private final class CopyingScreen: UIViewController, UISearchTextFieldDelegate {
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        NSItemProvider(object: "Europe" as NSString)
    }
}
#endif
