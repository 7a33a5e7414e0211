import Foundation

/// The properties that key-value coding and observing find by name.
extension UIControl {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("enabled", \UIControl.isEnabled, isObservable: true),
                Property("selected", \UIControl.isSelected, isObservable: true),
                Property("highlighted", \UIControl.isHighlighted, isObservable: true),
            ]
        }
    }
}

extension UIButton {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("titleLabel", \UIButton.titleLabel as KeyPath),
                Property("imageView", \UIButton.imageView as KeyPath),
            ]
        }
    }
}
