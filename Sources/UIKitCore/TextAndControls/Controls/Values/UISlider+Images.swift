import Foundation

/// The images of a slider by state.
struct SliderImages {
    var thumb: [UIControl.State: UIImage] = [:]
    var minimumTrack: [UIControl.State: UIImage] = [:]
    var maximumTrack: [UIControl.State: UIImage] = [:]
}

extension UISlider {
    /// The image of the thumb in a state, or that of `normal` if the state has none.
    public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] ?? images.thumb[.normal] }

    /// The image of the track before the thumb in a state, or that of `normal` if the state has none.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        images.minimumTrack[state] ?? images.minimumTrack[.normal]
    }

    /// The image of the track after the thumb in a state, or that of `normal` if the state has none.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        images.maximumTrack[state] ?? images.maximumTrack[.normal]
    }

    /// The image of the thumb in the current state.
    public var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The image of the track before the thumb in the current state.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The image of the track after the thumb in the current state.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    func imagesDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The height of the usual track in points.
    @_spi(Host) public static var usualTrackHeight: CGFloat { 4 }

    /// The distance of the images from the track in points.
    @_spi(Host) public static var imageDistance: CGFloat { 8 }

    func valueImageRect(of image: UIImage?, isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    func defaultTrackRect(forBounds bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let before = minimumValueImage.map { $0.size.width + Self.imageDistance } ?? 2
        let after = maximumValueImage.map { $0.size.width + Self.imageDistance } ?? 2
        return CGRect(
            x: bounds.minX + (isMirrored ? after : before),
            y: bounds.midY - Self.usualTrackHeight / 2,
            width: max(0, bounds.width - before - after),
            height: Self.usualTrackHeight
        )
    }

    func defaultThumbRect(trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 20, height: 20)
        let length = maximumValue - minimumValue
        let share = length > 0 ? CGFloat(min(max((value - minimumValue) / length, 0), 1)) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: rect.minX + (rect.width - size.width) * (isMirrored ? 1 - share : share),
            y: rect.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
