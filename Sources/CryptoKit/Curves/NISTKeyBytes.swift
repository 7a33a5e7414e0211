import Foundation

/// A point of a curve: the byte 4 and two coordinates.
struct NISTPoint<Curve: NISTCurve>: Sendable {
    let bytes: [UInt8]

    static var coordinateLength: Int { Curve.keySize.byteCount }

    /// Reads a point in any form of X9.62. Throws unless it is on the curve.
    init(anyForm data: [UInt8]) throws {
        guard let bytes = Curve.keySize.curve.point(data) else { throw CryptoKitError.invalidParameter }
        self.bytes = bytes
    }

    init(der data: some DataProtocol) throws {
        guard let bytes = Curve.keySize.curve.publicKey(der: Array(data)) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.bytes = bytes
    }

    init(privateKey: SecureBytes) throws {
        guard let bytes = Curve.keySize.curve.publicKey(of: privateKey) else { throw CryptoKitError.invalidParameter }
        self.bytes = bytes
    }

    /// Both coordinates.
    init(raw data: some ContiguousBytes) throws {
        let bytes = data.withUnsafeBytes { Array($0) }
        guard bytes.count == 2 * Self.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
        try self.init(anyForm: [4] + bytes)
    }

    /// Coordinate x of a point whose y is the smaller of two.
    init(compact data: some ContiguousBytes) throws {
        let x = data.withUnsafeBytes { Array($0) }
        guard x.count == Self.coordinateLength else { throw CryptoKitError.incorrectParameterSize }
        let point = try Self(anyForm: [2] + x)
        self = point.isCompact ? point : try Self(anyForm: [3] + x)
    }

    init(x963: some ContiguousBytes) throws {
        let bytes = x963.withUnsafeBytes { Array($0) }
        guard bytes.count == 2 * Self.coordinateLength + 1 else { throw CryptoKitError.incorrectParameterSize }
        guard bytes.first == 4 else { throw CryptoKitError.invalidParameter }
        try self.init(anyForm: bytes)
    }

    init(compressed: some ContiguousBytes) throws {
        let bytes = compressed.withUnsafeBytes { Array($0) }
        guard bytes.count == Self.coordinateLength + 1 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(anyForm: bytes)
    }

    var x: ArraySlice<UInt8> { bytes[1...Self.coordinateLength] }
    var y: ArraySlice<UInt8> { bytes[(1 + Self.coordinateLength)...] }

    var compressed: [UInt8] { [y.last!.isMultiple(of: 2) ? 2 : 3] + x }

    /// Whether y is the smaller of the two coordinates that belong to x.
    var isCompact: Bool {
        let flag: UInt8 = y.last!.isMultiple(of: 2) ? 3 : 2
        guard let other = Curve.keySize.curve.point([flag] + x) else { return false }
        return y.lexicographicallyPrecedes(other[(1 + Self.coordinateLength)...])
    }

    var der: Data { Curve.keySize.curve.der(publicKey: bytes) }
}

/// A private key: a number.
struct NISTScalar<Curve: NISTCurve>: Sendable {
    let bytes: SecureBytes
    let point: NISTPoint<Curve>

    /// Makes a random key.
    init(isCompact: Bool) {
        while true {
            let bytes = Curve.keySize.curve.generate()
            guard let point = try? NISTPoint<Curve>(privateKey: bytes) else { continue }
            guard !isCompact || point.isCompact else { continue }
            self.bytes = bytes
            self.point = point
            return
        }
    }

    init(_ bytes: SecureBytes) throws {
        guard bytes.count == Curve.keySize.byteCount else { throw CryptoKitError.incorrectParameterSize }
        point = try NISTPoint(privateKey: bytes)
        self.bytes = bytes
    }

    /// Public and private key.
    init(x963 data: some ContiguousBytes) throws {
        let length = Curve.keySize.byteCount
        let parts = try data.withUnsafeBytes { data -> (SecureBytes, [UInt8]) in
            guard data.count == 3 * length + 1 else { throw CryptoKitError.incorrectParameterSize }
            return (SecureBytes(Array(data.suffix(length))), Array(data.dropLast(length)))
        }
        try self.init(parts.0)
        guard point.bytes == parts.1 else { throw CryptoKitError.invalidParameter }
    }

    init(der data: some DataProtocol) throws {
        guard let bytes = Curve.keySize.curve.privateKey(der: Array(data)) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        try self.init(bytes)
    }

    var raw: Data { bytes.withUnsafeBytes { Data($0) } }
    var x963: Data { Data(point.bytes) + raw }
    var der: Data { Curve.keySize.curve.der(privateKey: bytes) }
}
