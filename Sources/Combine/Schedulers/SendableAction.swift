/// An action that a scheduler of Foundation runs on another thread.
///
/// ``Scheduler`` does not require `Sendable` actions, as Apple's does not. The publishers of this module lock the state
/// that their actions use.
struct SendableAction: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

/// An action with a value that Foundation may run on another thread. See ``SendableAction``.
struct SendableValueAction<Value>: @unchecked Sendable {
    let run: (Value) -> Void

    init(_ run: @escaping (Value) -> Void) { self.run = run }
}
