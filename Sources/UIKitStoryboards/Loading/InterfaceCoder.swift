import Foundation
import UIKitCore

/// The coder passed to `init(coder:)` of an object in a storyboard or nib. It contains the object's element.
///
/// An app passes it to `super.init(coder:)`. It has no keyed values: decoding any key returns nil.
final class InterfaceCoder: NSCoder, InterfaceDecoder {
    let element: InterfaceElement
    let loader: InterfaceLoader

    init(_ element: InterfaceElement, loader: InterfaceLoader) {
        self.element = element
        self.loader = loader
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeObject<Decoded: NSObject & NSCoding>(of cls: Decoded.Type, forKey key: String) -> Decoded? {
        nil
    }
}

extension InterfaceCoder {
    @MainActor var bundle: Bundle? { loader.document.bundle }

    @MainActor var reuseIdentifier: String? { element.string("reuseIdentifier") ?? loader.reuseIdentifier }

    @MainActor var viewNibName: String? {
        guard let id = element.id, let view = element.children.first(where: { $0.key == "view" })?.id else {
            return nil
        }
        return "\(id)-view-\(view)"
    }

    @MainActor func value<Value>(_ type: Value.Type) -> Value {
        guard let value = InterfaceDecoders.values[ObjectIdentifier(type)]?(element, loader) as? Value else {
            trap("InterfaceDecoders has no entry for \(type).")
        }
        return value
    }

    @MainActor func decode<Object: NSObject>(_ object: Object, as type: Object.Type) {
        guard let decode = InterfaceDecoders.properties[ObjectIdentifier(type)] else {
            trap("InterfaceDecoders has no entry for \(type).")
        }
        decode(object, self)
    }
}
