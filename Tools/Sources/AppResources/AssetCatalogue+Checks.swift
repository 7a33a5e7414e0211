import Foundation
import XcodeProjects

extension AssetCatalogue {
    /// Image formats that the library reads.
    private static let imageTypes: Set = ["png", "jpg", "jpeg", "svg"]

    /// Reports what is wrong in a set.
    ///
    /// - Parameter replaced: Receives the paths of PDF files, with the names of the SVG files that replace them.
    func check(_ set: AssetSet, _ plan: inout BundlePlan, _ replaced: inout [String: String]) {
        let file = set.path + "/Contents.json"
        guard BundlePlan.kind(of: file) != nil else {
            return plan.report(.error, set.path, "The set has no file Contents.json. Create it again in Xcode.")
        }
        guard let data = plan.read(file) else { return }
        let object: [String: Any]
        do {
            object = try PropertyLists.readObject(data)
        } catch {
            return plan.report(.error, file, line: error.line, error.message)
        }
        if set.kind == .symbol {
            plan.report(
                .warning,
                set.path,
                "Custom symbols are not supported, so the app does not find \(quoted(set.name)). Add an image set with an SVG file."
            )
        }
        let list =
            set.kind == .color ? "colors" : set.kind == .data ? "data" : set.kind == .symbol ? "symbols" : "images"
        guard let entries = object[list] as? [[String: Any]] else {
            return plan.report(.error, file, "There is no list \(quoted(list)).")
        }
        for entry in entries { check(entry, of: set, file, &plan, &replaced) }
    }

    private func check(
        _ entry: [String: Any],
        of set: AssetSet,
        _ file: String,
        _ plan: inout BundlePlan,
        _ replaced: inout [String: String]
    ) {
        guard let name = entry["filename"] as? String else { return }
        guard !name.contains("/"), Destination.normalized(name) == name else {
            return plan.report(.error, file, "\(quoted(name)) is not the name of a file in the set.")
        }
        let path = set.path + "/" + name
        guard FileManager.default.fileExists(atPath: path) else {
            return plan.report(
                .warning,
                file,
                "The file \(quoted(name)) does not exist. Add it, or remove it from the set."
            )
        }
        guard set.kind == .image, ["universal", "iphone"].contains(entry["idiom"] as? String ?? "universal") else {
            return
        }
        let type = (name as NSString).pathExtension.lowercased()
        if type == "pdf" {
            replaced[path] = (name as NSString).deletingPathExtension + ".svg"
        } else if !Self.imageTypes.contains(type) {
            plan.report(.warning, path, "The image format \(quoted(type)) is not supported. Convert the file to PNG.")
        }
    }

    /// Returns the description of a set in which the names of converted files are replaced. Nil if there are none.
    func description(of file: String, _ replaced: [String: String]) -> Data? {
        let folder = (file as NSString).deletingLastPathComponent
        guard !replaced.isEmpty, let data = FileManager.default.contents(atPath: file),
            var object = try? PropertyLists.readObject(data), var entries = object["images"] as? [[String: Any]]
        else { return nil }
        var isChanged = false
        for index in entries.indices {
            guard let name = entries[index]["filename"] as? String, let new = replaced[folder + "/" + name] else {
                continue
            }
            entries[index]["filename"] = new
            isChanged = true
        }
        guard isChanged else { return nil }
        object["images"] = entries
        return try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    }
}
