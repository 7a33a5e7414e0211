import Foundation
import UIKitCore

extension UITextField {
    /// Decodes a text field.
    func decodeTextField(_ element: InterfaceElement, document: InterfaceDocument) {
        // Interface Builder omits the first attribute if it is on, and writes the smallest size.
        let smallest = element.number("minimumFontSize")
        adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? (smallest != nil)
        if let smallest { minimumFontSize = smallest }
        _ = element.choice("allowsEditingTextAttributes", ["NO": false])
        if let font = element.font(key: "fontDescription") { self.font = font }
        if let text = element.text("text") { self.text = text }
        if let placeholder = element.text("placeholder") { self.placeholder = placeholder }
        if let color = element.color(key: "textColor", in: document) { textColor = color }
        if let alignment = element.choice("textAlignment", InterfaceWords.alignments) { textAlignment = alignment }
        let borders: [String: BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        if let border = element.choice("borderStyle", borders) { borderStyle = border }
        let modes: [String: ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = element.choice("clearButtonMode", modes) { clearButtonMode = mode }
        if let clears = element.bool("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
        // A field with the font of a text style always follows the user's text size.
        element.passOver("adjustsFontForContentSizeCategory")
        if let traits = element.child(key: "textInputTraits") { decodeTraits(traits) }
    }
}

extension UISearchBar {
    /// Decodes a search bar.
    func decodeSearchBar(_ element: InterfaceElement, document: InterfaceDocument) {
        if let text = element.text("text") { self.text = text }
        if let placeholder = element.text("placeholder") { self.placeholder = placeholder }
        if let prompt = element.text("prompt") { self.prompt = prompt }
        if let style = element.choice("barStyle", InterfaceWords.barStyles) { barStyle = style }
        let styles: [String: Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
        if let style = element.choice("searchBarStyle", styles) ?? element.choice("style", styles) {
            searchBarStyle = style
        }
        if let translucent = element.bool("translucent") { isTranslucent = translucent }
        if let color = element.color(key: "barTintColor", in: document) { barTintColor = color }
        if let shows = element.bool("showsCancelButton") { showsCancelButton = shows }
        if let shows = element.bool("showsBookmarkButton") { showsBookmarkButton = shows }
        if let shows = element.bool("showsSearchResultsButton") { showsSearchResultsButton = shows }
        if let shows = element.bool("showsScopeBar") { showsScopeBar = shows }
        if let titles = element.child("scopeButtonTitles") ?? element.child(key: "scopeButtonTitles") {
            scopeButtonTitles = titles.allChildren().enumerated().map { index, title in
                let text = title.textValue()
                return element.translations["scopeButtonTitles[\(index)]"] ?? text
            }
        }
        if let index = element.integer("selectedScopeButtonIndex") { selectedScopeButtonIndex = index }
        if let traits = element.child(key: "textInputTraits") { searchTextField.decodeTraits(traits) }
    }
}

extension UISearchTextField {
    /// Sets the defaults of a search field for attributes that the file does not declare.
    func decodeSearchTextField(_ element: InterfaceElement) {
        let traits = element.children.first { $0.key == "textInputTraits" }
        if element.attributes["borderStyle"] == nil { borderStyle = .roundedRect }
        if element.attributes["clearButtonMode"] == nil { clearButtonMode = .always }
        if traits?.attributes["returnKeyType"] == nil { returnKeyType = .search }
    }
}

/// Text whose input traits a file declares.
@MainActor
protocol InterfaceTextInput: AnyObject {
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var textContentType: UITextContentType! { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Hides the text. Text of several lines cannot be hidden.
    func setSecure(_ isSecure: Bool)
}

extension UITextField: InterfaceTextInput {
    func setSecure(_ isSecure: Bool) { isSecureTextEntry = isSecure }
}

extension UITextView: InterfaceTextInput {
    func setSecure(_ isSecure: Bool) {}

    /// Decodes a text view.
    func decodeTextView(_ element: InterfaceElement, document: InterfaceDocument) {
        if let font = element.font(key: "fontDescription") { self.font = font }
        if let color = element.color(key: "textColor", in: document) { textColor = color }
        if let alignment = element.choice("textAlignment", InterfaceWords.alignments) { textAlignment = alignment }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
        if let text = element.text("text") { self.text = text }
        if let text = element.attributedText(key: "attributedText", in: document) { attributedText = text }
        if let editable = element.bool("editable") { isEditable = editable }
        if let selectable = element.bool("selectable") { isSelectable = selectable }
        if let allows = element.bool("allowsEditingTextAttributes") { allowsEditingTextAttributes = allows }
        if let clears = element.bool("clearsOnInsertion") { clearsOnInsertion = clears }
        if let enabled = element.bool("findInteractionEnabled") { isFindInteractionEnabled = enabled }
        if let types = element.child(key: "dataDetectorTypes") {
            dataDetectorTypes = []
            if types.bool("phoneNumber") == true { dataDetectorTypes.insert(.phoneNumber) }
            if types.bool("link") == true { dataDetectorTypes.insert(.link) }
            // These kinds cannot be recognized.
            for name in ["address", "calendarEvent", "shipmentTrackingNumber", "flightNumber", "lookupSuggestion"] {
                types.passOver(name)
            }
        }
        if let traits = element.child(key: "textInputTraits") { decodeTraits(traits) }
    }
}

extension InterfaceTextInput {
    /// Decodes the text input traits.
    func decodeTraits(_ element: InterfaceElement) {
        let appearances: [String: UIKeyboardAppearance] = [
            "default": .default, "dark": .dark, "alert": .dark, "light": .light,
        ]
        if let appearance = element.choice("keyboardAppearance", appearances) { keyboardAppearance = appearance }
        if let type = element.choice("keyboardType", Self.keyboards) { keyboardType = type }
        if let type = element.choice("returnKeyType", Self.returnKeys) { returnKeyType = type }
        let capitals: [String: UITextAutocapitalizationType] = [
            "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
        ]
        if let type = element.choice("autocapitalizationType", capitals) { autocapitalizationType = type }
        let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = element.choice("autocorrectionType", corrections) { autocorrectionType = type }
        let spelling: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = element.choice("spellCheckingType", spelling) { spellCheckingType = type }
        let quotes: [String: UITextSmartQuotesType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = element.choice("smartQuotesType", quotes) { smartQuotesType = type }
        let dashes: [String: UITextSmartDashesType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = element.choice("smartDashesType", dashes) { smartDashesType = type }
        let insertions: [String: UITextSmartInsertDeleteType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = element.choice("smartInsertDeleteType", insertions) { smartInsertDeleteType = type }
        if let type = element.string("textContentType") { textContentType = UITextContentType(rawValue: type) }
        if let automatic = element.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = automatic }
        if let secure = element.bool("secureTextEntry") { setSecure(secure) }
    }

    private static var keyboards: [String: UIKeyboardType] {
        [
            "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
            "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
            "phonePad": .phonePad,
            "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
            "twitter": .twitter, "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
        ]
    }

    private static var returnKeys: [String: UIReturnKeyType] {
        [
            "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
            "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
            "continue": .continue,
        ]
    }
}
