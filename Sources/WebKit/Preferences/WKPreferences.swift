import Foundation

/// Settings of pages in web views. Changes apply to the web views that have them. Must be used on the main actor.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    private var renderers: [WeakRenderer] = []

    private struct WeakRenderer {
        weak var renderer: (any PageRenderer)?
    }

    /// Makes the default settings.
    public override nonisolated init() {
        super.init()
    }

    /// Tells a renderer about changes.
    func attach(_ renderer: any PageRenderer) {
        renderers.removeAll { $0.renderer == nil }
        renderers.append(WeakRenderer(renderer: renderer))
    }

    private func changed() {
        for item in renderers { item.renderer?.applyPreferences() }
    }

    /// The least size of text, in points. Default: 0.
    open var minimumFontSize: CGFloat = 0 {
        didSet { changed() }
    }

    /// Whether scripts open windows without a click or a key of the user. Default: false. The app makes the windows; see
    /// ``WKUIDelegate``.
    open var javaScriptCanOpenWindowsAutomatically = false {
        didSet { changed() }
    }

    /// Whether scripts run in pages.
    @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript.")
    open var javaScriptEnabled: Bool {
        get { runsScripts }
        set { runsScripts = newValue }
    }

    /// The value of the deprecated property.
    private(set) var runsScripts = true {
        didSet { changed() }
    }

    /// Whether to warn of pages that are known to be fraudulent. Kept without effect: WebKitGTK has no list of them.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// Settings of the pages that a web view loads. Must be used on the main actor.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Makes the default settings.
    public override nonisolated init() {
        super.init()
    }

    /// Whether the scripts of pages run. Scripts of the app run in any case. Default: true.
    open var allowsContentJavaScript = true

    /// The kind of page to request. Kept without effect: there are only desktops.
    open var preferredContentMode = ContentMode.recommended

    /// The kinds of pages.
    public enum ContentMode: Int, Sendable {
        /// The one for the device.
        case recommended = 0
        /// For small screens.
        case mobile = 1
        /// For desktops.
        case desktop = 2
    }

    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.allowsContentJavaScript = allowsContentJavaScript
        copy.preferredContentMode = preferredContentMode
        return copy
    }
}

/// Types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Media with sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// Media with pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// All media.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
