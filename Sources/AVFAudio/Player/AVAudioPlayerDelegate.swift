import Foundation

/// Follows an audio player. Every member is optional. Called on the main actor.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when the sound ended. Not called when the player is paused or stopped.
    ///
    /// - Parameter flag: Whether all of it could be played.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Called when the sound cannot be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
