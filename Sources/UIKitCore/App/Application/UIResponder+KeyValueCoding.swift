import Foundation

extension UIResponder: @preconcurrency OverridableKeyValueCoding {}

extension UIResponder: AttachmentHolder {}

extension UIResponder {
    /// Reports that a property will change. The class lists the property as observable. Costs one check without observers.
    @_spi(UIKitModules)
    public final func noteWillChange(_ key: String) {
        if let attachments { attachments.observers?.willChange(key) }
    }

    /// Reports that a property changed.
    @_spi(UIKitModules)
    public final func noteDidChange(_ key: String) {
        if let attachments { attachments.observers?.didChange(key) }
    }

    /// Reports that properties will change.
    final func noteWillChange(_ keys: [String]) {
        guard attachments != nil else { return }
        for key in keys { noteWillChange(key) }
    }

    /// Reports that properties changed.
    final func noteDidChange(_ keys: [String]) {
        guard attachments != nil else { return }
        for key in keys { noteDidChange(key) }
    }

    func assign(_ value: Any?, forKey key: String) {
        if let property = PropertyTable.of(type(of: self))[key], property.isWritable {
            return KeyValueLookup.assign(value, to: property, of: self, key: key)
        }
        let isDefined = StoredProperty.isDefined(key, in: type(of: self))
        if !isDefined, Interfaces.reportUnassignedOutlet == nil { return setValue(value, forUndefinedKey: key) }
        if let reason = StoredProperty.set(value, named: key, of: self) {
            if let report = Interfaces.reportUnassignedOutlet { return report(reason) }
            let message: InterfaceMessage = "\(type(of: self)) cannot be connected for '\(key)': \(reason)"
            message.trap()
        }
    }
}

/// The properties of one of UIKit's classes. Its other stored properties are not found by name.
package protocol UIKitMemberTable: ClosedMemberTable {}

extension UIKitMemberTable {
    package static var closedModules: [String] { UIKitModules.names + ["UIKitStoryboards", "WebKit"] }
}

extension UIResponder {
    enum ObjectiveCMembers: UIKitMemberTable {}
}
