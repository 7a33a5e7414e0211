// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationCompatibility

/// The time in seconds, from a monotonic clock that begins when the app's host starts. The times of events have the same beginning.
/// Main actor. Traps if no app is launched.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
    UIApplication.shared.host.now / .seconds(1)
}
