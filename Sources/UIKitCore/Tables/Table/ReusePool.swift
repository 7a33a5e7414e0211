/// The views of one kind that wait to be used again, and the classes from which further ones are made.
struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    mutating func register(_ type: View.Type?, for identifier: String) {
        classes[identifier] = type
        // What waits was made from the former class.
        waiting[identifier] = nil
    }

    func registeredClass(for identifier: String) -> View.Type? {
        classes[identifier]
    }

    mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    mutating func put(_ view: View, for identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }

    /// What is registered, for a message.
    var identifiers: [String] { classes.keys.sorted() }
}
