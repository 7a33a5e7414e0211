extension Unicode.Scalar {
    /// Whether the character is a letter or mark of a script that is written from right to left. Digits are not.
    var isRightToLeft: Bool {
        switch value {
        case 0x660...0x669, 0x6F0...0x6F9: false
        case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

extension StringProtocol {
    /// Whether the first letter is of a script that is written from right to left.
    var beginsRightToLeft: Bool {
        unicodeScalars.first { $0.isRightToLeft || $0.properties.isAlphabetic }?.isRightToLeft ?? false
    }
}
