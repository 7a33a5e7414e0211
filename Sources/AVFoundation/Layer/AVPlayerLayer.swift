import Foundation
import FoundationCompatibility
import UIKitCore

/// A layer that shows the video of a player, in windows and in images of the layer.
///
/// The layer of a view shows the video behind the subviews: return this class from `layerClass`. Observable with key-value observing:
/// ``isReadyForDisplay``. Main actor.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    private var storedPlayer: AVPlayer?
    private var hasFrame = false
    private var frameSize = CGSize.zero
    /// Clips the video to the bounds.
    private let frameLayer = StillLayer()
    private let videoLayer = StillLayer()

    /// Makes a layer without a player.
    public override init() {
        super.init()
        addVideo()
    }

    /// Makes a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// Makes a layer with the attributes and the player of another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        addVideo()
        guard let other = layer as? AVPlayerLayer else { return }
        videoGravity = other.videoGravity
        player = other.player
    }

    /// Returns nil: storyboards and nibs cannot contain layers.
    public required init?(coder: NSCoder) { return nil }

    private func addVideo() {
        frameLayer.masksToBounds = true
        frameLayer.addSublayer(videoLayer)
        insertSublayer(frameLayer, at: 0)
    }

    /// The player; nil for none. Strong reference. Several layers can show the video of one player.
    open var player: AVPlayer? {
        get { storedPlayer }
        set {
            guard newValue !== storedPlayer else { return }
            storedPlayer?.layers.removeAll { $0.layer == nil || $0.layer === self }
            storedPlayer = newValue
            newValue?.layers.append(WeakLayer(layer: self))
            show(newValue?.currentItem?.picture)
        }
    }

    /// The place of the video in the bounds. Default: `resizeAspect`.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { placeVideo() } }
    }

    /// Whether the first frame of the item is visible.
    open var isReadyForDisplay: Bool { hasFrame }

    /// The rectangle of the video in the layer's coordinates; empty without a video. With `resizeAspectFill` it extends beyond the bounds.
    open var videoRect: CGRect { videoGravity.rect(of: frameSize, in: bounds) }

    /// Lays out the sublayers, and the video.
    open override func layoutSublayers() {
        super.layoutSublayers()
        placeVideo()
    }

    /// Shows a frame; nil for none.
    func show(_ picture: CGImage?) {
        videoLayer.contents = picture
        let size = picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        if size != frameSize {
            frameSize = size
            placeVideo()
        }
        guard hasFrame != (picture != nil) else { return }
        willChangeValue(forKey: "readyForDisplay")
        hasFrame = picture != nil
        didChangeValue(forKey: "readyForDisplay")
    }

    private func placeVideo() {
        frameLayer.frame = bounds
        frameLayer.bounds = bounds
        videoLayer.frame = videoRect
    }
}

/// A layer whose changes are not animated.
private final class StillLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
