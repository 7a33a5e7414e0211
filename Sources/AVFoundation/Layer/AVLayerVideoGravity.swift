import Foundation

/// The place of a video in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a gravity from its name. Unknown names act as ``resizeAspect``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As large as the layer permits, complete. Default.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Fills the layer, with cut edges.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched to the layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    /// The rectangle of a video of a size in bounds.
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return .zero }
        switch self {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest rectangle of an aspect ratio in the middle of a rectangle; empty if a side is not positive. Any thread.
///
/// - Parameters:
///   - aspectRatio: The width and the height, in any unit.
///   - boundingRect: The rectangle, in points.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0, boundingRect.width > 0, boundingRect.height > 0 else {
        return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
    }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - width / 2,
        y: boundingRect.midY - height / 2,
        width: width,
        height: height
    )
}
