import AVFoundation
import UIKitCore

/// A view whose layer shows the film of a player.
final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var film: AVPlayerLayer {
        guard let film = layer as? AVPlayerLayer else { fatalError("The layer of a FilmView is an AVPlayerLayer.") }
        return film
    }
}
