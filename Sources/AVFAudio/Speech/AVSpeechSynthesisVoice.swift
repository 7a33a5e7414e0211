import Foundation

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// The usual quality: that of all voices, because the desktop does not tell.
    case `default` = 1
    /// A better quality.
    case enhanced = 2
    /// The best quality.
    case premium = 3
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    /// Unknown: that of all voices, because the desktop does not tell.
    case unspecified = 0
    /// Male.
    case male = 1
    /// Female.
    case female = 2
}

/// A voice of the desktop's speech service, Speech Dispatcher. Any thread.
///
/// The first use of a voice asks the service for all voices and waits for it: some milliseconds, or a fraction of a second if the service
/// must be started.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    let voice: SpeechVoices.Voice

    init(_ voice: SpeechVoices.Voice) {
        self.voice = voice
        super.init()
    }

    /// Finds the voice of a language.
    ///
    /// - Parameter languageCode: A language as in BCP 47, such as `en-GB` or `en`; nil for the language of the user. If there is no voice
    ///   of the region, one of another region is used.
    /// - Returns: Nil if the service has no voice of the language, or if there is no service.
    public convenience init?(language languageCode: String?) {
        let tag = SpeechVoices.languageTag(languageCode ?? Self.currentLanguageCode())
        let voices = SpeechVoices.all()
        let language = tag.prefix { $0 != "-" }
        let found =
            voices.first { $0.language == tag } ?? voices.first { $0.language.hasPrefix(tag + "-") }
            ?? voices.first { $0.language.prefix { $0 != "-" } == language }
        guard let found else { return nil }
        self.init(found)
    }

    /// Finds a voice by its identifier; nil if there is none.
    public convenience init?(identifier: String) {
        guard let found = SpeechVoices.all().first(where: { Self.identifier(of: $0) == identifier }) else { return nil }
        self.init(found)
    }

    /// Returns all voices of the service; empty if there is none. It may be long: espeak-ng has a hundred voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { SpeechVoices.all().map(AVSpeechSynthesisVoice.init) }

    /// Returns the language of the user, such as `en-GB`.
    open class func currentLanguageCode() -> String {
        SpeechVoices.languageTag(Locale.preferredLanguages.first ?? Locale.current.identifier)
    }

    /// The language, such as `en-GB`.
    open var language: String { voice.language }

    /// The name, as the service lists it.
    open var name: String { voice.name }

    /// An identifier that stays the same while the service has the voice.
    open var identifier: String { Self.identifier(of: voice) }

    /// The quality: always the default.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }

    /// The gender: always unspecified.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    private static func identifier(of voice: SpeechVoices.Voice) -> String {
        "org.freedesktop.speech-dispatcher.\(voice.language).\(voice.name)"
    }

    /// Whether the other object is the same voice.
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.voice == voice }

    /// A hash that is the same for equal voices.
    open override var hash: Int { voice.hashValue }
}
