import Foundation

/// The properties that key-value coding finds by name. Apps reach those without public property only in this way.
extension UIAlertAction {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("title", \UIAlertAction.title as KeyPath), Property("style", \UIAlertAction.style as KeyPath),
                Property("enabled", \UIAlertAction.isEnabled),
                Property("titleTextColor", \UIAlertAction.titleTextColor),
                Property("_titleTextColor", \UIAlertAction.titleTextColor),
                Property("image", \UIAlertAction.image), Property("_image", \UIAlertAction.image),
            ]
        }
    }
}

extension UIAlertController {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("message", \UIAlertController.message),
                Property("preferredAction", \UIAlertController.preferredAction),
                Property("attributedTitle", \UIAlertController.attributedTitle),
                Property("_attributedTitle", \UIAlertController.attributedTitle),
                Property("attributedMessage", \UIAlertController.attributedMessage),
                Property("_attributedMessage", \UIAlertController.attributedMessage),
                Property("contentViewController", \UIAlertController.contentViewController),
                Property("_contentViewController", \UIAlertController.contentViewController),
            ]
        }
    }
}
