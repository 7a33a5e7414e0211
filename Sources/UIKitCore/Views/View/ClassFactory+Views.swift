import Foundation
import UIKitRuntime

extension ClassFactory {
    package static func makeView(_ type: UIView.Type, frame: CGRect = .zero) -> UIView {
        take(UIKitRuntimeMakeView(pointer(type), frame.minX, frame.minY, frame.width, frame.height))
    }
}
