import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("UITraitCollection") struct TraitTests {
    @Test func `A new trait collection specifies no traits`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits == UITraitCollection())
    }

    @Test func `In a merged trait collection, the last value of a trait wins`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 2),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 2)
    }

    @Test func `modifyingTraits changes only the traits that its closure sets`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark).modifyingTraits { $0.displayScale = 3 }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(UITraitCollection { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
    }

    @Test func `containsTraits compares only the specified traits`() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        ])
        #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(both.containsTraits(in: nil))
        #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test func `The colour appearance differs with interface style and contrast, but not with text size`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        let large = dark.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(!dark.hasDifferentColorAppearance(comparedTo: large))
        let high = dark.modifyingTraits { $0.accessibilityContrast = .high }
        #expect(dark.hasDifferentColorAppearance(comparedTo: high))
    }

    @Test func `performAsCurrent restores the previous traits`() {
        let before = UITraitCollection.current
        let outer = UITraitCollection(userInterfaceStyle: .dark)
        outer.performAsCurrent {
            UITraitCollection(displayScale: 2).performAsCurrent {
                #expect(UITraitCollection.current.displayScale == 2)
            }
            #expect(UITraitCollection.current === outer)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func `Each thread has its own current traits`() async {
        let traits = UITraitCollection(displayScale: 7)
        let other = await withCheckedContinuation { continuation in
            Thread {
                UITraitCollection.current = traits
                let reader = Thread { continuation.resume(returning: UITraitCollection.current.displayScale) }
                reader.start()
            }.start()
        }
        #expect(other != 7)
    }

    @Test func `The default traits are light, left to right and large text`() {
        #expect(UITraitCollection.system.userInterfaceStyle == .light)
        #expect(UITraitCollection.system.layoutDirection == .leftToRight)
        #expect(UITraitCollection.system.preferredContentSizeCategory == .large)
    }

    @Test func `Content size categories are ordered, with the accessibility sizes last`() {
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large <= .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
