import Foundation

extension UISplitViewController {
    /// How many columns a file asks for.
    static func interfaceStyle(_ element: InterfaceElement) -> Style {
        let isOfColumns = element.bool("allowDoubleColumnStyle") == true
        return element.choice("style", ["doubleColumn": Style.doubleColumn, "tripleColumn": .tripleColumn])
            ?? (isOfColumns ? (hasSupplement(element) ? .tripleColumn : .doubleColumn) : .unspecified)
    }

    /// Whether a file leads to a screen for the column in the middle.
    private static func hasSupplement(_ element: InterfaceElement) -> Bool {
        let connections = element.children.first { $0.name == "connections" }?.children ?? []
        return connections.contains { $0.attributes["relationship"] == "supplementaryViewController" }
    }

    /// Reads what a storyboard says of a split view, whose controllers come through its segues.
    func decodeSplit(_ element: InterfaceElement) {
        let modes: [String: DisplayMode] = [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
            "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
            // As the modes were called before there were three columns.
            "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary, "over": .oneOverSecondary,
            "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
        ]
        if let mode = element.choice("preferredDisplayMode", modes) { preferredDisplayMode = mode }
        let behaviors: [String: SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let behavior = element.choice("behavior", behaviors) { preferredSplitBehavior = behavior }
    }

    /// Puts the screens of a storyboard into their columns.
    func take(_ members: inout [String: [UIViewController]]) {
        func next(_ relationship: String) -> UIViewController? { members.removeValue(forKey: relationship)?.first }
        let (primary, secondary) = (next("masterViewController"), next("detailViewController"))
        guard style != .unspecified else {
            viewControllers = [primary, secondary].compactMap(\.self)
            return
        }
        if let primary { setViewController(primary, for: .primary) }
        if let secondary { setViewController(secondary, for: .secondary) }
        // In a split view of two columns it is left over, which is reported.
        if style == .tripleColumn, let supplementary = next("supplementaryViewController") {
            setViewController(supplementary, for: .supplementary)
        }
        if let compact = next("compactViewController") { setViewController(compact, for: .compact) }
    }
}
