/// An activity that can be cancelled.
public protocol Cancellable {
    /// Ends the activity. Later calls have no effect. May be called on any thread.
    func cancel()
}

extension Cancellable {
    /// Adds the cancellable to a set.
    ///
    /// - Parameter set: Keeps the activity alive.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Adds the cancellable to a collection.
    ///
    /// - Parameter collection: Keeps the activity alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}
