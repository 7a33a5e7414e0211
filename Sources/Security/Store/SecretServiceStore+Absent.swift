#if !Security
import Foundation
import FoundationCompatibility
import TextEscaping

/// The replacement of the Secret Service in a library that was built without the package trait `Security`: there is no keychain.
struct SecretServiceStore: SecretStore {
    private static let warn: Void = {
        let message =
            "Security: the library was built without a keychain. Enable the package trait Security, which needs libsecret-1-dev."
        try? FileHandle.standardError.write(contentsOf: Data((escapedMessage(message) + "\n").utf8))
    }()

    private func absent() -> KeychainFailure {
        Self.warn
        return KeychainFailure(errSecNotAvailable)
    }

    func items(matching attributes: [String: String], unlocking: Bool) throws(KeychainFailure) -> [StoredItem] {
        throw absent()
    }
    func secret(of item: StoredItem) throws(KeychainFailure) -> Data { throw absent() }
    func add(attributes: [String: String], label: String, secret: Data) throws(KeychainFailure) { throw absent() }
    func update(
        _ item: StoredItem,
        attributes: [String: String],
        label: String,
        secret: Data?
    ) throws(KeychainFailure) { throw absent() }
    func delete(_ item: StoredItem) throws(KeychainFailure) { throw absent() }
}
#endif
