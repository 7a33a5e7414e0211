import Foundation

/// Encoding of the values that other modules store in a host. See ``StateCoding``.
package enum StoredValues {
    /// Returns values as data. Throws if they contain a value of an unsupported type.
    package static func data(_ values: [String: Any]) throws -> Data { try StateCoding.data(values) }

    /// Decodes the values from ``data(_:)``. Returns nil for other data.
    package static func values(in data: Data) -> [String: Any]? { StateCoding.values(in: data) }

    /// Writes a warning to standard error.
    package static func report(_ message: String) { Diagnostics.warn(message) }
}
