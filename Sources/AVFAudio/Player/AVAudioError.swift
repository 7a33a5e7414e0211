import Foundation
import MediaPlayback

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors with a status of the operating system.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

/// The status of a file that is no sound: `typ?`.
public let kAudioFileUnsupportedFileTypeError: Int32 = 0x7479_703F

extension NSError {
    /// The error of a sound that cannot be played.
    convenience init(sound failure: MediaFailure) {
        var information: [String: Any] = [NSLocalizedDescriptionKey: failure.message]
        information[NSDebugDescriptionErrorKey] = failure.details
        self.init(
            domain: NSOSStatusErrorDomain,
            code: Int(kAudioFileUnsupportedFileTypeError),
            userInfo: information
        )
    }
}
