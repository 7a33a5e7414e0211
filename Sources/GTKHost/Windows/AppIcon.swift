#if GTK
import CGTK
import Foundation

/// The icon of the app's windows, from the icon set that Info.plist names, in an asset catalogue of the bundle.
@MainActor
struct AppIcon {
    /// The folder with the image, and the image's name without extension. GTK finds the icons of windows only by their names in folders.
    let folder: URL
    let name: String

    /// The size from which an image is large enough for window switchers, in pixels.
    private static let usualSide = 128

    /// Finds the icon. Returns nil if there is none.
    ///
    /// - Parameters:
    ///   - info: The content of Info.plist.
    ///   - resources: The folder with the asset catalogues.
    init?(info: [String: Any], resources: URL?) {
        let icons = info["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        guard let set = primary?["CFBundleIconName"] as? String, let resources,
            let folder = AppIcon.folder(of: set, in: resources),
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
            let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let images = content["images"] as? [[String: Any]], let file = AppIcon.file(among: images)
        else { return nil }
        self.folder = folder
        name = String(file.dropLast(".png".count))
    }

    /// The folder of an icon set in one of the catalogues.
    private static func folder(of set: String, in resources: URL) -> URL? {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: resources.path)) ?? []
        for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
            let root = resources.appendingPathComponent(catalogue)
            for case let path as String in files.enumerator(atPath: root.path) ?? .init()
            where path.split(separator: "/").last == "\(set).appiconset" {
                return root.appendingPathComponent(path)
            }
        }
        return nil
    }

    /// The file of the smallest image that is large enough, otherwise of the largest one.
    private static func file(among images: [[String: Any]]) -> String? {
        let known = images.compactMap { image -> (file: String, side: Int)? in
            guard let file = image["filename"] as? String, file.hasSuffix(".png"), !file.contains("/"),
                // Variants for dark and tinted home screens.
                image["appearances"] == nil
            else { return nil }
            let points = (image["size"] as? String)?.split(separator: "x").first.flatMap { Double($0) } ?? 0
            let scale = (image["scale"] as? String)?.dropLast()
            return (file, Int(points * (scale.flatMap { Double($0) } ?? 1)))
        }
        let large = known.filter { $0.side >= usualSide }
        return (large.min { $0.side < $1.side } ?? known.max { $0.side < $1.side })?.file
    }

    /// Shows the icon on all windows without an icon of their own.
    func use() {
        guard let display = gdk_display_get_default() else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), folder.path)
        gtk_window_set_default_icon_name(name)
    }
}
#endif
