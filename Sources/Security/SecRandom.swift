import FoundationCompatibility

/// A source of random bytes. There is one: the operating system.
public struct SecRandomRef: Sendable {
    fileprivate init() {}
}

/// The source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes random bytes of the system, suitable for keys. Returns `errSecSuccess`. Any thread.
///
/// - Parameters:
///   - rnd: the source; nil means the default.
///   - count: the number of bytes. Zero or more.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var system = SystemRandomNumberGenerator()
    let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
    for start in stride(from: 0, to: count, by: 8) {
        withUnsafeBytes(of: system.next()) { random in
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[start..<min(start + 8, count)])
            part.copyMemory(from: UnsafeRawBufferPointer(rebasing: random.prefix(part.count)))
        }
    }
    return errSecSuccess
}
