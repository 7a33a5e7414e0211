/// The views of one kind that wait to be used again, and what further ones are made from.
struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    private var makers: [String: @MainActor () -> View] = [:]

    mutating func register(_ type: View.Type?, for identifier: String) {
        classes[identifier] = type
        makers[identifier] = nil
        // What waits was made from the former class.
        waiting[identifier] = nil
    }

    /// Registers how further views are made, in place of a class: from a nib, or a prototype of a storyboard.
    mutating func register(maker: @escaping @MainActor () -> View, for identifier: String) {
        register(nil, for: identifier)
        makers[identifier] = maker
    }

    func registeredMaker(for identifier: String) -> (@MainActor () -> View)? {
        makers[identifier]
    }

    func registeredClass(for identifier: String) -> View.Type? {
        classes[identifier]
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil || makers[identifier] != nil }

    mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    mutating func put(_ view: View, for identifier: String?) {
        guard let identifier else { return }
        // Another class was registered while this one was on screen.
        if let registered = classes[identifier], type(of: view) != registered { return }
        waiting[identifier, default: []].append(view)
    }

    /// What is registered, for a message.
    var identifiers: [String] { (Array(classes.keys) + makers.keys).sorted() }
}
