import Foundation

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of a data set (`….dataset`) in an asset catalogue.
///
/// The catalogue is a folder `….xcassets` that was copied as a resource. Immutable, and can be shared between threads.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the data set.
    public let name: NSDataAssetName

    /// The content of the file.
    public let data: Data

    /// The uniform type identifier of the data as declared in the catalogue; `public.data` if none is.
    public let typeIdentifier: String

    /// Reads a data set of the main bundle, or beside the executable, where Swift packages place their resources. Returns nil if
    /// there is no data set with this name, or its file cannot be read.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Reads a data set.
    ///
    /// - Parameters:
    ///   - name: The name, preceded by the names of folders that provide a namespace: `Texts/Licence`.
    ///   - bundle: The bundle with the catalogue. For the main bundle, the directories beside the executable are searched too.
    ///
    /// Returns nil if there is no data set with this name, or its file cannot be read. Of several files, the one for phones or for
    /// all devices is read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let sets = AssetCatalogues.directories(of: bundle).lazy
            .flatMap { AssetCatalogues.sets(named: name, type: "dataset", in: $0) }
        guard let found = sets.compactMap(Self.file).first else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.type
    }

    /// Returns the asset itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func file(in set: URL) -> (data: Data, type: String)? {
        let entries = AssetCatalogues.json(in: set)?["data"] as? [[String: Any]] ?? []
        for idiom in ["iphone", "universal"] {
            for entry in entries where entry["idiom"] as? String ?? "universal" == idiom {
                guard let name = entry["filename"] as? String,
                    let data = try? Data(contentsOf: set.appendingPathComponent(name))
                else { continue }
                return (data, entry["universal-type-identifier"] as? String ?? "public.data")
            }
        }
        return nil
    }
}
