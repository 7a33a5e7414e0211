import Foundation

/// The voice of an utterance, as requests to the speech service.
struct SpeechParameters: Sendable {
    let text: String
    let voice: SpeechVoices.Voice?
    let rate: Int
    let pitch: Int
    let volume: Int
    let delayBefore: TimeInterval
    let delayAfter: TimeInterval

    init(_ utterance: AVSpeechUtterance) {
        text = utterance.speechString
        voice = utterance.voice?.voice
        rate = Self.level((utterance.rate - 0.5) * 200)
        // Twice the pitch is the highest, half of it the lowest.
        pitch = Self.level(100 * log2(min(max(utterance.pitchMultiplier, 0.5), 2)))
        volume = Self.level(utterance.volume * 200 - 100)
        delayBefore = max(0, utterance.preUtteranceDelay)
        delayAfter = max(0, utterance.postUtteranceDelay)
    }

    /// The service's numbers are from -100 to 100. NaN is treated as 0.
    private static func level(_ number: Float) -> Int { number.isNaN ? 0 : Int(min(max(number, -100), 100).rounded()) }

    /// The requests before the text.
    var requests: [String] {
        let language = voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
        var requests = [
            "SET SELF SSML_MODE ON", "SET SELF LANGUAGE \(language)", "SET SELF RATE \(rate)",
            "SET SELF PITCH \(pitch)", "SET SELF VOLUME \(volume)",
        ]
        // After the language, which selects a voice of its own.
        if let voice { requests.insert("SET SELF SYNTHESIS_VOICE \(voice.name)", at: 2) }
        return requests
    }
}
