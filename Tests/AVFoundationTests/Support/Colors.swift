import CoreGraphics
import UIKitCore

extension CGImage {
    /// The colour of a pixel in the middle, as the nearest name.
    var middleColor: String {
        guard let bytes = pixelBytes else { return "none" }
        return colorName(bytes, at: (height / 2 * width + width / 2) * 4)
    }
}

/// The name of the colour of a pixel of four bytes.
func colorName(_ bytes: [UInt8], at index: Int) -> String {
    switch (bytes[index] > 127, bytes[index + 1] > 127, bytes[index + 2] > 127, bytes[index + 3] > 127) {
    case (_, _, _, false): "clear"
    case (true, false, false, _): "red"
    case (false, true, false, _): "green"
    case (false, false, true, _): "blue"
    case (true, true, true, _): "white"
    case (false, false, false, _): "black"
    default: "mixed"
    }
}
