public import Foundation

/// A request to run a task later. Use a subclass.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier with which the app registered a handler.
    public let identifier: String

    /// The time before which the task does not run. Nil for as soon as possible.
    open var earliestBeginDate: Date?

    init(_ identifier: String) {
        self.identifier = identifier
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(kind, identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    /// The kinds of requests.
    enum Kind: String {
        case refresh, processing
    }

    var kind: Kind { .refresh }

    static func make(_ kind: Kind, _ identifier: String) -> BGTaskRequest {
        switch kind {
        case .refresh: BGAppRefreshTaskRequest(identifier: identifier)
        case .processing: BGProcessingTaskRequest(identifier: identifier)
        }
    }
}

/// A request for a short task that refreshes the content of the app.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Makes a request.
    public init(identifier: String) {
        super.init(identifier)
    }
}

/// A request for a long task, such as maintenance.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether the task needs a network. Kept without effect: desktops run the task, whose own requests tell whether there is one.
    open var requiresNetworkConnectivity = false
    /// Whether the task needs external power. Kept without effect: the app runs on the user's battery anyway.
    open var requiresExternalPower = false

    /// Makes a request.
    public init(identifier: String) {
        super.init(identifier)
    }

    override var kind: Kind { .processing }

    /// Returns a copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? BGProcessingTaskRequest)?.requiresNetworkConnectivity = requiresNetworkConnectivity
        (copy as? BGProcessingTaskRequest)?.requiresExternalPower = requiresExternalPower
        return copy
    }
}
