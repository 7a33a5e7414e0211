import Testing
import UIKit

/// A storyboard with variations for size classes, and with a popover segue.
@MainActor
@Suite("Size classes in storyboards", .serialized)
struct SizeClassScenarios {
    private func show(
        on host: StageHost,
        width: Int,
        _ scenario: @MainActor (any Stage) async throws -> Void
    ) async throws {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Storyboards/Xcode15")
        let storyboard = UIStoryboard(name: "Planets", bundle: Bundle(path: folder.path))
        let root = try #require(storyboard.instantiateInitialViewController())
        try await host.show(root, width: width, scenario)
    }

    @Test(arguments: StageHost.available)
    func `A screen has the subviews, the values and the layout for the width of its window`(_ host: StageHost)
        async throws
    {
        try await show(on: host, width: 400) { stage in
            try stage.expectNarrow()
            try await stage.resize(width: 900)
            try await stage.settle()
            try stage.expectWide()
            try await stage.resize(width: 400)
            try await stage.settle()
            try stage.expectNarrow()
        }
    }

    @Test(arguments: StageHost.available)
    func `A screen that first appears in a wide window has its variations`(_ host: StageHost) async throws {
        try await show(on: host, width: 900) { stage in
            try await stage.settle()
            try stage.expectWide()
        }
    }

    @Test(arguments: StageHost.available)
    func `A popover segue shows its destination below its anchor`(_ host: StageHost) async throws {
        try await show(on: host, width: 900) { stage in
            let button = try stage.only("Moons")
            try await stage.tap("Moons")
            try await stage.settle()
            let moons = try stage.only("Titan and 145 more")
            #expect(moons.frame.minY > button.frame.maxY)
            #expect(abs(moons.frame.midX - button.frame.midX) < 150)
            try await stage.key("escape")
            try await stage.settle()
            #expect(try !stage.texts.contains("Titan and 145 more"))
        }
    }
}

extension Stage {
    fileprivate var texts: [String] { get throws { try seen().map(\.label) } }

    fileprivate func only(_ label: String) throws -> Seen {
        try #require(try seen().first { $0.label == label }, "\(label)")
    }

    /// A column of two views near the edge.
    fileprivate func expectNarrow() throws {
        let shown = try texts
        #expect(!shown.contains("Diameter 116,460 km") && !shown.contains("Rings of ice"))
        let (name, button) = (try only("Saturn").frame, try only("Moons").frame)
        #expect(abs(name.minX - 20) < 1 && button.minY >= name.maxY)
        #expect(name.height < 30)
    }

    /// A row of four views, with a large title.
    fileprivate func expectWide() throws {
        let frames = try ["Saturn", "Diameter 116,460 km", "Moons", "Rings of ice"].map { try only($0).frame }
        #expect(abs(frames[0].minX - 120) < 1)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1 })
        #expect(frames[0].height > 35)
    }
}
