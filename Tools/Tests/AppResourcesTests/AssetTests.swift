import AppResources
import Foundation
import Testing
import XcodeProjects

@Suite struct AssetTests {
    /// A workspace with an empty catalogue `Assets.xcassets`.
    private func workspace(_ settings: [String: String] = [:]) throws -> Workspace {
        let workspace = try Workspace(settings: settings)
        try workspace.write(#"{"info":{"version":1}}"#, to: "Assets.xcassets/Contents.json")
        workspace.list("Assets.xcassets")
        return workspace
    }

    private func addColor(_ name: String, to workspace: Workspace) throws {
        try workspace.write(#"{"colors":[]}"#, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }

    private func addImage(_ name: String, to workspace: Workspace) throws {
        try workspace.write(#"{"images":[]}"#, to: "Assets.xcassets/\(name).imageset/Contents.json")
    }

    private let extensions = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]

    @Test func `a catalogue is copied with its sets`() throws {
        let workspace = try workspace()
        try workspace.write(#"{"images":[{"filename":"star.png"}]}"#, to: "Assets.xcassets/star.imageset/Contents.json")
        try workspace.write("png", to: "Assets.xcassets/star.imageset/star.png")
        #expect(try workspace.build().problems.isEmpty)
        #expect(workspace.text("Assets.xcassets/star.imageset/star.png") == "png")
        #expect(workspace.text("Assets.xcassets/star.imageset/Contents.json") != nil)
    }

    @Test func `catalogues of the same name are separate folders`() throws {
        let workspace = try Workspace()
        for (folder, name) in ["One": "red", "Two": "blue", "Three": "green"].sorted(by: { $0.key < $1.key }) {
            try workspace.write(#"{"colors":[]}"#, to: "\(folder)/Assets.xcassets/\(name).colorset/Contents.json")
            workspace.list("\(folder)/Assets.xcassets")
        }
        workspace.list("One/Assets.xcassets")
        let result = try workspace.build()
        #expect(result.problems.isEmpty)
        #expect(
            workspace.files == [
                "Assets-2.xcassets/green.colorset/Contents.json", "Assets-3.xcassets/blue.colorset/Contents.json",
                "Assets.xcassets/red.colorset/Contents.json", "Info.plist",
            ]
        )
        #expect(result.assetSymbols?.contains("static let green ") == true)
    }

    @Test func `a missing file of a set is a warning`() throws {
        let workspace = try workspace()
        try workspace.write(#"{"images":[{"filename":"star.png"}]}"#, to: "Assets.xcassets/star.imageset/Contents.json")
        let problem = try #require(try workspace.build().problems.first)
        #expect(problem.severity == .warning)
        #expect(problem.path == workspace.path("Assets.xcassets/star.imageset/Contents.json"))
        #expect(problem.message.contains("'star.png'"))
    }

    @Test func `invalid descriptions are errors`() throws {
        let workspace = try workspace()
        try workspace.write("{\n\"images\": [}", to: "Assets.xcassets/a.imageset/Contents.json")
        try workspace.write("{}", to: "Assets.xcassets/b.imageset/Contents.json")
        try workspace.write("x", to: "Assets.xcassets/c.imageset/c.png")
        try workspace.write(#"{"data":[{"filename":"../x"}]}"#, to: "Assets.xcassets/d.dataset/Contents.json")
        let problems = try workspace.build().problems
        #expect(problems.map(\.severity) == [.error, .error, .error, .error])
        #expect(problems.first?.line == 2)
    }

    @Test func `sets and formats without support are warnings`() throws {
        let workspace = try workspace()
        try workspace.write("{}", to: "Assets.xcassets/a.spriteatlas/Contents.json")
        try workspace.write(#"{"symbols":[]}"#, to: "Assets.xcassets/b.symbolset/Contents.json")
        try workspace.write(#"{"images":[{"filename":"c.heic"}]}"#, to: "Assets.xcassets/c.imageset/Contents.json")
        try workspace.write("x", to: "Assets.xcassets/c.imageset/c.heic")
        #expect(try workspace.build().problems.map(\.severity) == [.warning, .warning, .warning])
    }

    @Test(arguments: [
        ("Brand", "brand"), ("AccentColor", "accent"), ("background-color", "background"), ("Color", "color"),
        ("BGColorOne", "bgColorOne"), ("color_24292B", "color24292B"), ("blueEF", "blueEF"), ("M-stadt", "mStadt"),
        ("CLR_TABLE", "CLR_TABLE"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"), ("16_9", "_16_9"), ("2ru", "_2Ru"),
        ("1gridPopupBg2", "_1GridPopupBg2"), ("default", "`default`"), ("sweet banana", "sweetBanana"), ("BMW", "BMW"),
        ("icons8-card-100", "icons8Card100"), ("__Preset", "preset"),
    ])
    func `symbols have the names that Xcode gives them`(asset: String, symbol: String) throws {
        let workspace = try workspace()
        try addColor(asset, to: workspace)
        let source = try #require(try workspace.build().assetSymbols)
        #expect(
            source.contains("static let \(symbol) = UIKit.ColorResource(name: \"\(asset)\", bundle: resourceBundle)")
        )
    }

    @Test func `images drop the last word Image`() throws {
        let workspace = try workspace()
        try addImage("LogoImage", to: workspace)
        #expect(
            try workspace.build().assetSymbols?.contains("static let logo = UIKit.ImageResource(name: \"LogoImage\"")
                == true
        )
    }

    @Test func `folders with a namespace are nested types`() throws {
        let workspace = try workspace(extensions)
        try workspace.write(#"{"properties":{"provides-namespace":true}}"#, to: "Assets.xcassets/gameUI/Contents.json")
        try addImage("gameUI/arrow", to: workspace)
        try addImage("Group/star", to: workspace)
        let source = try #require(try workspace.build().assetSymbols)
        #expect(
            source.contains("    enum GameUI {\n        static let arrow = UIKit.ImageResource(name: \"gameUI/arrow\"")
        )
        #expect(source.contains("static var arrow: UIKit.UIImage { .init(resource: .GameUI.arrow) }"))
        #expect(source.contains("static let star = UIKit.ImageResource(name: \"star\""))
    }

    @Test func `extensions of the classes are generated if the target wants them`() throws {
        let without = try workspace()
        try addColor("Brand", to: without)
        #expect(try without.build().assetSymbols?.contains("UIKit.UIColor") == false)
        let with = try workspace(extensions)
        try addColor("Brand", to: with)
        let source = try #require(try with.build().assetSymbols)
        #expect(source.contains("static var brand: UIKit.UIColor { .init(resource: .brand) }"))
    }

    @Test func `members of UIKit are not redeclared`() throws {
        let workspace = try workspace(extensions)
        try addColor("redColor", to: workspace)
        try addImage("add", to: workspace)
        let result = try workspace.build()
        #expect(result.problems.map(\.severity) == [.warning, .warning])
        #expect(result.assetSymbols?.contains("static let red ") == true)
        #expect(result.assetSymbols?.contains("static var") == false)
    }

    @Test func `the second of two assets with the same symbol is a warning`() throws {
        let workspace = try workspace()
        try addColor("my-brand", to: workspace)
        try addColor("MyBrand", to: workspace)
        let result = try workspace.build()
        #expect(result.problems.count == 1)
        #expect(result.assetSymbols?.components(separatedBy: "myBrand").count == 2)
    }

    @Test func `no symbols are generated if the setting disables them`() throws {
        let workspace = try workspace(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"])
        try addColor("Brand", to: workspace)
        #expect(try workspace.build().assetSymbols == nil)
    }

    @Test func `names are escaped in the source`() throws {
        let workspace = try workspace()
        try addColor("a\"); exit(1) \\", to: workspace)
        #expect(try workspace.build().assetSymbols?.contains(#"name: "a\"); exit(1) \\""#) == true)
    }

    @Test func `PDF images become SVG images if the converter is installed`() throws {
        let workspace = try workspace()
        try workspace.write(#"{"images":[{"filename":"box.pdf"}]}"#, to: "Assets.xcassets/box.imageset/Contents.json")
        try workspace.write(Self.pdf, to: "Assets.xcassets/box.imageset/box.pdf")
        let result = try workspace.build()
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: $0 + "/pdftocairo") }) else {
            #expect(result.problems.first?.message.contains("poppler-utils") == true)
            return
        }
        #expect(result.problems.isEmpty)
        #expect(workspace.text("Assets.xcassets/box.imageset/Contents.json")?.contains("box.svg") == true)
        let image = try #require(workspace.text("Assets.xcassets/box.imageset/box.svg"))
        #expect(image.contains("width=\"30\"") && image.contains("height=\"20\""))
    }

    /// A page of 30 by 20 points with a filled rectangle.
    private static let pdf = """
        %PDF-1.4
        1 0 obj
        << /Type /Catalog /Pages 2 0 R >>
        endobj
        2 0 obj
        << /Type /Pages /Kids [3 0 R] /Count 1 >>
        endobj
        3 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 30 20] /Contents 4 0 R /Resources << >> >>
        endobj
        4 0 obj
        << /Length 28 >>
        stream
        1 0 0 rg 5 5 10 10 re f
        endstream
        endobj
        trailer
        << /Root 1 0 R /Size 5 >>
        %%EOF
        """
}
