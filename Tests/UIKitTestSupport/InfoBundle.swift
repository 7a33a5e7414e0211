import Foundation

/// A bundle with an Info.plist and nothing else, in a temporary folder that is deleted with this object.
package final class InfoBundle {
    /// The bundle.
    package let bundle: Bundle
    private let folder: URL

    package init(_ info: [String: Any]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("Info.plist"))
        bundle = Bundle(path: folder.path)!
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The Info.plist of an app with several windows.
    package static func withScenes(_ further: [String: Any] = [:]) throws -> InfoBundle {
        try InfoBundle(
            ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]].merging(further) { $1 }
        )
    }
}
