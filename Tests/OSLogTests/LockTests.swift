import Foundation
import Testing
import os.lock

@Suite struct LockTests {
    @Test func `threads change the value one after the other`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 8000)
    }

    @Test func `a copy is the same lock`() {
        let lock = OSAllocatedUnfairLock()
        let copy = lock
        lock.lock()
        #expect(!copy.lockIfAvailable())
        copy.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }

    @Test func `a lock that is locked calls no closure`() {
        let lock = OSAllocatedUnfairLock(uncheckedState: [1])
        let isSkipped = lock.withLockUnchecked { _ in lock.withLockIfAvailableUnchecked { $0.count } == nil }
        #expect(isSkipped)
        #expect(lock.withLockIfAvailableUnchecked { $0.count } == 1)
    }

    @Test func `an error in a closure unlocks the lock`() {
        struct Failure: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 0)
        #expect(throws: Failure.self) { try lock.withLock { _ in throw Failure() } }
        #expect(lock.withLockIfAvailable { $0 } == 0)
    }
}
