#if GTK
import CGTK
import CGTKShim
@_spi(Host) import UIKitCore

/// Maps the text input traits of a field or text view to GTK's input purpose and hints.
@MainActor
enum InputWishes {
    static func apply(
        _ field: any UITextInputTraits,
        to text: Widget,
        _ method: UnsafeMutablePointer<GtkIMContext>
    ) {
        let purpose = purpose(of: field)
        let hints = hints(of: field)
        if text.isA(gtk_text_view_get_type()) {
            gtk_text_view_set_input_purpose(text.cast(), purpose)
            gtk_text_view_set_input_hints(text.cast(), hints)
        } else {
            gtk_text_set_input_purpose(text.cast(), purpose)
            gtk_text_set_input_hints(text.cast(), hints)
        }
        searchlight_input_method_set_wishes(method, purpose, hints)
    }

    static func purpose(of field: any UITextInputTraits) -> GtkInputPurpose {
        if field.isSecureTextEntry { return GTK_INPUT_PURPOSE_PASSWORD }
        return switch field.keyboardType {
        case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
        case .decimalPad, .numbersAndPunctuation: GTK_INPUT_PURPOSE_NUMBER
        case .phonePad: GTK_INPUT_PURPOSE_PHONE
        case .namePhonePad: GTK_INPUT_PURPOSE_NAME
        case .URL: GTK_INPUT_PURPOSE_URL
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        default: GTK_INPUT_PURPOSE_FREE_FORM
        }
    }

    static func hints(of field: any UITextInputTraits) -> GtkInputHints {
        var hints = GTK_INPUT_HINT_NONE.rawValue
        switch field.spellCheckingType {
        case .yes: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
        case .no: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        case .default: if field.autocorrectionType == .no { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
        }
        switch field.autocapitalizationType {
        case .none: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .allCharacters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        }
        if field.inlinePredictionType == .yes { hints |= GTK_INPUT_HINT_WORD_COMPLETION.rawValue }
        if field.isSecureTextEntry { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
        return GtkInputHints(rawValue: hints)
    }
}
#endif
