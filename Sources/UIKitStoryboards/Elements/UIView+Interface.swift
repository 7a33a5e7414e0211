import Foundation
import UIKitCollections
import UIKitCore

extension UIView {
    /// Decodes the properties of all views, and creates the subviews.
    func decodeView(_ element: InterfaceElement, loader: InterfaceLoader) {
        decodeOwnValues(element, loader: loader)
        if let list = element.child("subviews") { loader.add(subviews: list.allChildren(), to: self) }
        decodeConstraints(element, loader: loader)
    }

    /// Decodes the view's own properties, without its subviews.
    func decodeOwnValues(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let identifier = element.string("restorationIdentifier") { restorationIdentifier = identifier }
        loader.register(self, for: element)
        if let frame = element.rectangle(key: "frame") ?? element.frameInset() { self.frame = frame }
        decodeResizing(element)
        decodeLook(element, document: loader.document)
        decodePriorities(element)
        decodeAccessibility(element)
        decodeGuides(element, loader: loader)
        if let margins = element.insets(key: "layoutMargins") { layoutMargins = margins }
        if let margins = element.directionalInsets(key: "directionalLayoutMargins") {
            directionalLayoutMargins = margins
        }
        // Recognizers are added by connections. Xcode 6 and later write an empty list.
        _ = element.child("gestureRecognizers")
    }

    /// Collects the constraints of the view, which are activated after all its subviews exist.
    func decodeConstraints(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let list = element.child("constraints") {
            for constraint in list.allChildren() { loader.add(constraint, to: self) }
        }
    }

    private func decodeGuides(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let guide = element.child(key: "safeArea") { loader.register(safeAreaLayoutGuide, id: guide.id) }
        if let guide = element.child(key: "keyboard") { loader.register(keyboardLayoutGuide, id: guide.id) }
    }

    private func decodeResizing(_ element: InterfaceElement) {
        if let automatic = element.bool("translatesAutoresizingMaskIntoConstraints") {
            translatesAutoresizingMaskIntoConstraints = automatic
        }
        guard let mask = element.child(key: "autoresizingMask") else { return }
        let flags: [(String, AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        autoresizingMask = flags.reduce(into: []) { if mask.bool($1.0) == true { $0.insert($1.1) } }
    }

    private func decodeLook(_ element: InterfaceElement, document: InterfaceDocument) {
        // These only optimise drawing.
        element.passOver("opaque", "clearsContextBeforeDrawing")
        _ = element.choice("autoresizesSubviews", ["YES": true])
        passOverMargins(element)
        if let several = element.bool("multipleTouchEnabled") { isMultipleTouchEnabled = several }
        if let color = element.color(key: "backgroundColor", in: document) { backgroundColor = color }
        if let color = element.color(key: "tintColor", in: document) { tintColor = color }
        if let mode = element.choice("contentMode", Self.contentModes) { contentMode = mode }
        if let hidden = element.bool("hidden") { isHidden = hidden }
        if let alpha = element.number("alpha") { self.alpha = alpha }
        if let tag = element.integer("tag") { self.tag = tag }
        if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") { clipsToBounds = clips }
        if let enabled = element.bool("userInteractionEnabled") { isUserInteractionEnabled = enabled }
        if let semantic = element.choice("semanticContentAttribute", Self.semantics) {
            semanticContentAttribute = semantic
        }
    }

    /// Accepts or reports margin attributes. Bars cover no content, so margins never grow by the safe area. Superview margins
    /// are never inherited: the attribute is reported for a plain view with subviews, which lays out content by its margins.
    /// Lists and cells have their own margins, and the margins of other views have no effect.
    private func passOverMargins(_ element: InterfaceElement) {
        element.passOver("insetsLayoutMarginsFromSafeArea")
        let isInCell =
            self is UITableViewCell || self is UICollectionReusableView || element.name.hasSuffix("ContentView")
        if isInCell || self is UITableView || self is UICollectionView {
            return element.passOver("preservesSuperviewLayoutMargins", "viewLayoutMarginsFollowReadableWidth")
        }
        if element.children.contains(where: { $0.name == "subviews" }) || element.key == "view" {
            _ = element.choice("preservesSuperviewLayoutMargins", ["NO": false])
        } else {
            element.passOver("preservesSuperviewLayoutMargins")
        }
        _ = element.choice("viewLayoutMarginsFollowReadableWidth", ["NO": false])
    }

    private func decodePriorities(_ element: InterfaceElement) {
        for (word, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            if let priority = element.priority("\(word)HuggingPriority") {
                setContentHuggingPriority(priority, for: axis)
            }
            if let priority = element.priority("\(word)CompressionResistancePriority") {
                setContentCompressionResistancePriority(priority, for: axis)
            }
        }
    }

    private func decodeAccessibility(_ element: InterfaceElement) {
        guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
        if let label = configuration.text("label", translation: ("accessibilityLabel", element)) {
            accessibilityLabel = label
        }
        if let hint = configuration.text("hint", translation: ("accessibilityHint", element)) {
            accessibilityHint = hint
        }
        if let identifier = configuration.string("identifier") { accessibilityIdentifier = identifier }
        if let flag = configuration.child(key: "isElement") {
            isAccessibilityElement = flag.bool("value") ?? isAccessibilityElement
        }
        if let traits = configuration.child(key: "traits") { accessibilityTraits = Self.traits(traits) }
    }

    private static func traits(_ element: InterfaceElement) -> UIAccessibilityTraits {
        // These traits need Apple's assistive technology: a summary when an app begins, and spoken keyboard keys.
        element.passOver(
            "none",
            "summaryElement",
            "keyboardKey",
            "playsSound",
            "updatesFrequently",
            "startsMediaSession",
            "adjustable",
            "allowsDirectInteraction",
            "causesPageTurn"
        )
        let known: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("notEnabled", .notEnabled), ("searchField", .searchField),
            ("header", .header),
        ]
        return known.reduce(into: .none) { if element.bool($1.0) == true { $0.insert($1.1) } }
    }

    static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
