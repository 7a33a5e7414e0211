import Testing
import UIKit

/// A search whose content and results are collections.
@MainActor
@Suite("Collections with search")
struct CollectionScenarios {
    @Test(
        arguments: StageHost.available
    )
    func `Results replace the collection, and arrow keys move between items and lines`(on host: StageHost)
        async throws
    {
        let screen = PicturesScreen()
        try await host.show(screen.inNavigation, width: 500) { stage in
            #expect(try stage.labels("item").first == "Picture 1")
            #expect(try stage.elements("collection").first?.value == "60 items in 3 columns")
            try await stage.tap("Find")
            try await stage.type("7")
            #expect(try stage.labels("item") == ["7", "17", "27", "37", "47", "57"].map { "Picture \($0)" })
            #expect(try stage.elements("collection").map(\.value) == ["6 items in 3 columns"])
            try await stage.key("down")
            try await stage.key("right")
            try await stage.key("down")
            try await stage.key("return")
            #expect(try stage.showsTitle("Detail of Picture 47"))
            #expect(try stage.labels("item").isEmpty)
            try await stage.tap("Pictures", role: "button")
            #expect(try stage.field?.value == "7")
            #expect(try stage.labels("item").count == 6)
            try await stage.tap("Picture 17", role: "item")
            #expect(try stage.showsTitle("Detail of Picture 17"))
        }
    }

    @Test(
        arguments: StageHost.available
    )
    func `Up moves from the first line to the field, and Cancel shows the whole collection again`(on host: StageHost)
        async throws
    {
        let screen = PicturesScreen()
        try await host.show(screen.inNavigation, width: 500) { stage in
            try await stage.tap("Find")
            try await stage.type("7")
            try await stage.key("down")
            try await stage.key("up")
            try await stage.type("5")
            #expect(try stage.field?.value == "75")
            #expect(try stage.labels("item").isEmpty)
            try await stage.tap("Cancel")
            #expect(try stage.labels("item").first == "Picture 1")
            try await stage.key("page-down")
            #expect(try stage.labels("item").first != "Picture 1")
            try await stage.key("home")
            #expect(try stage.labels("item").first == "Picture 1")
        }
    }

    @Test(arguments: StageHost.available)
    func `Resizing the window changes the number of columns`(on host: StageHost) async throws {
        try await host.show(PicturesScreen().inNavigation, width: 500) { stage in
            #expect(try stage.elements("collection").first?.value == "60 items in 3 columns")
            try await stage.resize(width: 700)
            #expect(try stage.elements("collection").first?.value == "60 items in 4 columns")
        }
    }
}
