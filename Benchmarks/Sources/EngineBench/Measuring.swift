import BenchMalloc
import Foundation

/// Runs a closure, and returns its time in milliseconds and its result.
func milliseconds<Result>(_ body: () throws -> Result) rethrows -> (time: Double, result: Result) {
    let start = Clock.now()
    let result = try body()
    return (Clock.now() - start, result)
}

/// The clock of the measurements.
enum Clock {
    /// Whether the clock measures processor time instead of elapsed time. Other programs on the machine hardly affect it. The time
    /// of child processes is included when they exit.
    static let isProcessorTime = ProcessInfo.processInfo.environment["BENCH_CLOCK"] == "processor"

    /// Milliseconds since an arbitrary point. Monotonic.
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

/// The resident memory of this process in bytes. Returns freed memory to the system first.
func residentBytes() -> Int {
    malloc_trim(0)
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
}

/// The measurement of one keystroke.
struct Sample {
    var milliseconds: Double
    /// The number of letters, as in ``Keystroke/letters``.
    var letters: Int
    /// The number of keystrokes of the sessions that the sample represents.
    var weight = 1.0
}

extension [Sample] {
    /// The time that the given share of the keystrokes does not exceed.
    func quantile(_ share: Double) -> Double {
        let sorted = sorted { $0.milliseconds < $1.milliseconds }
        var left = share * sorted.reduce(0) { $0 + $1.weight }
        for sample in sorted {
            left -= sample.weight
            if left <= 1e-9 { return sample.milliseconds }
        }
        return sorted.last?.milliseconds ?? .nan
    }

    /// The samples of texts with the given number of letters.
    func of(letters: Int) -> [Sample] { filter { $0.letters == letters } }
}
