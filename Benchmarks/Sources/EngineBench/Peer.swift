/// Something else that finds names.
protocol Peer: AnyObject {
    var title: String { get }
    /// What it took to make ready, in milliseconds; nil where nothing is made ready.
    var buildTime: Double? { get }
    /// The memory that it takes, in bytes; nil where it is not known.
    var byteCount: Int? { get }

    /// Whether it is another way to do the same, so that it is to be compared with the engine.
    var isCompared: Bool { get }

    /// Does what comes before a search and is not measured.
    func rest()

    /// Finds the names that contain a text, takes the first ones as far as it gives any, and returns how many there are.
    func search(_ text: String, first: Int) throws -> Int
}

extension Peer {
    var buildTime: Double? { nil }
    var byteCount: Int? { nil }
    var isCompared: Bool { true }
    func rest() {}
}

/// All that are installed on this machine, with a sentence about each that is not.
func peers(for names: [String], at path: String) -> (there: [any Peer], missing: [String]) {
    var there: [any Peer] = [
        LoopPeer("Foundation, range(of:)", names) {
            $0.range(of: $1, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        },
        LoopPeer("Foundation, localizedStandard", names) { $0.localizedStandardContains($1) },
        LowercasedPeer(names), GTKPeer(names),
    ]
    var missing: [String] = []
    do { there += try SQLitePeer.peers(names) } catch { missing.append("SQLite: \(error).") }
    for kind in ProcessPeer.Kind.allCases {
        if let peer = ProcessPeer(kind, names: path) {
            there.append(peer)
        } else {
            missing.append("\(kind.program): not installed.")
        }
    }
    switch ToolPeer.start(names: path) {
    case .success(let tool): there.append(tool)
    case .failure(let failure): missing.append("typeahead: \(failure).")
    }
    return (there, missing)
}
