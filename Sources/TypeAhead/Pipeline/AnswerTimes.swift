/// The latencies of the latest answers.
struct AnswerTimes {
    private var times: [Duration] = []

    mutating func append(_ time: Duration) {
        if times.count == 8 { times.removeFirst() }
        times.append(time)
    }

    /// The debounce interval before a query is sent.
    var delay: Duration {
        guard !times.isEmpty else { return .zero }
        let sorted = times.sorted()
        let middle = sorted.count / 2
        let median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        return min(max(median / 2, .zero), .milliseconds(400))
    }
}
