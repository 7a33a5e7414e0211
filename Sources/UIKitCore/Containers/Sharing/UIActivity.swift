import Foundation

/// Something that the user can do with shared items. An app subclasses it for activities of its own. Main actor.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The groups of activities.
    public enum Category: Int, Sendable {
        /// Acts on the items in the app.
        case action
        /// Sends the items to others.
        case share
    }

    /// Creates an activity.
    public override init() { super.init() }

    /// The group of the activity. Actions are listed after activities that share. Default: action.
    open class var activityCategory: Category { .action }

    /// The type of the activity. Default: nil.
    open var activityType: ActivityType? { nil }

    /// The title for the user. Default: nil; the activity is not listed.
    open var activityTitle: String? { nil }

    /// The image for the user. Default: nil.
    open var activityImage: UIImage? { nil }

    /// Whether the activity accepts the items. Default: false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items before the activity is performed. Default: does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that performs the activity. It is presented instead of a call of ``perform()``. Default: nil.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity, and calls ``activityDidFinish(_:)`` at its end. Default: ends at once.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity: its controller and the share sheet are dismissed.
    ///
    /// - Parameter completed: Whether the activity was performed.
    open func activityDidFinish(_ completed: Bool) {
        let finish = onFinish
        onFinish = nil
        finish?(completed)
    }

    /// Called once at the end of the activity.
    var onFinish: ((_ isCompleted: Bool) -> Void)?

    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

// Apps use the types of activities that exist only on iOS to exclude them, or to choose an item.
extension UIActivity.ActivityType {
    /// Copies the items to the clipboard.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Opens the user's mail program with the items.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// Prints the items.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// Sends the items in a text message. Not offered on a desktop.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// Transfers the items to a device nearby. Not offered on a desktop.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Adds an address to the reading list. Not offered on a desktop.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Assigns an image to a contact. Not offered on a desktop.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Saves an image in the photo library. Not offered on a desktop.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Opens a book. Not offered on a desktop.
    public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF with notes. Not offered on a desktop.
    public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// Posts to Facebook. Not offered on a desktop.
    public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter. Not offered on a desktop.
    public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo. Not offered on a desktop.
    public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Vimeo. Not offered on a desktop.
    public static let postToVimeo = Self(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Flickr. Not offered on a desktop.
    public static let postToFlickr = Self(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Tencent Weibo. Not offered on a desktop.
    public static let postToTencentWeibo = Self(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// Adds a page to the home screen. Not offered on a desktop.
    public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")

    /// Saves the items in a file. iOS has no constant for this type.
    static let saveToFiles = Self(rawValue: "com.apple.DocumentManagerUICore.SaveToFiles")
    /// Opens an address in the browser. iOS has no such activity.
    static let openInBrowser = Self(rawValue: "OpenInBrowser")
}
