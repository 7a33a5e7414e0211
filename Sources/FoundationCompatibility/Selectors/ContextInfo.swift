/// The last argument of completion methods: an address of the app, which methods declare as a pointer of any kind.
package struct ContextInfo {
    private let address: UnsafeMutableRawPointer?

    /// - Parameter address: The address. Nil for none.
    package init(_ address: UnsafeMutableRawPointer?) {
        self.address = address
    }

    /// The address as the argument of a method; nil if the method takes no raw pointer.
    ///
    /// Methods often take a pointer that is not optional, although the app passes nil. As on Apple's systems such a pointer must not be
    /// read. Its address is 1, because 0 is not an address in Swift.
    func pointer<Argument>(as type: Argument.Type) -> Argument? {
        if let pointer = address as Any as? Argument { return pointer }
        if let pointer = address.map({ UnsafeRawPointer($0) }) as Any as? Argument { return pointer }
        guard address == nil, let placeholder = UnsafeMutableRawPointer(bitPattern: 1) else { return nil }
        return placeholder as? Argument ?? UnsafeRawPointer(placeholder) as? Argument
    }
}
