import Dispatch
import Foundation
import FoundationCompatibility
import Network

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes an object for a host by name. The name is not resolved: it is reachable if the machine is connected to other networks. Numeric
/// addresses and `localhost` count as addresses.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?,
    _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return LastStatus.keep(name.isEmpty ? nil : SCNetworkReachability(ReachabilityTarget(name: name)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes an object for an address of IPv4 or IPv6; nil for other families. The address of zeros means any host of other networks.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?,
    _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    LastStatus.keep(ReachabilityTarget(address).map(SCNetworkReachability.init))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes an object for a pair of addresses, of which one may be missing. The remote one counts; with only a local one any host.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?,
    _ localAddress: UnsafePointer<sockaddr>?,
    _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    if let remoteAddress { return SCNetworkReachabilityCreateWithAddress(allocator, remoteAddress) }
    return LastStatus.keep(localAddress == nil ? nil : SCNetworkReachability(.anyHost))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the present flags. Returns true. Asks only the kernel, and takes much less than a millisecond. Any thread.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability,
    _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.target.flags(in: .present)
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the closure that is called after each change of the flags, on the queue or run loop of the object; nil for none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability,
    _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls back on a queue after changes; nil ends this.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.set(queue)
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls back in a run loop after changes.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability,
    _ runLoop: CFRunLoop,
    _ runLoopMode: CFString
) -> Bool {
    target.schedule(runLoop, RunLoop.Mode(rawValue: runLoopMode.description))
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the calls in a run loop. Returns whether the object was scheduled there.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability,
    _ runLoop: CFRunLoop,
    _ runLoopMode: CFString
) -> Bool {
    target.unschedule(runLoop, RunLoop.Mode(rawValue: runLoopMode.description))
}
