import BenchMalloc
import Foundation

/// How long something takes, in milliseconds.
func milliseconds<Result>(_ body: () throws -> Result) rethrows -> (time: Double, result: Result) {
    let start = Clock.now()
    let result = try body()
    return (Clock.now() - start, result)
}

/// What time is measured with.
enum Clock {
    /// Whether the work of processors is measured, which other programs on the machine hardly change, in place of the time that
    /// passes. Of programs that were started it is known when they end.
    static let isProcessorTime = ProcessInfo.processInfo.environment["BENCH_CLOCK"] == "processor"

    /// Milliseconds since some point. It never goes back.
    static func now() -> Double {
        isProcessorTime ? read(CLOCK_PROCESS_CPUTIME_ID) + processorTimeOfChildren() : read(CLOCK_MONOTONIC)
    }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private static func processorTimeOfChildren() -> Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        return Double(seconds) * 1e3 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3
    }
}

/// How much memory of this process is in use, in bytes. What was freed is given back before.
func residentBytes() -> Int {
    malloc_trim(0)
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
}

/// What was measured of one keystroke.
struct Sample {
    var milliseconds: Double
    /// The number of letters, as ``Keystroke/letters`` has it.
    var letters: Int
    /// How many keystrokes of the sessions it stands for.
    var weight = 1.0
}

extension [Sample] {
    /// The time that so large a share of the keystrokes does not exceed.
    func quantile(_ share: Double) -> Double {
        let sorted = sorted { $0.milliseconds < $1.milliseconds }
        var left = share * sorted.reduce(0) { $0 + $1.weight }
        for sample in sorted {
            left -= sample.weight
            if left <= 1e-9 { return sample.milliseconds }
        }
        return sorted.last?.milliseconds ?? .nan
    }

    /// Those of texts with so many letters.
    func of(letters: Int) -> [Sample] { filter { $0.letters == letters } }
}
