import Foundation

/// Images that consist of several ones, shown one after the other.
final class AnimatedImage: UIImage, @unchecked Sendable {
    private let frames: [UIImage]
    private let length: TimeInterval

    init(_ first: UIImage, frames: [UIImage], duration: TimeInterval) {
        self.frames = frames
        length = duration
        super.init(content: first.content, appearance: first.appearance)
    }

    required init(imageLiteralResourceName name: String) {
        frames = []
        length = 0
        super.init(imageLiteralResourceName: name)
    }

    override var images: [UIImage]? { frames }
    override var duration: TimeInterval { length }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AnimatedImage else { return false }
        return self === other || (frames == other.frames && length == other.length)
    }
}

extension UIImage {
    /// Makes an image that shows the given ones, one after the other, in image views, and repeats them without end; nil without
    /// images. Images that are animated themselves contribute all of theirs.
    ///
    /// - Parameters:
    ///   - images: The images, usually of the same size.
    ///   - duration: The duration of all images in seconds; 0 for a thirtieth of a second for each.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let length = duration > 0 ? duration : TimeInterval(frames.count) / 30
        return AnimatedImage(first, frames: frames, duration: length)
    }

    /// Makes an animated image from the images of the app whose names consist of a common beginning and a number from 0 or 1: "walk0",
    /// "walk1" and so on, up to 1024. Nil if there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") {
                frames.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: frames, duration: duration)
    }
}
