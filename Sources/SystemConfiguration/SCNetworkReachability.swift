import Dispatch
import Foundation
import FoundationCompatibility
import Network

/// Observes whether the system has a route to a host. No packets are sent: a reachable host may still not answer.
public final class SCNetworkReachability: @unchecked Sendable {
    let target: ReachabilityTarget
    private let lock = NSLock()
    // Guarded by the lock.
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?
    private var queue: DispatchQueue?
    private var runLoops: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private var changes: NetworkChanges?
    private var last: SCNetworkReachabilityFlags?

    init(_ target: ReachabilityTarget) { self.target = target }

    deinit {
        changes?.cancel()
        context?.releaseInfo()
    }

    /// Replaces the callback and its context, whose information is retained.
    func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        let retained = callback == nil ? nil : context?.retained
        let old = lock.withLock { () -> SCNetworkReachabilityContext? in
            let old = self.context
            self.callback = callback
            self.context = retained
            return old
        }
        old?.releaseInfo()
    }

    /// Calls back on a queue; nil ends this.
    func set(_ queue: DispatchQueue?) {
        lock.withLock { self.queue = queue }
        observe()
    }

    func schedule(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock { runLoops.append((loop, mode)) }
        observe()
    }

    /// Returns whether the object was scheduled there.
    func unschedule(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
        let found = lock.withLock { () -> Bool in
            guard let index = runLoops.firstIndex(where: { $0.loop === loop && $0.mode == mode }) else { return false }
            runLoops.remove(at: index)
            return true
        }
        observe()
        return found
    }

    /// Begins or ends the observation of the network.
    private func observe() {
        lock.withLock {
            let isNeeded = queue != nil || !runLoops.isEmpty
            if !isNeeded {
                changes?.cancel()
                changes = nil
            } else if changes == nil {
                let changes = NetworkChanges { [weak self] in self?.update($0) }
                last = target.flags(in: changes.initial)
                self.changes = changes
            }
        }
    }

    private func update(_ snapshot: NetworkSnapshot) {
        let flags = target.flags(in: snapshot)
        let (queue, loops) = lock.withLock { () -> (DispatchQueue?, [(loop: RunLoop, mode: RunLoop.Mode)]) in
            guard flags != last else { return (nil, []) }
            last = flags
            return (self.queue, runLoops)
        }
        queue?.async { [self] in call(flags) }
        for (loop, mode) in loops {
            if loop === RunLoop.main {
                // Hosts of apps run the main queue.
                DispatchQueue.main.async { [self] in call(flags) }
            } else {
                // Adding a timer wakes the loop.
                let timer = Timer(timeInterval: 0, repeats: false) { [self] _ in call(flags) }
                loop.add(timer, forMode: mode)
            }
        }
    }

    private func call(_ flags: SCNetworkReachabilityFlags) {
        let (callback, context) = lock.withLock { (self.callback, self.context?.retained) }
        defer { context?.releaseInfo() }
        callback?(self, flags, context?.info)
    }
}

/// A callback with the object, the present flags and the information of the context.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The information for a callback.
public struct SCNetworkReachabilityContext {
    /// Always 0.
    public var version: CFIndex
    /// The app's pointer.
    public var info: UnsafeMutableRawPointer?
    /// Called when the object keeps the pointer.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when the object drops the pointer.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes the pointer.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Makes a context without information.
    public init() { version = 0 }

    /// Makes a context.
    public init(
        version: CFIndex,
        info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }

    /// The context whose information is retained.
    var retained: SCNetworkReachabilityContext {
        var result = self
        if let info, let retain { result.info = UnsafeMutableRawPointer(mutating: retain(info)) }
        return result
    }

    func releaseInfo() { if let info { release?(info) } }
}
