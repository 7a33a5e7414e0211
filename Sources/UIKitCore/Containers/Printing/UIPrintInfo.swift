import Foundation

/// The settings of a printed document, before the user changes them.
open class UIPrintInfo: NSObject, NSCopying {
    /// Kinds of content.
    public enum OutputType: Int, Sendable {
        /// Text and graphics.
        case general = 0
        /// A photograph.
        case photo = 1
        /// Text and graphics without colours.
        case grayscale = 2
        /// A photograph without colours.
        case photoGrayscale = 3
    }

    /// Orientations of the paper.
    public enum Orientation: Int, Sendable {
        /// Higher than wide.
        case portrait = 0
        /// Wider than high.
        case landscape = 1
    }

    /// Uses of both sides of the paper.
    public enum Duplex: Int, Sendable {
        /// Only one side.
        case none = 0
        /// Both sides, joined at the long edge.
        case longEdge = 1
        /// Both sides, joined at the short edge.
        case shortEdge = 2
    }

    /// The name of the document. Default: that of the app.
    open var jobName = ""
    /// The kind of content. Default: `general`.
    open var outputType = OutputType.general
    /// The orientation of the paper. Default: portrait.
    open var orientation = Orientation.portrait
    /// The use of both sides. Default: none.
    open var duplex = Duplex.none
    /// The identifier of the printer. Kept without effect: the user chooses the printer.
    open var printerID: String?

    /// Makes the default settings.
    public override init() {
        super.init()
    }

    /// Makes settings from ``dictionaryRepresentation``. Other entries are ignored.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        jobName = dictionary["jobName"] as? String ?? ""
        outputType = (dictionary["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary["duplex"] as? Int).flatMap(Duplex.init) ?? .none
        printerID = dictionary["printerID"] as? String
    }

    /// The settings, for storage.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
            "duplex": duplex.rawValue,
        ]
        dictionary["printerID"] = printerID
        return dictionary
    }

    /// Returns the default settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
