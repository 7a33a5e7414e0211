import Foundation
@_spi(Host) import UIKitCore

extension ScreenElement {
    /// The identifier and the frame for an outline: ` id "name" (x, y, width × height)`.
    var place: String {
        let name = identifier.flatMap { $0.isEmpty ? nil : " id \(Self.quoted($0))" } ?? ""
        let sides = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
        return "\(name) (\(sides[0]), \(sides[1]), \(sides[2]) × \(sides[3]))"
    }

    /// A number of points with at most two decimal places.
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        guard rounded.magnitude < 1e9 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
