/// Calls a closure, and returns its result. Linux has no autorelease pools: objects are released when they are no longer used.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
