#if GTK
import CGTK

/// Values of the bus. New values have a floating reference, which the value or the call that contains them takes.
extension OpaquePointer {
    /// A text. Ends at its first NUL character, which the bus cannot transmit.
    static func string(_ text: String) -> OpaquePointer { g_variant_new_string(text) }

    /// An array of values of one type.
    static func array(of type: String, _ values: [OpaquePointer]) -> OpaquePointer {
        let elements = g_variant_type_new(type)
        defer { g_variant_type_free(elements) }
        return values.map(Optional.some).withUnsafeBufferPointer {
            g_variant_new_array(elements, $0.baseAddress, gsize($0.count))
        }
    }

    /// A tuple.
    static func tuple(_ values: [OpaquePointer]) -> OpaquePointer {
        values.map(Optional.some).withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    /// A dictionary of texts to values of any type (`a{sv}`).
    static func dictionary(_ items: [(String, OpaquePointer)]) -> OpaquePointer {
        array(of: "{sv}", items.map { g_variant_new_dict_entry(.string($0), g_variant_new_variant($1)) })
    }

    /// The texts in an array of texts at a position of a tuple.
    func strings(at index: Int) -> [String] {
        let array = g_variant_get_child_value(self, gsize(index))
        defer { g_variant_unref(array) }
        return (0..<Int(g_variant_n_children(array))).map { number in
            let child = g_variant_get_child_value(array, gsize(number))
            defer { g_variant_unref(child) }
            return String(cString: g_variant_get_string(child, nil))
        }
    }

    /// The text at a position of a tuple.
    func string(at index: Int) -> String {
        let child = g_variant_get_child_value(self, gsize(index))
        defer { g_variant_unref(child) }
        return String(cString: g_variant_get_string(child, nil))
    }

    /// The number at a position of a tuple.
    func number(at index: Int) -> UInt32 {
        let child = g_variant_get_child_value(self, gsize(index))
        defer { g_variant_unref(child) }
        return g_variant_get_uint32(child)
    }
}
#endif
