import Foundation

/// The settings of an appearance proxy: for a class, optionally restricted to traits and containers.
@MainActor
final class AppearanceRecord {
    /// Applies a setting to an object.
    typealias Setting = @MainActor (NSObject) -> Void

    let object: NSObject
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    /// Whether an object is an instance of the class.
    let matches: (NSObject) -> Bool
    /// By name, in the order of their last change, because later settings can depend on earlier ones.
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

    /// Returns the indices of the containers in the path to an object; nil if a container is missing.
    ///
    /// - Parameter path: The responders that contain the object, outermost first.
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

/// The settings that the app made with ``UIAppearance``.
@MainActor
final class AppearanceRegistry {
    private var records: [AppearanceRecord] = []

    private static let withoutApp = AppearanceRegistry()

    /// The registry of the current app.
    static var current: AppearanceRegistry { UIApplication.current?.appearances ?? withoutApp }

    var isEmpty: Bool { records.isEmpty }

    /// Returns the proxy of a class; creates it at the first call.
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
            trap("\(type).appearance() was called, but the class creates a proxy of a different class.")
        }
        let record = AppearanceRecord(object: object, traits: traits, containers: containers) { $0 is Object }
        object.proxyState = ProxyState()
        object.proxyState.record = record
        records.append(record)
        return object
    }

    /// Returns the settings that apply to an object, by name, in the order in which they are to be applied.
    ///
    /// - Parameter holder: The innermost responder that contains it.
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

    /// Whether the left record has lower precedence than the right one.
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

/// An object that takes part in ``UIAppearance``.
@MainActor
package protocol AppearanceHolder: AnyObject {
    var proxyState: ProxyState { get set }
}

/// The appearance state of an object.
package struct ProxyState {
    /// The record of a proxy; nil for other objects.
    var record: AppearanceRecord?
    /// The names of the properties that were set on the object itself.
    var own: Set<String> = []
    var isApplying = false
}

extension UIView: AppearanceHolder {}

extension AppearanceHolder {
    /// Records a property that was set: in the record if the object is a proxy, else as the object's own.
    func noteAppearance<Holder: NSObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Holder, Value>,
        _ value: Value
    ) {
        noteAppearance(name) { (holder: Holder) in holder[keyPath: path] = value }
    }

    /// Records a setting that a closure can repeat.
    func noteAppearance<Holder: NSObject>(_ name: String, _ apply: @escaping @MainActor (Holder) -> Void) {
        if let record = proxyState.record {
            record.note(name) { object in if let holder = object as? Holder { apply(holder) } }
        } else if !proxyState.isApplying {
            proxyState.own.insert(name)
        }
    }

    /// Applies settings of the class, except those that the app made on this object.
    func apply(_ settings: [(name: String, apply: AppearanceRecord.Setting)]) {
        guard !settings.isEmpty, let object = self as? NSObject else { return }
        setWithoutNote {
            for (name, apply) in settings where !proxyState.own.contains(name) { apply(object) }
        }
    }

    /// Makes a change that is not recorded as the app's own, such as a setting of the class or a default.
    package func setWithoutNote(_ set: () -> Void) {
        let wasApplying = proxyState.isApplying
        proxyState.isApplying = true
        set()
        proxyState.isApplying = wasApplying
    }
}

extension UIView {
    /// Applies the settings of the class. Called when the view enters a window.
    func takeAppearances() {
        let registry = AppearanceRegistry.current
        guard !registry.isEmpty else { return }
        apply(registry.settings(for: self, in: next, traits: traitCollection))
        appearancesDidApply()
    }
}
