import TypeAhead

extension DebianVersion: Comparable, Hashable {
    static func == (left: DebianVersion, right: DebianVersion) -> Bool {
        left.text == right.text || left.key == right.key
    }

    static func < (left: DebianVersion, right: DebianVersion) -> Bool { left.key < right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Versions that dpkg rejects precede all others, in the order of their texts.
    private enum Key: Comparable, Hashable {
        case rejected(String)
        case version(OrderedKey)
    }

    private var key: Key { VersionOrder.debian.key(of: text).map { .version($0) } ?? .rejected(text) }
}
