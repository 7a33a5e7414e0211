import Foundation

extension AVAudioSession {
    /// A use of sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sounds that are not necessary, beside those of other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that are not necessary.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds for which the app is used.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Different sounds on several devices.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
        /// Recorded sounds. There is no recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recorded and played sounds. There is no recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// A special use of sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No special use.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Videos.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech, such as audio books.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Prompts of navigation, and other spoken prompts.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        /// Calls.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Video calls.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Games with spoken conversations.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recorded videos. There is no recording.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measured sounds. There is no recording.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// Options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Beside the sounds of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        /// Other apps become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        /// With telephone headsets.
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        /// With the loudspeaker instead of the earpiece.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        /// Spoken sounds of other apps are paused.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// With Bluetooth headphones.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// With AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// Options of ``setActive(_:options:)``.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps may continue.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The sharing of loudspeakers with other apps.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// No special sharing.
        case `default` = 0
        /// That of long sounds, such as music.
        case longFormAudio = 1
        /// A policy of its own.
        case independent = 2
        /// That of long videos.
        case longFormVideo = 3
    }
}
