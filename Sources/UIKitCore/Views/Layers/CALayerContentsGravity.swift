import Foundation

/// The position and scaling of the contents of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a gravity from its name. Unknown names act as ``resize``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the bottom edge: the names of Core Animation are those of a vertical axis that points up, as on Apple's systems.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the top edge; see ``top``.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the lower left corner; see ``top``.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the lower right corner; see ``top``.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the upper left corner; see ``top``.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the upper right corner; see ``top``.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds. Default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The content mode of a view with the same effect.
    var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}
