/// An immutable array in its own memory, which any thread may read.
final class FixedArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    /// The first value.
    let pointer: UnsafePointer<Element>
    /// The number of values, without the padding.
    let count: Int

    /// Copies values.
    ///
    /// - Parameter padding: The number of readable copies of `filler` after the last value.
    convenience init(_ values: [Element], padding: Int = 0, filler: Element? = nil) {
        let copy = values.withUnsafeBufferPointer { Self.copy($0, padding: padding, filler: filler) }
        self.init(owning: copy, count: values.count)
    }

    /// Copies values.
    convenience init(_ values: UnsafeBufferPointer<Element>) {
        self.init(owning: Self.copy(values, padding: 0, filler: nil), count: values.count)
    }

    private init(owning memory: UnsafeMutablePointer<Element>, count: Int) {
        pointer = UnsafePointer(memory)
        self.count = count
    }

    private static func copy(
        _ values: UnsafeBufferPointer<Element>,
        padding: Int,
        filler: Element?
    ) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(values.count + padding, 1))
        if let first = values.baseAddress { memory.initialize(from: first, count: values.count) }
        if let filler { (memory + values.count).initialize(repeating: filler, count: padding) }
        return memory
    }

    deinit { pointer.deallocate() }

    /// The value at an index. The index is not checked.
    @inline(__always)
    subscript(index: Int) -> Element { pointer[index] }

    /// All values. Valid for the lifetime of this object.
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: pointer, count: count) }

    /// The number of bytes in memory.
    var byteCount: Int { count * MemoryLayout<Element>.stride }
}
