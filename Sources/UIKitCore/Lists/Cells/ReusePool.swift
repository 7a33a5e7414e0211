/// Reusable views by identifier, and the registrations for creating new ones.
package struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    private var makers: [String: @MainActor () -> View] = [:]

    /// Creates an empty pool.
    package init() {}

    package mutating func register(_ type: View.Type?, for identifier: String) {
        classes[identifier] = type
        makers[identifier] = nil
        // The pooled views belong to the former registration.
        waiting[identifier] = nil
    }

    /// Registers a factory instead of a class: for a nib, or a prototype in a storyboard.
    package mutating func register(maker: @escaping @MainActor () -> View, for identifier: String) {
        register(nil, for: identifier)
        makers[identifier] = maker
    }

    package func registeredMaker(for identifier: String) -> (@MainActor () -> View)? {
        makers[identifier]
    }

    package func registeredClass(for identifier: String) -> View.Type? {
        classes[identifier]
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil || makers[identifier] != nil }

    package mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    package mutating func put(_ view: View, for identifier: String?) {
        guard let identifier else { return }
        // A different class was registered while this view was on screen.
        if let registered = classes[identifier], type(of: view) != registered { return }
        waiting[identifier, default: []].append(view)
    }

    /// The registered identifiers, for error messages.
    package var identifiers: [String] { (Array(classes.keys) + makers.keys).sorted() }
}
