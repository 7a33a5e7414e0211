import Foundation

/// A loop over an array, as in many apps.
final class LoopPeer: Peer {
    let title: String
    private let names: [String]
    private let isMatch: (_ name: String, _ text: String) -> Bool

    init(_ title: String, _ names: [String], isMatch: @escaping (_ name: String, _ text: String) -> Bool) {
        self.title = title
        self.names = names
        self.isMatch = isMatch
    }

    func search(_ text: String, first: Int) -> Int { names.filter { isMatch($0, text) }.count }
}

/// The same, as in most tutorials.
final class LowercasedPeer: Peer {
    let title = "Foundation, lowercased()"
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    func search(_ text: String, first: Int) -> Int {
        names.filter { $0.lowercased().contains(text.lowercased()) }.count
    }
}
