import Foundation
@_spi(Host) import UIKitCore

extension UIImage {
    /// A short description of the image for an outline of the screen: the name of its symbol or file, or its size in points;
    /// then its tint colour, if the app set one.
    var outlineDescription: String {
        let file = fileURL.map { ScreenElement.quoted($0.lastPathComponent) }
        let points = "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
        let name = symbolName ?? file ?? points
        guard renderingMode != .alwaysTemplate, let tintColor else { return name }
        return "\(name) \(tintColor.outlineDescription)"
    }
}
