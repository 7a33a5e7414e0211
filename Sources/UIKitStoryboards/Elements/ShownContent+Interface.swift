import Foundation
import UIKitCore

extension UILabel {
    /// Decodes a label.
    func decodeLabel(_ element: InterfaceElement, document: InterfaceDocument) {
        // The attribute announces an attributed text, which is read below.
        element.passOver("usesAttributedText")
        if let font = element.font(key: "fontDescription") { self.font = font }
        decodeFitting(element)
        if let text = element.text("text") { self.text = text }
        if let color = element.color(key: "textColor", in: document) { textColor = color }
        if let text = element.attributedText(key: "attributedText", in: document) { attributedText = text }
        if let color = element.color(key: "highlightedColor", in: document) { highlightedTextColor = color }
        if let alignment = element.choice("textAlignment", InterfaceWords.alignments) { textAlignment = alignment }
        if let mode = element.choice("lineBreakMode", InterfaceWords.lineBreaks) { lineBreakMode = mode }
        if let lines = element.integer("numberOfLines") { numberOfLines = lines }
        if let enabled = element.bool("enabled") { isEnabled = enabled }
        if let highlighted = element.bool("highlighted") { isHighlighted = highlighted }
        if let width = element.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
        if let offset = element.size(key: "shadowOffset") { shadowOffset = offset }
        if let color = element.color(key: "shadowColor", in: document) { shadowColor = color }
    }

    /// Decodes how the text fits into the label. Interface Builder omits `adjustsFontSizeToFit` if it is on, and writes the
    /// smallest font size or factor.
    private func decodeFitting(_ element: InterfaceElement) {
        let factor = element.number("minimumScaleFactor")
        let size = element.number("minimumFontSize")
        let adjusts = element.bool("adjustsFontSizeToFit") ?? (factor != nil || size != nil)
        adjustsFontSizeToFitWidth = adjusts
        if let factor {
            minimumScaleFactor = factor
        } else if let size, font.pointSize > 0 {
            minimumScaleFactor = min(size / font.pointSize, 1)
        }
        let adjustments: [String: UIBaselineAdjustment] = [
            "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
        ]
        if let adjustment = element.choice("baselineAdjustment", adjustments) { baselineAdjustment = adjustment }
        if let tightens = element.bool("adjustsLetterSpacingToFitWidth") {
            allowsDefaultTighteningForTruncation = tightens
        }
    }
}

extension UIImageView {
    /// Decodes an image view.
    func decodeImageView(_ element: InterfaceElement, document: InterfaceDocument) {
        if let image = element.image("image", in: document) ?? element.imageReference(key: "image", in: document) {
            self.image = image
        }
        if let image = element.image("highlightedImage", in: document) { highlightedImage = image }
        if let highlighted = element.bool("highlighted") { isHighlighted = highlighted }
        if let symbols = element.symbolConfiguration(key: "preferredSymbolConfiguration") {
            preferredSymbolConfiguration = symbols
        }
    }
}

extension UIStackView {
    /// Decodes a stack view. Its subviews are its arranged views.
    func decodeStack(_ element: InterfaceElement) {
        if let axis = element.choice("axis", Self.axes) { self.axis = axis }
        if let distribution = element.choice("distribution", Self.distributions) { self.distribution = distribution }
        if let alignment = element.choice("alignment", Self.alignments) { self.alignment = alignment }
        if let spacing = element.choice("spacingType", Self.spacings) { self.spacing = spacing }
        if let spacing = element.number("spacing") { self.spacing = spacing }
        if let relative = element.bool("layoutMarginsRelativeArrangement") {
            isLayoutMarginsRelativeArrangement = relative
        }
        for view in subviews { addArrangedSubview(view) }
        _ = element.choice("baselineRelativeArrangement", ["NO": false])
    }

    static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]

    static let distributions: [String: Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let alignments: [String: Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    /// The standard spacing is 8 points.
    static let spacings: [String: CGFloat] = ["standard": 8]
}

extension UIScrollView {
    /// Decodes a scroll view.
    func decodeScrollView(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let guide = element.child(key: "contentLayoutGuide") { loader.register(contentLayoutGuide, id: guide.id) }
        if let guide = element.child(key: "frameLayoutGuide") { loader.register(frameLayoutGuide, id: guide.id) }
        if let bounces = element.bool("bouncesZoom") { bouncesZoom = bounces }
        // The list determines the positions of cells and their content.
        element.passOver("contentViewInsetsToSafeArea")
        // Interface Builder writes 0 for lists, which do not zoom.
        if let scale = element.number("minimumZoomScale"), scale > 0 { minimumZoomScale = scale }
        if let scale = element.number("maximumZoomScale"), scale > 0 { maximumZoomScale = scale }
        if let cancels = element.bool("canCancelContentTouches") { canCancelContentTouches = cancels }
        _ = element.choice("indicatorStyle", ["default": true])
        if let locks = element.bool("directionalLockEnabled") { isDirectionalLockEnabled = locks }
        if let enabled = element.bool("pagingEnabled") { isPagingEnabled = enabled }
        if let bounces = element.bool("bounces") { self.bounces = bounces }
        if let always = element.bool("alwaysBounceVertical") { alwaysBounceVertical = always }
        if let always = element.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = always }
        if let delays = element.bool("delaysContentTouches") { delaysContentTouches = delays }
        if let shows = element.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
        if let shows = element.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
        let adjustments: [String: ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        if let behavior = element.choice("contentInsetAdjustmentBehavior", adjustments) {
            contentInsetAdjustmentBehavior = behavior
        }
        if let enabled = element.bool("scrollEnabled") { isScrollEnabled = enabled }
        let modes: [String: KeyboardDismissMode] = [
            "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
            "interactiveWithAccessory": .interactiveWithAccessory,
        ]
        if let mode = element.choice("keyboardDismissMode", modes) { keyboardDismissMode = mode }
        if let insets = element.insets(key: "contentInset") { contentInset = insets }
        if let insets = element.insets(key: "scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    }
}

extension UIActivityIndicatorView {
    /// Decodes an activity indicator.
    func decodeSpinner(_ element: InterfaceElement, document: InterfaceDocument) {
        if let hides = element.bool("hidesWhenStopped") { hidesWhenStopped = hides }
        if let color = element.color(key: "color", in: document) { self.color = color }
        if element.bool("animating") == true { startAnimating() }
    }

    /// Returns the style declared in a file.
    static func interfaceStyle(_ element: InterfaceElement) -> Style {
        let styles: [String: Style] = [
            "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
        ]
        return element.choice("style", styles) ?? .medium
    }
}

/// Keywords shared by several elements.
enum InterfaceWords {
    static let alignments: [String: NSTextAlignment] = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]

    static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]

    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
}
