import Foundation
import FoundationCompatibility

/// A dictionary of `kSec…` keys, checked.
struct KeychainQuery {
    enum ItemClass: String {
        case generic = "genp"
        case internet = "inet"

        /// The attributes that identify an item, besides access group and synchronization.
        var keyCodes: [String] {
            switch self {
            case .generic: ["acct", "svce"]
            case .internet: ["acct", "srvr", "sdmn", "ptcl", "atyp", "port", "path"]
            }
        }

        func has(_ code: String) -> Bool { keyCodes.contains(code) || code == "gena" && self == .generic }
    }

    enum Limit: Equatable {
        case one
        case all
        case number(Int)
    }

    enum Dialog {
        case allow
        case fail
        case skip
    }

    private static let commonCodes: Set = [
        "labl", "desc", "icmt", "crtr", "type", "invi", "nega", "agrp", "pdmn", "sync",
    ]
    /// Codes whose values are Booleans, also if an app passes numbers.
    private static let flagCodes: Set = ["invi", "nega", "sync"]

    var itemClass: ItemClass?
    /// Whether the class is one of keys, certificates or identities, which do not exist.
    var isOtherClass = false
    /// The attributes without access group and synchronization.
    var values: [String: KeychainValue] = [:]
    var accessGroup: String?
    /// nil: with and without synchronization.
    var synchronizable: Bool? = false
    var secret: Data?
    var dates: [String: Date] = [:]
    var persistentReference: String?
    var returnsData = false
    var returnsAttributes = false
    var returnsPersistentReference = false
    var limit: Limit?
    var dialog = Dialog.allow

    init(_ dictionary: CFDictionary) throws(KeychainFailure) {
        for (key, value) in dictionary {
            guard let key = key as? String else { throw KeychainFailure(errSecParam) }
            try read(key, value)
        }
        guard let itemClass else { return }
        let isOfClass = values.keys.allSatisfy { itemClass.has($0) || Self.commonCodes.contains($0) }
        guard isOfClass else { throw KeychainFailure(errSecNoSuchAttr) }
    }

    private mutating func read(_ key: String, _ value: Any) throws(KeychainFailure) {
        switch key {
        case "class":
            guard let name = value as? String else { throw KeychainFailure(errSecParam) }
            itemClass = ItemClass(rawValue: name)
            isOtherClass = ["cert", "keys", "idnt"].contains(name)
            guard itemClass != nil || isOtherClass else { throw KeychainFailure(errSecNoSuchClass) }
        case "v_Data":
            guard let data = value as? Data else { throw KeychainFailure(errSecParam) }
            secret = data
        case "v_PersistentRef":
            guard let data = value as? Data, let text = String(data: data, encoding: .utf8), !text.utf8.contains(0)
            else {
                throw KeychainFailure(errSecParam)
            }
            persistentReference = text
        case "v_Ref": throw KeychainFailure(errSecUnimplemented)
        case "r_Data": returnsData = try Self.flag(value)
        case "r_Attributes": returnsAttributes = try Self.flag(value)
        case "r_PersistentRef": returnsPersistentReference = try Self.flag(value)
        case "m_Limit": limit = try Self.limit(value)
        case "u_AuthUI":
            switch value as? String {
            case "u_AuthUIA": dialog = .allow
            case "u_AuthUIF": dialog = .fail
            case "u_AuthUIS": dialog = .skip
            default: throw KeychainFailure(errSecParam)
            }
        case "u_NoAuthUI": if try Self.flag(value) { dialog = .fail }
        case "r_Ref", "u_OpPrompt", "u_AuthCtx", "nleg": break
        case "cdat", "mdat":
            guard let date = value as? Date else { throw KeychainFailure(errSecParam) }
            dates[key] = date
        default: try readAttribute(key, value)
        }
    }

    private mutating func readAttribute(_ key: String, _ value: Any) throws(KeychainFailure) {
        if key == "accc" {
            guard let control = value as? SecAccessControl else { throw KeychainFailure(errSecParam) }
            values["pdmn"] = .text(control.protection)
            return
        }
        guard var value = KeychainValue(value) else { throw KeychainFailure(errSecParam) }
        if Self.flagCodes.contains(key), case .number(let number) = value { value = .flag(number != 0) }
        switch (key, value) {
        case ("sync", .text("syna")): synchronizable = nil
        case ("sync", .flag(let flag)): synchronizable = flag
        case ("sync", _): throw KeychainFailure(errSecParam)
        case ("agrp", .text(let group)):
            guard !group.utf8.contains(0) else { throw KeychainFailure(errSecParam) }
            accessGroup = group
        case ("agrp", _): throw KeychainFailure(errSecParam)
        default:
            let isKnown =
                Self.commonCodes.contains(key) || ItemClass.generic.has(key) || ItemClass.internet.has(key)
            guard isKnown else { throw KeychainFailure(errSecNoSuchAttr) }
            guard value.stored(as: key) != nil else { throw KeychainFailure(errSecParam) }
            values[key] = value
        }
    }

    private static func flag(_ value: Any) throws(KeychainFailure) -> Bool {
        switch KeychainValue(value) {
        case .flag(let flag): return flag
        case .number(let number): return number != 0
        default: throw KeychainFailure(errSecParam)
        }
    }

    private static func limit(_ value: Any) throws(KeychainFailure) -> Limit {
        switch KeychainValue(value) {
        case .text("m_LimitOne"), .flag(true): return .one
        case .text("m_LimitAll"): return .all
        case .number(let number) where number > 0: return .number(number)
        default: throw KeychainFailure(errSecParam)
        }
    }
}
