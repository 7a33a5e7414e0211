import Foundation

/// A kind of tree.
@objcMembers
public class Tree: NSObject {
    /// The common name.
    public let name: String
    /// The scientific name.
    public let latinName: String
    /// The height of an old tree in metres.
    public dynamic var height: Double
    /// The continent of origin.
    public let continent: String
    /// Whether the tree keeps its leaves in winter.
    public let isEvergreen: Bool
    /// Whether the user marked the tree.
    @objc public dynamic var isMarked = false

    /// Makes a tree.
    public init(name: String, latinName: String, height: Double, continent: String, isEvergreen: Bool) {
        self.name = name
        self.latinName = latinName
        self.height = height
        self.continent = continent
        self.isEvergreen = isEvergreen
    }
}
