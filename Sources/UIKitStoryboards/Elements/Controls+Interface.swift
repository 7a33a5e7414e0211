import Foundation
import UIKitCore

extension UIControl {
    /// Decodes the properties of all controls.
    func decodeControl(_ element: InterfaceElement) {
        let horizontal: [String: ContentHorizontalAlignment] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        let vertical: [String: ContentVerticalAlignment] = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let alignment = element.choice("contentHorizontalAlignment", horizontal) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = element.choice("contentVerticalAlignment", vertical) { contentVerticalAlignment = alignment }
        if let enabled = element.bool("enabled") { isEnabled = enabled }
        if let selected = element.bool("selected") { isSelected = selected }
        if let highlighted = element.bool("highlighted") { isHighlighted = highlighted }
    }
}

extension UIButton {
    /// Returns the type of a button declared in a file.
    static func interfaceType(_ element: InterfaceElement) -> ButtonType {
        let types: [String: ButtonType] = [
            "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        return element.choice("buttonType", types) ?? .custom
    }

    /// Decodes a button: its titles and images by state.
    func decodeButton(_ element: InterfaceElement, document: InterfaceDocument) {
        // The host determines the appearance of a pressed button, and titles have no shadow.
        element.passOver("adjustsImageWhenHighlighted", "adjustsImageWhenDisabled")
        element.passOver("reversesTitleShadowWhenHighlighted")
        // No system since iOS 7 shows a highlight under a touch. Pointer effects exist on iPads only.
        element.passOver("showsTouchWhenHighlighted", "pointerInteraction")
        // The attribute announces an attributed title, which is read below.
        element.passOver("hasAttributedTitle")
        if let shows = element.bool("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = shows }
        if let changes = element.bool("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = changes }
        let roles: [String: Role] = [
            "primary": .primary, "cancel": .cancel, "destructive": .destructive, "normal": .normal,
        ]
        if let role = element.choice("role", roles) { self.role = role }
        let lineBreak = element.choice("lineBreakMode", InterfaceWords.lineBreaks)
        let font = element.font(key: "fontDescription")
        let states: [String: State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        for child in element.children where child.name == "state" {
            guard let state = states[child.key ?? ""] else {
                child.problem("has an unknown state.")
                continue
            }
            _ = child.noteRead()
            if let title = child.text("title", translation: ("\(child.key ?? "")Title", element)) {
                setTitle(title, for: state)
            }
            if let title = child.attributedText(key: "attributedTitle", in: document) {
                setAttributedTitle(title, for: state)
            }
            if let image = child.image("image", in: document) { setImage(image, for: state) }
            if let image = child.image("backgroundImage", in: document) { setBackgroundImage(image, for: state) }
            if let color = child.color(key: "titleColor", in: document) { setTitleColor(color, for: state) }
            if let symbols = child.symbolConfiguration(key: "preferredSymbolConfiguration") {
                setPreferredSymbolConfiguration(symbols, forImageIn: state)
            }
            if let color = child.color(key: "titleShadowColor", in: document) { setTitleShadowColor(color, for: state) }
        }
        if let configuration = element.child(key: "configuration") {
            decodeConfiguration(configuration, of: element, document: document)
        }
        if let insets = element.insets(key: "contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = element.insets(key: "titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = element.insets(key: "imageEdgeInsets") { imageEdgeInsets = insets }
        // Without an offset the shadow is directly under the title, and invisible.
        if let offset = element.size(key: "titleShadowOffset") { titleLabel?.shadowOffset = offset }
        if let font { titleLabel?.font = font }
        if let lineBreak { titleLabel?.lineBreakMode = lineBreak }
    }

    private func decodeConfiguration(
        _ element: InterfaceElement,
        of button: InterfaceElement,
        document: InterfaceDocument
    ) {
        let styles: [String: () -> Configuration] = [
            "plain": Configuration.plain, "gray": Configuration.gray, "tinted": Configuration.tinted,
            "filled": Configuration.filled,
        ]
        var made = (element.choice("style", styles) ?? Configuration.plain)()
        made.title = element.text("title", translation: ("configuration.title", button)) ?? currentTitle
        made.subtitle = element.text("subtitle", translation: ("configuration.subtitle", button))
        made.image = element.image("image", in: document) ?? element.imageReference(key: "image", in: document)
        if let color = element.color(key: "baseForegroundColor", in: document) { made.baseForegroundColor = color }
        if let color = element.color(key: "baseBackgroundColor", in: document) { made.baseBackgroundColor = color }
        if let insets = element.directionalInsets(key: "contentInsets") { made.contentInsets = insets }
        if let padding = element.number("imagePadding") { made.imagePadding = padding }
        if let padding = element.number("titlePadding") { made.titlePadding = padding }
        let placements: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let placement = element.choice("imagePlacement", placements) { made.imagePlacement = placement }
        let corners: [String: Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = element.choice("cornerStyle", corners) { made.cornerStyle = style }
        if let shows = element.bool("showsActivityIndicator") { made.showsActivityIndicator = shows }
        let indicators: [String: Configuration.Indicator] = ["automatic": .automatic, "none": .none, "popup": .popup]
        if let indicator = element.choice("indicator", indicators) { made.indicator = indicator }
        if let updates = element.bool("automaticallyUpdateForSelection") {
            made.automaticallyUpdateForSelection = updates
        }
        let alignments: [String: Configuration.TitleAlignment] = [
            "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let alignment = element.choice("titleAlignment", alignments) { made.titleAlignment = alignment }
        if let title = element.attributedText(key: "attributedTitle", in: document) {
            made.attributedTitle = AttributedString(title)
        }
        if let subtitle = element.attributedText(key: "attributedSubtitle", in: document) {
            made.attributedSubtitle = AttributedString(subtitle)
        }
        if let font = element.font(key: "titleFontDescription") {
            made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed.font = font
                return changed
            }
        }
        configuration = made
    }
}

extension UISwitch {
    /// Decodes a switch.
    func decodeSwitch(_ element: InterfaceElement, document: InterfaceDocument) {
        if let isOn = element.bool("on") { self.isOn = isOn }
        if let color = element.color(key: "onTintColor", in: document) { onTintColor = color }
    }
}

extension UISlider {
    /// Decodes a slider.
    func decodeSlider(_ element: InterfaceElement, document: InterfaceDocument) {
        if let value = element.number("minValue") { minimumValue = Float(value) }
        if let value = element.number("maxValue") { maximumValue = Float(value) }
        if let value = element.number("value") { self.value = Float(value) }
        if let continuous = element.bool("continuous") { isContinuous = continuous }
        if let color = element.color(key: "minimumTrackTintColor", in: document) { minimumTrackTintColor = color }
        if let color = element.color(key: "maximumTrackTintColor", in: document) { maximumTrackTintColor = color }
        if let color = element.color(key: "thumbTintColor", in: document) { thumbTintColor = color }
        if let image = element.image("minimumValueImage", in: document) { minimumValueImage = image }
        if let image = element.image("maximumValueImage", in: document) { maximumValueImage = image }
    }
}

extension UIStepper {
    /// Decodes a stepper.
    func decodeStepper(_ element: InterfaceElement) {
        // The range must never be empty in between.
        let maximum = element.number("maximumValue").map(Double.init) ?? maximumValue
        let minimum = element.number("minimumValue").map(Double.init) ?? minimumValue
        if minimum < maximumValue {
            minimumValue = minimum
            maximumValue = maximum
        } else {
            maximumValue = maximum
            minimumValue = minimum
        }
        if let step = element.number("stepValue") { stepValue = Double(step) }
        if let value = element.number("value") { self.value = Double(value) }
        if let wraps = element.bool("wraps") { self.wraps = wraps }
        if let repeats = element.bool("autorepeat") { autorepeat = repeats }
        if let continuous = element.bool("continuous") { isContinuous = continuous }
    }
}

extension UIProgressView {
    /// Decodes a progress view.
    func decodeProgress(_ element: InterfaceElement, document: InterfaceDocument) {
        if let style = element.choice("progressViewStyle", ["default": Style.default, "bar": .bar]) {
            progressViewStyle = style
        }
        if let progress = element.number("progress") { self.progress = Float(progress) }
        if let color = element.color(key: "progressTintColor", in: document) { progressTintColor = color }
        if let color = element.color(key: "trackTintColor", in: document) { trackTintColor = color }
    }
}

extension UISegmentedControl {
    /// Decodes a segmented control.
    func decodeSegments(_ element: InterfaceElement, document: InterfaceDocument) {
        // The style belongs to older systems.
        element.passOver("segmentControlStyle")
        _ = element.choice("springLoaded", ["NO": false])
        if let momentary = element.bool("momentary") { isMomentary = momentary }
        if let list = element.child(key: "segments") ?? element.child("segments") {
            for (index, segment) in list.allChildren().enumerated() {
                if let image = segment.image("image", in: document) {
                    insertSegment(with: image, at: index, animated: false)
                } else {
                    let title = segment.text("title", translation: ("segmentTitles[\(index)]", element))
                    insertSegment(withTitle: title ?? "", at: index, animated: false)
                }
                if let enabled = segment.bool("enabled") { setEnabled(enabled, forSegmentAt: index) }
            }
        }
        if let selected = element.integer("selectedSegmentIndex"), selected >= 0, selected < numberOfSegments {
            selectedSegmentIndex = selected
        }
        if let color = element.color(key: "selectedSegmentTintColor", in: document) { selectedSegmentTintColor = color }
    }
}
