import Foundation
import ScenarioSupport
import Testing

/// The built program as a process: a script on standard input, the screen on standard output.
@Suite("Attractions as a process")
struct AttractionsProcessTests {
    @Test
    func `A script deletes the second result, and Cancel shows the remaining attractions`() throws {
        let script = """
            tap "Search Attractions"
            type "castle"
            swipe left "Neuschwanstein"
            tap "Delete"
            screen
            tap "Cancel"
            """
        let run = try ProcessRun("attractions", script: Data(script.utf8))
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(
            run.output.contains("table value \"1 row\"\n    row \"Windsor Castle\" value \"Windsor, United Kingdom\"")
        )
        #expect(run.output.contains("table value \"19 rows\""))
    }

    @Test
    func `The headless host shows a page's address instead of loading the page`() throws {
        let run = try ProcessRun("attractions", script: Data("tap \"Eiffel Tower\"\n".utf8))
        #expect(run.status == 0)
        #expect(run.output.contains("text \"https://en.wikipedia.org/wiki/Eiffel_Tower\""))
        #expect(run.output.contains("button \"Open in Browser\""))
    }
}
