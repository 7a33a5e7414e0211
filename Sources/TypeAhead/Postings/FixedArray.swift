/// Values in memory of their own that never change once they are written, so that any thread may read them.
final class FixedArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    /// The first value.
    let pointer: UnsafePointer<Element>
    /// The number of values, without the padding.
    let count: Int

    /// Copies values.
    ///
    /// - Parameter padding: The number of values of `filler` that can be read behind the last one.
    init(_ values: [Element], padding: Int = 0, filler: Element? = nil) {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(values.count + padding, 1))
        values.withUnsafeBufferPointer { buffer in
            if let first = buffer.baseAddress { memory.initialize(from: first, count: buffer.count) }
        }
        if let filler { (memory + values.count).initialize(repeating: filler, count: padding) }
        pointer = UnsafePointer(memory)
        count = values.count
    }

    deinit { pointer.deallocate() }

    /// The value at a place, which must be there.
    @inline(__always)
    subscript(index: Int) -> Element { pointer[index] }

    /// All values, for as long as this lives.
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: pointer, count: count) }

    /// The number of bytes in memory.
    var byteCount: Int { count * MemoryLayout<Element>.stride }
}
