// Counts heap allocations and the work of searches for fixed operations on a fixed index, and compares the counts with
// thresholds. `Scripts/test-work` compiles this folder together with TypeAhead.

#if canImport(Glibc)
import Glibc
#endif

@_silgen_name("allocation_count")
private func allocationCount() -> Int

@_silgen_name("live_allocation_count")
private func liveAllocationCount() -> Int

@main
struct WorkCounts {
    /// Prints the counts as a table, for the file of thresholds.
    static func main() {
        print("scenario\tcounter\tcount")
        for scenario in Scenario.all {
            // The first run initializes globals and caches.
            _ = scenario.run()
            let (before, liveBefore) = (allocationCount(), liveAllocationCount())
            let work = scenario.run()
            let (allocations, leaks) = (allocationCount() - before, liveAllocationCount() - liveBefore)
            let counts = [
                ("allocations", allocations), ("leaked allocations", leaks), ("posting lists", work.lists),
                ("postings", work.postings), ("candidates", work.candidates),
            ]
            for (counter, count) in counts { print("\(scenario.name)\t\(counter)\t\(count)") }
        }
    }
}
