import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest ``AVSpeechUtterance/rate``.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The fastest ``AVSpeechUtterance/rate``.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual ``AVSpeechUtterance/rate``.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak, with its voice. Changes after it was passed to a synthesizer have no effect. Any thread, one at a time.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String

    /// The text with attributes, which are not spoken differently.
    public let attributedSpeechString: NSAttributedString

    /// Makes an utterance of a text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    /// Makes an utterance of the characters of a text.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
        super.init()
    }

    /// The voice; nil for the usual voice of the user's language.
    open var voice: AVSpeechSynthesisVoice?

    /// The speed, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``. Other values are clamped.
    /// Default: ``AVSpeechUtteranceDefaultSpeechRate``.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate

    /// The factor of the pitch, from 0.5 to 2. Other values are clamped. Default: 1.
    open var pitchMultiplier: Float = 1

    /// The volume, from 0 to 1. Other values are clamped. Default: 1.
    open var volume: Float = 1

    /// The pause before the text, in seconds. Default: 0.
    open var preUtteranceDelay: TimeInterval = 0

    /// The pause after the text, before the next utterance, in seconds. Default: 0.
    open var postUtteranceDelay: TimeInterval = 0
}
