import Foundation
import Testing

@testable import FoundationCompatibility

class Store: NSObject {
    nonisolated(unsafe) static var received: [String] = []

    class func reload() { received.append("\(self) reload") }
    class func tapped(_ sender: Any) { received.append("\(self) \(sender)") }
    static func moved(_ first: Int, to second: Int) -> NSString { "\(first) \(second)" as NSString }
    @MainActor static func isolated() { received.append("isolated") }
    class func noted(_ notification: Notification) { received.append("\(self) \(notification.name.rawValue)") }
    func image(_ image: NSString, didFail error: NSError?, context: Any?) {
        Self.received.append("\(image) \(error?.code ?? 0) \(context ?? "none")")
    }
}

class OtherStore: Store {
    override class func reload() { received.append("overridden") }
}

@Suite("Selectors of classes and with three arguments", .serialized)
struct ClassMethodTests {
    private let reload = Selector("reload", ofClass: { (type: Store.Type) in type.reload })

    private func received(_ body: () throws -> Void) rethrows -> [String] {
        Store.received = []
        try body()
        return Store.received
    }

    @Test func `a method of a class is called with the class as target`() throws {
        let store = try #require(ClassObject.object(for: Store.self))
        #expect(received { reload.send(to: store) } == ["Store reload"])
        let tapped = Selector("tapped:", ofClass: { (type: Store.Type) in type.tapped(_:) })
        #expect(received { tapped.send(to: store, 4) } == ["Store 4"])
        let moved = Selector("moved:to:", ofClass: { (type: Store.Type) in type.moved(_:to:) })
        #expect(moved.send(to: store, 1, 2) as? NSString == "1 2")
    }

    @Test func `an override in a subclass is called if the subclass is the target`() throws {
        let store = try #require(ClassObject.object(for: OtherStore.self))
        #expect(received { reload.send(to: store) } == ["overridden"])
    }

    @Test @MainActor func `a method of a class on the main actor is called`() throws {
        let isolated = Selector("isolated", ofClass: { (type: Store.Type) in type.isolated })
        let store = try #require(ClassObject.object(for: Store.self))
        #expect(received { isolated.send(to: store) } == ["isolated"])
    }

    @Test func `an instance is not the target of a class's method`() {
        #expect(reload.implementation(for: Store()) == nil)
    }

    @Test func `a class observes notifications until it is removed`() {
        let center = NotificationCenter()
        let noted = Selector("noted:", ofClass: { (type: Store.Type) in type.noted(_:) })
        center.addObserver(Store.self, selector: noted, name: Notification.Name("a"), object: nil)
        #expect(received { center.post(name: Notification.Name("a"), object: nil) } == ["Store a"])
        center.removeObserver(Store.self)
        #expect(received { center.post(name: Notification.Name("a"), object: nil) }.isEmpty)
        center.addObserver(Store.self, selector: noted, name: Notification.Name("a"), object: nil)
        center.removeObserver(Store.self as AnyObject, name: Notification.Name("a"), object: nil)
        #expect(received { center.post(name: Notification.Name("a"), object: nil) }.isEmpty)
    }

    @Test func `a timer's target can be a class`() {
        let timer = Timer(timeInterval: 5, target: Store.self, selector: reload, userInfo: nil, repeats: false)
        #expect(received { timer.fire() } == ["Store reload"])
    }

    @Test func `a selector carries a method with three arguments`() {
        let store = Store()
        let completed = Selector("image:didFail:context:", Store.image(_:didFail:context:))
        #expect(store.responds(to: completed))
        let error = NSError(domain: "test", code: 7)
        #expect(received { completed.send(to: store, "photo" as NSString, error, "saved") } == ["photo 7 saved"])
        #expect(received { completed.send(to: store, "photo" as NSString) } == ["photo 0 none"])
    }
}
