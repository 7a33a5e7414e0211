import Foundation
@_spi(Host) import UIKitCore

extension UIImage {
    /// The image in a few words, for an outline of the screen: the name of its symbol or its file, or its size in points;
    /// then the colour that the app wants it in, if any.
    var outlineDescription: String {
        let file = fileURL.map { ScreenElement.quoted($0.lastPathComponent) }
        let points = "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
        let name = symbolName ?? file ?? points
        guard renderingMode != .alwaysTemplate, let tintColor else { return name }
        return "\(name) \(tintColor.outlineDescription)"
    }
}
