import Foundation

/// The time at which a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// When the document element exists, before all other content.
    case atDocumentStart = 0
    /// When the document is parsed, before its images and other parts are loaded.
    case atDocumentEnd = 1
}

/// A script of the app that runs in each loaded page; see ``WKUserContentController/addUserScript(_:)``. Must be used on the main
/// actor.
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
    /// The script.
    open var source: String { ownSource }

    /// The time at which it runs.
    open var injectionTime: WKUserScriptInjectionTime { ownTime }

    /// Whether it runs only in the page, not in its frames.
    open var isForMainFrameOnly: Bool { isForPageOnly }

    /// The world in which it runs.
    let world: WKContentWorld

    private let ownSource: String
    private let ownTime: WKUserScriptInjectionTime
    private let isForPageOnly: Bool

    /// Makes a script that runs in the world of the page.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// Makes a script.
    ///
    /// - Parameters:
    ///   - source: The script.
    ///   - injectionTime: The time at which it runs.
    ///   - forMainFrameOnly: Whether it runs only in the page, not in its frames.
    ///   - contentWorld: The world in which it runs.
    public init(
        source: String,
        injectionTime: WKUserScriptInjectionTime,
        forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        ownSource = source
        ownTime = injectionTime
        isForPageOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }

    /// The script itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
