import AVFoundation
@_spi(UIKitModules) @_spi(Host) import UIKitCore

extension AVPlayerViewController {
    /// Performs a key of playback. Returns whether it was one.
    func handlePlaybackKey(_ press: KeyPress) -> Bool {
        guard showsPlaybackControls, press.modifiers.isEmpty, player?.currentItem != nil else { return false }
        switch press.key {
        case .character(" "): togglePlayback()
        case .character("m"): toggleSound()
        case .left: skip(-10)
        case .right: skip(10)
        case .home: seek(to: 0)
        case .end: seek(to: .infinity)
        default: return false
        }
        return true
    }
}

extension UIView {
    /// Whether this view, or one in it, receives keys.
    var containsFirstResponder: Bool { isFirstResponder || subviews.contains(where: \.containsFirstResponder) }
}
