import Foundation

/// The images that an image view shows one after the other.
@MainActor
final class ImageFrames {
    /// The visible image; nil for that of the view.
    private(set) var current: UIImage?
    /// Whether the images are shown, or will be shown in a window.
    private(set) var isRunning = false

    private var images: [UIImage] = []
    private var length: TimeInterval = 0
    /// The number of repetitions; 0 for no end.
    private var repetitions = 0
    /// The elapsed time before the last pause.
    private var elapsed: TimeInterval = 0
    /// The time of the last continuation; nil while paused.
    private var begin: TimeInterval?
    private var timer: HostTimer?

    func start(in view: UIImageView) {
        let own = view.isHighlighted ? view.highlightedAnimationImages ?? view.animationImages : view.animationImages
        if let own, !own.isEmpty {
            let length = view.animationDuration > 0 ? view.animationDuration : TimeInterval(own.count) / 30
            start(own, length: length, repetitions: max(view.animationRepeatCount, 0), in: view)
        } else if let image = view.image, let images = image.images, !images.isEmpty {
            start(images, length: image.duration, repetitions: 0, in: view)
        }
    }

    private func start(_ images: [UIImage], length: TimeInterval, repetitions: Int, in view: UIImageView) {
        stop(in: view)
        self.images = images
        self.length = length
        self.repetitions = repetitions
        isRunning = true
        elapsed = 0
        show(in: view)
        play(in: view)
    }

    func stop(in view: UIImageView) {
        timer?.cancel()
        timer = nil
        begin = nil
        guard isRunning || current != nil else { return }
        isRunning = false
        current = nil
        view.setNeedsDisplay()
    }

    /// An animated image moves by itself.
    func imageDidChange(in view: UIImageView) {
        if view.image?.images != nil {
            start(in: view)
        } else if view.animationImages == nil {
            stop(in: view)
        }
    }

    func windowDidChange(of view: UIImageView) {
        guard isRunning else { return }
        if view.window != nil { return play(in: view) }
        elapsed = time
        begin = nil
        timer?.cancel()
        timer = nil
    }

    private var now: TimeInterval { (UIApplication.current?.host.now ?? .zero) / .seconds(1) }

    private var time: TimeInterval { elapsed + (begin.map { now - $0 } ?? 0) }

    private func play(in view: UIImageView) {
        guard view.window != nil, timer == nil, isRunning, let host = UIApplication.current?.host else { return }
        if begin == nil { begin = now }
        let frame = length / TimeInterval(images.count)
        guard frame > 0 else { return }
        let next = ((time / frame).rounded(.down) + 1) * frame - time
        timer = host.after(.seconds(max(next, 0.001))) { [weak self, weak view] in
            guard let self, let view else { return }
            timer = nil
            advance(in: view)
        }
    }

    private func advance(in view: UIImageView) {
        if repetitions > 0, time >= length * TimeInterval(repetitions) - 0.0001 { return stop(in: view) }
        show(in: view)
        play(in: view)
    }

    private func show(in view: UIImageView) {
        let frame = length / TimeInterval(images.count)
        // A timer may fire a little early.
        let index = frame > 0 ? Int((time + 0.0005) / frame) % images.count : 0
        guard current !== images[index] else { return }
        current = images[index]
        view.setNeedsDisplay()
    }
}
