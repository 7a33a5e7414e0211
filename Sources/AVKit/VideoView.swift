import AVFoundation
import UIKitCore

/// A view whose layer shows the video of a player.
final class VideoView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer {
        guard let layer = layer as? AVPlayerLayer else { fatalError("The layer of a VideoView is an AVPlayerLayer.") }
        return layer
    }
}
