import Foundation

/// The properties that key-value coding and observing find by name.
extension UIView {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("frame", \UIView.frame, isObservable: true),
                Property("bounds", \UIView.bounds, isObservable: true),
                Property("center", \UIView.center, isObservable: true),
                Property("transform", \UIView.transform, isObservable: true),
                Property("hidden", \UIView.isHidden, isObservable: true),
                Property("alpha", \UIView.alpha, isObservable: true),
                Property("backgroundColor", \UIView.backgroundColor, isObservable: true),
                Property("tintColor", \UIView.tintColor, isObservable: true),
                Property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
                Property("clipsToBounds", \UIView.clipsToBounds),
                Property("contentMode", \UIView.contentMode),
                Property("tag", \UIView.tag),
                Property("layer", \UIView.layer),
                Property("subviews", \UIView.subviews as KeyPath),
                Property("superview", \UIView.superview as KeyPath),
                Property("window", \UIView.window as KeyPath),
                Property("accessibilityLabel", \UIView.accessibilityLabel),
                Property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
            ]
        }
    }
}

extension UILabel {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("text", \UILabel.text, isObservable: true),
                Property("attributedText", \UILabel.attributedText, isObservable: true),
                Property("font", \UILabel.font),
                Property("textColor", \UILabel.textColor),
                Property("highlightedTextColor", \UILabel.highlightedTextColor),
                Property("textAlignment", \UILabel.textAlignment),
                Property("lineBreakMode", \UILabel.lineBreakMode),
                Property("numberOfLines", \UILabel.numberOfLines),
                Property("enabled", \UILabel.isEnabled),
                Property("highlighted", \UILabel.isHighlighted),
            ]
        }
    }
}

extension UIImageView {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("image", \UIImageView.image), Property("highlightedImage", \UIImageView.highlightedImage),
                Property("highlighted", \UIImageView.isHighlighted),
            ]
        }
    }
}

extension CALayer {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("frame", \CALayer.frame), Property("bounds", \CALayer.bounds),
                Property("position", \CALayer.position), Property("zPosition", \CALayer.zPosition),
                Property("backgroundColor", \CALayer.backgroundColor), Property("opacity", \CALayer.opacity),
                Property("hidden", \CALayer.isHidden), Property("masksToBounds", \CALayer.masksToBounds),
                Property("cornerRadius", \CALayer.cornerRadius), Property("borderWidth", \CALayer.borderWidth),
                Property("borderColor", \CALayer.borderColor), Property("shadowColor", \CALayer.shadowColor),
                Property("shadowOpacity", \CALayer.shadowOpacity), Property("shadowOffset", \CALayer.shadowOffset),
                Property("shadowRadius", \CALayer.shadowRadius), Property("name", \CALayer.name),
            ]
        }
    }
}
