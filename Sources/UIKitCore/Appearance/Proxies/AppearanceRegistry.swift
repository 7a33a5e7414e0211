import Foundation

/// What an app wants of all objects of a class, in some surroundings.
@MainActor
final class AppearanceRecord {
    /// Sets something on an object.
    typealias Setting = @MainActor (NSObject) -> Void

    let object: NSObject
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    /// Whether an object is of the class.
    let matches: (NSObject) -> Bool
    /// By name, in the order in which they were last made: later ones may build on earlier ones.
    private(set) var settings: [(name: String, apply: Setting)] = []

    init(
        object: NSObject,
        traits: UITraitCollection?,
        containers: [any UIAppearanceContainer.Type],
        matches: @escaping (NSObject) -> Bool
    ) {
        self.object = object
        self.traits = traits
        self.containers = containers
        self.matches = matches
    }

    func note(_ name: String, _ setting: @escaping Setting) {
        settings.removeAll { $0.name == name }
        settings.append((name, setting))
    }

    /// Where the containers are among what holds an object, outermost first; nil where they are not.
    ///
    /// - Parameter path: What holds it, outermost first.
    func places(in path: [UIResponder]) -> [Int]? {
        var places: [Int] = []
        var start = 0
        for container in containers.reversed() {
            guard let place = path.indices.dropFirst(start).first(where: { Self.isInstance(path[$0], of: container) })
            else { return nil }
            places.append(place)
            start = place + 1
        }
        return places
    }

    private static func isInstance<Container>(_ object: UIResponder, of type: Container.Type) -> Bool {
        object is Container
    }
}

/// What the app has said by way of ``UIAppearance``.
@MainActor
final class AppearanceRegistry {
    private var records: [AppearanceRecord] = []

    private static let withoutApp = AppearanceRegistry()

    /// That of the app whose turn it is.
    static var current: AppearanceRegistry { UIApplication.current?.appearances ?? withoutApp }

    var isEmpty: Bool { records.isEmpty }

    /// The object that stands for those of a class, made when it is first asked for.
    func proxy<Object: NSObject & AppearanceHolder>(
        of type: Object.Type,
        traits: UITraitCollection?,
        in containers: [any UIAppearanceContainer.Type],
        make: () -> NSObject
    ) -> Object {
        let names = containers.map { ObjectIdentifier($0) }
        let known = records.first { record in
            Swift.type(of: record.object) == type && record.traits == traits
                && record.containers.map { ObjectIdentifier($0) } == names
        }
        if let object = known?.object as? Object { return object }
        guard let object = make() as? Object else {
            trap("\(type).appearance() was called, but the class makes objects of another one.")
        }
        let record = AppearanceRecord(object: object, traits: traits, containers: containers) { $0 is Object }
        object.proxyState = ProxyState()
        object.proxyState.record = record
        records.append(record)
        return object
    }

    /// What counts for an object in its place, by name, in the order in which it is to be set.
    ///
    /// - Parameter holder: The innermost of what holds it.
    func settings(for object: NSObject, in holder: UIResponder?, traits: UITraitCollection)
        -> [(name: String, apply: AppearanceRecord.Setting)]
    {
        let path = sequence(first: holder, next: { $0?.next }).compactMap { $0 }.reversed().map { $0 }
        let found = records.compactMap { record -> (record: AppearanceRecord, places: [Int])? in
            guard record.object !== object, record.matches(object) else { return nil }
            if let wanted = record.traits, !traits.containsTraits(in: wanted) { return nil }
            return record.places(in: path).map { (record, $0) }
        }
        return found.sorted { AppearanceRegistry.yields($0, to: $1) }
            .reduce(into: []) { weaker, next in
                let names = Set(next.record.settings.map(\.name))
                weaker.removeAll { names.contains($0.name) }
                weaker += next.record.settings
            }
    }

    /// Whether what one says counts less than what another says.
    private static func yields(
        _ left: (record: AppearanceRecord, places: [Int]),
        to right: (record: AppearanceRecord, places: [Int])
    ) -> Bool {
        let isAbove = left.record.matches(right.record.object)
        let isBelow = right.record.matches(left.record.object)
        if isAbove != isBelow { return isAbove }
        for (first, second) in zip(left.places, right.places) where first != second { return first > second }
        if left.places.count != right.places.count { return left.places.count < right.places.count }
        return left.record.traits == nil && right.record.traits != nil
    }
}

/// Something whose look can be that of its class.
@MainActor
protocol AppearanceHolder: AnyObject {
    var proxyState: ProxyState { get set }
}

/// What an object has to do with the look of its class.
struct ProxyState {
    /// What it records, when it stands for others.
    var record: AppearanceRecord?
    /// What was set on the object itself.
    var own: Set<String> = []
    var isApplying = false
}

extension UIView: AppearanceHolder {}
extension UIBarItem: AppearanceHolder {}

extension AppearanceHolder {
    /// Takes note that something was set: for all of the class, on an object that stands for them.
    func noteAppearance<Holder: NSObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Holder, Value>,
        _ value: Value
    ) {
        noteAppearance(name) { (holder: Holder) in holder[keyPath: path] = value }
    }

    /// Takes note that something was set, which is set again by a closure.
    func noteAppearance<Holder: NSObject>(_ name: String, _ apply: @escaping @MainActor (Holder) -> Void) {
        if let record = proxyState.record {
            record.note(name) { object in if let holder = object as? Holder { apply(holder) } }
        } else if !proxyState.isApplying {
            proxyState.own.insert(name)
        }
    }

    /// Has the look of the class, as far as the app did not set it here.
    func apply(_ settings: [(name: String, apply: AppearanceRecord.Setting)]) {
        guard !settings.isEmpty, let object = self as? NSObject else { return }
        setWithoutNote {
            for (name, apply) in settings where !proxyState.own.contains(name) { apply(object) }
        }
    }

    /// Sets something that is no wish of the app's for this object: the look of its class, or what it has by nature.
    func setWithoutNote(_ set: () -> Void) {
        let wasApplying = proxyState.isApplying
        proxyState.isApplying = true
        set()
        proxyState.isApplying = wasApplying
    }
}

extension UIView {
    /// Called when the view enters a window.
    func takeAppearances() {
        let registry = AppearanceRegistry.current
        guard !registry.isEmpty else { return }
        apply(registry.settings(for: self, in: next, traits: traitCollection))
        appearancesDidApply()
    }
}

extension UIBarItem {
    /// Called when the item is about to be shown in a bar.
    func takeAppearances(in bar: UIView?) {
        let registry = AppearanceRegistry.current
        guard !registry.isEmpty, let bar else { return }
        apply(registry.settings(for: self, in: bar, traits: bar.traitCollection))
    }
}

extension UISearchBar {
    /// Gives the Cancel button the look of bar button items in search bars.
    func takeCancelAppearance() {
        let item = UIBarButtonItem()
        item.takeAppearances(in: self)
        if let title = item.title { cancelButton.setTitle(title, for: .normal) }
        if let color = item.tintColor { cancelButton.tintColor = color }
        for (state, attributes) in item.titleAttributes {
            if let color = attributes[.foregroundColor] as? UIColor { cancelButton.setTitleColor(color, for: state) }
            if let font = attributes[.font] as? UIFont, state == .normal { cancelButton.titleLabel?.font = font }
        }
    }
}
