import Foundation
import UIKitCore

extension UISplitViewController {
    /// Returns the style declared in a file.
    static func interfaceStyle(_ element: InterfaceElement) -> Style {
        let isOfColumns = element.bool("allowDoubleColumnStyle") == true
        return element.choice("style", ["doubleColumn": Style.doubleColumn, "tripleColumn": .tripleColumn])
            ?? (isOfColumns ? (hasSupplement(element) ? .tripleColumn : .doubleColumn) : .unspecified)
    }

    /// Whether a file has a controller for the supplementary column.
    private static func hasSupplement(_ element: InterfaceElement) -> Bool {
        let connections = element.children.first { $0.name == "connections" }?.children ?? []
        return connections.contains { $0.attributes["relationship"] == "supplementaryViewController" }
    }

    /// Decodes a split view controller. Its column controllers come from segues.
    func decodeSplit(_ element: InterfaceElement) {
        let modes: [String: DisplayMode] = [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
            "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
            // The names of the modes before there were three columns.
            "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary, "over": .oneOverSecondary,
            "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
        ]
        if let mode = element.choice("preferredDisplayMode", modes) { preferredDisplayMode = mode }
        let behaviors: [String: SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let behavior = element.choice("behavior", behaviors) { preferredSplitBehavior = behavior }
    }

    /// Assigns the controllers of a storyboard to their columns.
    func take(_ members: inout [String: [UIViewController]]) {
        func next(_ relationship: String) -> UIViewController? { members.removeValue(forKey: relationship)?.first }
        let (primary, secondary) = (next("masterViewController"), next("detailViewController"))
        guard style != .unspecified else {
            viewControllers = [primary, secondary].compactMap(\.self)
            return
        }
        if let primary { setViewController(primary, for: .primary) }
        if let secondary { setViewController(secondary, for: .secondary) }
        // In a split view with two columns it is not consumed, which is reported.
        if style == .tripleColumn, let supplementary = next("supplementaryViewController") {
            setViewController(supplementary, for: .supplementary)
        }
        if let compact = next("compactViewController") { setViewController(compact, for: .compact) }
    }
}
