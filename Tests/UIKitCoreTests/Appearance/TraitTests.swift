import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("UITraitCollection") struct TraitTests {
    @Test("A new collection specifies nothing") func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits == UITraitCollection())
    }

    @Test("Of several collections, the last that specifies a trait wins") func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 2),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 2)
    }

    @Test("A closure changes only what it sets") func modifying() {
        let traits = UITraitCollection(userInterfaceStyle: .dark).modifyingTraits { $0.displayScale = 3 }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(UITraitCollection { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
    }

    @Test("A collection contains what another specifies") func containment() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        ])
        #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(both.containsTraits(in: nil))
        #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test("Colours look different in dark and at increased contrast, but not at another text size") func appearance() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        let large = dark.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(!dark.hasDifferentColorAppearance(comparedTo: large))
        let high = dark.modifyingTraits { $0.accessibilityContrast = .high }
        #expect(dark.hasDifferentColorAppearance(comparedTo: high))
    }

    @Test("After performing as current, the former traits are back") func performing() {
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

    @Test("Each thread has its own current traits") func threads() async {
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

    @Test("Nothing but the host says otherwise: light, left to right, ordinary text") func systemTraits() {
        #expect(UITraitCollection.system.userInterfaceStyle == .light)
        #expect(UITraitCollection.system.layoutDirection == .leftToRight)
        #expect(UITraitCollection.system.preferredContentSizeCategory == .large)
    }

    @Test("Text sizes are ordered, and the accessibility sizes are the largest") func categories() {
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large <= .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
