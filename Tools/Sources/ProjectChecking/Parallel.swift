import Dispatch
import Synchronization

/// Work on several processors.
enum Parallel {
    /// Returns the results for the elements, in their order.
    static func map<Element, Result>(
        _ elements: [Element],
        jobs: Int,
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
        // Each iteration writes to a slot of its own.
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            nonisolated(unsafe) let slots = buffer
            nonisolated(unsafe) let inputs = elements
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                slots.initializeElement(at: index, to: transform(inputs[index]))
            }
            count = elements.count
        }
    }
}
