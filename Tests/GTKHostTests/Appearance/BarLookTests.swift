#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Appearance of navigation bars in windows", .enabled(if: isOnDisplay))
struct BarLookTests {
    private static let dark = UIColor(red: 0.1, green: 0.1, blue: 0.4, alpha: 1)

    private func screen(_ appearance: UINavigationBarAppearance?, large: Bool = true) -> UINavigationController {
        let list = UIViewController()
        list.title = "Flowers"
        list.view.backgroundColor = .white
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit",
            style: .plain,
            target: nil,
            action: nil
        )
        list.navigationItem.scrollEdgeAppearance = appearance
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = large
        return navigation
    }

    private func colored(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    @Test func `The title bar and the area below it have the bar's background colour`() async throws {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        try await GTKAppDriver.run(rootViewController: screen(colored(color))) { driver in
            let points = [CGPoint(x: 30, y: -10), CGPoint(x: 300, y: 10), CGPoint(x: 30, y: 200)]
            let seen = try points.map { try driver.color(at: $0) }
            #expect(seen == [[255, 0, 0], [255, 0, 0], [255, 255, 255]])
        }
    }

    @Test func `Text on a coloured bar is readable in light and dark appearance`() async throws {
        for color in [Self.dark, UIColor(red: 1, green: 0.9, blue: 0.4, alpha: 1)] {
            for isDark in [false, true] {
                try await GTKAppDriver.run(rootViewController: screen(colored(color))) { driver in
                    var wishes = GTKAppDriver.Wishes()
                    wishes.isDark = isDark
                    try await driver.change(wishes)
                    let texts = try driver.drawnTexts()
                    #expect(Set(texts.map(\.text)).isSuperset(of: ["Flowers", "Edit"]))
                    for text in texts { #expect(text.contrast >= 4.5, "\(text.text) on \(color)") }
                    try await driver.change()
                }
            }
        }
    }

    @Test func `A title has the colour set by the app`() async throws {
        let appearance = colored(Self.dark)
        appearance.titleTextAttributes = [
            .foregroundColor: UIColor.yellow, .font: UIFont.boldSystemFont(ofSize: 20),
        ]
        try await GTKAppDriver.run(rootViewController: screen(appearance, large: false)) { driver in
            let title = try #require(try driver.drawnTexts().first { $0.text == "Flowers" })
            #expect(title.contrast > 10)
        }
    }

    @Test func `A transparent bar shows the content behind it, without a separator`() async throws {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        let navigation = screen(appearance)
        navigation.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let height = navigation.navigationBar.frame.height
            let points = [CGPoint(x: 300, y: 10), CGPoint(x: 300, y: height - 1)]
            let seen = try points.map { try driver.color(at: $0) }
            #expect(seen == [[0, 0, 255], [0, 0, 255]])
        }
    }

    @Test func `The shadow line has the colour set by the app`() async throws {
        let appearance = colored(.white)
        appearance.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let navigation = screen(appearance)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let height = navigation.navigationBar.frame.height
            let seen = try driver.color(at: CGPoint(x: 300, y: height - 1))
            #expect(seen == [255, 0, 0])
        }
    }

    @Test func `A blur effect is translucent, and its content view is opaque`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        material.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let sign = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        sign.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        material.contentView.addSubview(sign)
        screen.view.addSubview(material)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let seen = try driver.color(at: CGPoint(x: 50, y: 50))
            #expect(seen[0] > seen[1] + 10 && seen[1] > 150)
            #expect(try driver.color(at: CGPoint(x: 15, y: 15)) == [0, 0, 255])
        }
    }
}
#endif
