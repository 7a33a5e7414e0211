import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Traits that views, controllers and scenes override, and traits of apps.
@MainActor
@Suite("Trait overrides")
struct TraitOverrideTests {
    private struct Density: UITraitDefinition {
        static let defaultValue = 1
    }

    private final class Leaf: UIView {
        var densities: [Int] = []
    }

    private func screen() async throws -> (driver: AppDriver, root: UIViewController, leaf: Leaf) {
        let root = UIViewController()
        let leaf = Leaf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(leaf)
        return (try await AppDriver.launch { root }, root, leaf)
    }

    @Test func `views inherit an app's own trait from views, controllers and scenes, the nearest first`() async throws {
        let (_, root, leaf) = try await screen()
        #expect(leaf.traitCollection[Density.self] == 1)
        let scene = try #require(leaf.window?.windowScene)
        scene.traitOverrides[Density.self] = 2
        #expect(leaf.traitCollection[Density.self] == 2)
        root.traitOverrides[Density.self] = 3
        #expect(leaf.traitCollection[Density.self] == 3)
        leaf.traitOverrides[Density.self] = 4
        #expect(leaf.traitCollection[Density.self] == 4 && root.traitCollection[Density.self] == 3)
        #expect(leaf.traitOverrides.contains(Density.self))
        leaf.traitOverrides.remove(Density.self)
        root.traitOverrides.remove(Density.self)
        #expect(leaf.traitCollection[Density.self] == 2 && !leaf.traitOverrides.contains(Density.self))
    }

    @Test func `a view that moves has the traits of its new place at once`() async throws {
        let (_, root, leaf) = try await screen()
        let (first, second, inner) = (UIView(), UIView(), UIView())
        for view in [first, second] { root.view.addSubview(view) }
        first.traitOverrides[Density.self] = 7
        first.addSubview(inner)
        inner.addSubview(leaf)
        #expect(leaf.traitCollection[Density.self] == 7)
        second.addSubview(inner)
        #expect(leaf.traitCollection[Density.self] == 1)
        second.traitOverrides[Density.self] = 8
        #expect(leaf.traitCollection[Density.self] == 8)
        inner.removeFromSuperview()
        #expect(leaf.traitCollection[Density.self] == 1)
    }

    @Test func `a view on screen whose view controller was released no longer has its overrides`() async throws {
        let (_, root, leaf) = try await screen()
        do {
            let controller = UIViewController()
            controller.traitOverrides[Density.self] = 7
            root.view.addSubview(controller.view)
            controller.view.addSubview(leaf)
            #expect(leaf.traitCollection[Density.self] == 7)
        }
        #expect(leaf.window != nil && leaf.traitCollection[Density.self] == 1)
    }

    @Test func `a view whose superview was released has the traits of the app`() {
        let leaf = Leaf()
        do {
            let holder = UIView()
            holder.traitOverrides[Density.self] = 7
            holder.addSubview(leaf)
            #expect(leaf.traitCollection[Density.self] == 7)
        }
        #expect(leaf.superview == nil && leaf.traitCollection[Density.self] == 1)
    }

    @Test func `changes of an app's own trait call the registered closures`() async throws {
        let (_, root, leaf) = try await screen()
        leaf.registerForTraitChanges([Density.self]) { (leaf: Leaf, _) in
            leaf.densities.append(leaf.traitCollection[Density.self])
        }
        root.traitOverrides[Density.self] = 5
        root.traitOverrides[Density.self] = 5
        root.traitOverrides.userInterfaceStyle = .dark
        root.traitOverrides[Density.self] = 6
        #expect(leaf.densities == [5, 6])
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(leaf.traitCollection.userInterfaceStyle != .dark)
    }

    @Test func `the text size of a view stays within its limits`() async throws {
        let (_, root, leaf) = try await screen()
        root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        root.view.maximumContentSizeCategory = .extraLarge
        #expect(leaf.traitCollection.preferredContentSizeCategory == .extraLarge)
        leaf.minimumContentSizeCategory = .extraExtraLarge
        #expect(leaf.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        leaf.minimumContentSizeCategory = nil
        root.view.maximumContentSizeCategory = nil
        #expect(leaf.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func `windows specify level, weight, activity and colours; a sheet is elevated`() async throws {
        let (driver, root, leaf) = try await screen()
        let traits = leaf.traitCollection
        #expect(traits.userInterfaceLevel == .base && traits.legibilityWeight == .regular)
        #expect(traits.activeAppearance == .active && traits.displayGamut == .SRGB)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        try await driver.settle()
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func `bold text makes the fonts of text styles bolder, and labels follow it`() async throws {
        let (_, root, _) = try await screen()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        root.view.addSubview(label)
        root.traitOverrides.legibilityWeight = .bold
        #expect(label.font.weight == .semibold)
        root.traitOverrides.legibilityWeight = .regular
        #expect(label.font.weight == .regular)
        let bold = UITraitCollection(legibilityWeight: .bold)
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold).weight == .heavy)
    }
}
