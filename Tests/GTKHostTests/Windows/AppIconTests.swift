#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost

/// The icon of windows, from the icon set of the app's asset catalogue.
@MainActor
@Suite("App icons of windows", .enabled(if: isOnDisplay))
struct AppIconTests {
    /// A picture of one pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    private let info = ["CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "AppIcon"]]]
    private let resources = FileManager.default.temporaryDirectory.appendingPathComponent("icon-\(UUID().uuidString)")

    /// Writes an icon set with images of the given names and descriptions.
    private func write(_ images: [String: String]) throws {
        let set = resources.appendingPathComponent("Assets.xcassets/Icons/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let entries = images.sorted { $0.key < $1.key }.map { "{\"filename\": \"\($0.key)\", \($0.value)}" }
        let text = "{\"images\": [\(entries.joined(separator: ","))]}"
        try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
        for name in images.keys where !name.contains("/") {
            try #require(Data(base64Encoded: Self.picture)).write(to: set.appendingPathComponent(name))
        }
    }

    @Test func `the smallest image for window switchers is used`() throws {
        defer { try? FileManager.default.removeItem(at: resources) }
        try write([
            "shop-60.png": "\"size\": \"60x60\", \"scale\": \"3x\"",
            "shop-20.png": "\"size\": \"20x20\", \"scale\": \"2x\"",
            "shop-1024.png": "\"size\": \"1024x1024\", \"idiom\": \"universal\"",
            "../shop.png": "\"size\": \"150x150\"",
            "shop-dark.png": "\"size\": \"140x140\", \"appearances\": []",
        ])
        #expect(AppIcon(info: info, resources: resources)?.name == "shop-60")
    }

    @Test func `windows have the icon`() throws {
        defer { try? FileManager.default.removeItem(at: resources) }
        try #require(gtk_init_check() != 0)
        let name = "searchlight-test-\(UUID().uuidString)"
        try write(["\(name).png": "\"size\": \"20x20\""])
        let icon = try #require(AppIcon(info: info, resources: resources))
        icon.use()
        #expect(gtk_window_get_default_icon_name().map { String(cString: $0) } == name)
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        let found = gtk_icon_theme_lookup_icon(
            theme,
            name,
            nil,
            64,
            1,
            GTK_TEXT_DIR_NONE,
            GtkIconLookupFlags(rawValue: 0)
        )
        let file = gtk_icon_paintable_get_file(found)
        #expect(file.flatMap { g_file_get_path($0) }.map { String(cString: $0) }?.hasSuffix("/\(name).png") == true)
    }

    @Test func `an app without an icon has none`() throws {
        #expect(AppIcon(info: info, resources: resources) == nil)
        #expect(AppIcon(info: [:], resources: resources) == nil)
    }
}
#endif
