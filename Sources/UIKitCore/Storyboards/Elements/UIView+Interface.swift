import Foundation

extension UIView {
    /// Reads what an interface file says of every view, and makes the views in this one.
    func decodeView(_ element: InterfaceElement, loader: InterfaceLoader) {
        loader.register(self, for: element)
        if let frame = element.rectangle(key: "frame") { self.frame = frame }
        decodeResizing(element)
        decodeLook(element, document: loader.document)
        decodePriorities(element)
        decodeAccessibility(element)
        if let guide = element.children.first(where: { $0.name == "viewLayoutGuide" && $0.key == "safeArea" }) {
            _ = element.child("viewLayoutGuide")
            loader.register(safeAreaLayoutGuide, id: guide.id)
        }
        if let margins = element.insets(key: "layoutMargins") { layoutMargins = margins }
        if let list = element.child("subviews") {
            for child in list.allChildren() { addSubview(loader.makeView(child)) }
        }
        if let list = element.child("constraints") {
            for constraint in list.allChildren() { loader.add(constraint, to: self) }
        }
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
        // These make drawing cheaper, or are about fingers on glass.
        element.passOver(
            "opaque",
            "clearsContextBeforeDrawing",
            "multipleTouchEnabled",
            "preservesSuperviewLayoutMargins",
            "insetsLayoutMarginsFromSafeArea",
            "viewLayoutMarginsFollowReadableWidth"
        )
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

    private func decodePriorities(_ element: InterfaceElement) {
        for (word, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            if let priority = element.number("\(word)HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = element.number("\(word)CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
    }

    private func decodeAccessibility(_ element: InterfaceElement) {
        guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
        if let label = configuration.text("label") { accessibilityLabel = label }
        if let hint = configuration.text("hint") { accessibilityHint = hint }
        if let identifier = configuration.string("identifier") { accessibilityIdentifier = identifier }
        if let flag = configuration.child(key: "isElement") {
            isAccessibilityElement = flag.bool("value") ?? isAccessibilityElement
        }
    }

    private static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
