// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Copies of responses on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Copies of responses in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Caches of scripts, with `caches`.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Caches of pages for use without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Values of scripts for one window, with `sessionStorage`.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Values of scripts, with `localStorage`.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of scripts, with `indexedDB`.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The registrations of service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The values from which pages get identifiers of devices.
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"

/// The types of data, and their values in WebKitGTK's `WebKitWebsiteDataTypes`.
enum WebsiteDataTypes {
    private static let bits: [String: UInt32] = [
        WKWebsiteDataTypeMemoryCache: 1 << 0,
        WKWebsiteDataTypeDiskCache: 1 << 1,
        WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2,
        WKWebsiteDataTypeSessionStorage: 1 << 3,
        WKWebsiteDataTypeLocalStorage: 1 << 4,
        WKWebsiteDataTypeIndexedDBDatabases: 1 << 5,
        WKWebsiteDataTypeCookies: 1 << 6,
        WKWebsiteDataTypeHashSalt: 1 << 7,
        WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 10,
        WKWebsiteDataTypeFetchCache: 1 << 11,
    ]

    static var all: Set<String> { Set(bits.keys) }

    /// The value for types. Unknown types are ignored.
    static func mask(_ types: Set<String>) -> UInt32 {
        types.reduce(0) { $0 | (bits[$1] ?? 0) }
    }

    static func types(_ mask: UInt32) -> Set<String> {
        Set(bits.filter { mask & $0.value != 0 }.keys)
    }
}
