import Foundation

/// The functions of the library Enchant, which finds the dictionaries of the desktop.
///
/// It is optional, and loaded at its first use: without it there are no dictionaries. Not thread-safe.
struct SpellingLibrary: @unchecked Sendable {
    typealias Word = UnsafePointer<CChar>
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// Receives the language of a dictionary, and three texts about its provider.
    typealias Visitor = @convention(c) (Word?, Word?, Word?, Word?, UnsafeMutableRawPointer?) -> Void

    let makeBroker: @convention(c) () -> OpaquePointer?
    let listDictionaries: @convention(c) (OpaquePointer, Visitor, UnsafeMutableRawPointer?) -> Void
    let openDictionary: @convention(c) (OpaquePointer, Word) -> OpaquePointer?
    /// Returns 0 for a word in the dictionary, and a positive number for any other.
    let check: @convention(c) (OpaquePointer, Word, Int) -> Int32
    let suggest: @convention(c) (OpaquePointer, Word, Int, UnsafeMutablePointer<Int>?) -> List?
    let freeList: @convention(c) (OpaquePointer, List) -> Void
    let add: @convention(c) (OpaquePointer, Word, Int) -> Void
    let remove: @convention(c) (OpaquePointer, Word, Int) -> Void
    let isAdded: @convention(c) (OpaquePointer, Word, Int) -> Int32

    /// Loads the library; nil if it is not installed.
    init?() {
        guard let library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard
            let makeBroker = function("enchant_broker_init", as: (@convention(c) () -> OpaquePointer?).self),
            let listDictionaries = function(
                "enchant_broker_list_dicts",
                as: (@convention(c) (OpaquePointer, Visitor, UnsafeMutableRawPointer?) -> Void).self
            ),
            let openDictionary = function(
                "enchant_broker_request_dict",
                as: (@convention(c) (OpaquePointer, Word) -> OpaquePointer?).self
            ),
            let check = function("enchant_dict_check", as: (@convention(c) (OpaquePointer, Word, Int) -> Int32).self),
            let suggest = function(
                "enchant_dict_suggest",
                as: (@convention(c) (OpaquePointer, Word, Int, UnsafeMutablePointer<Int>?) -> List?).self
            ),
            let freeList = function(
                "enchant_dict_free_string_list",
                as: (@convention(c) (OpaquePointer, List) -> Void).self
            ),
            let add = function("enchant_dict_add", as: (@convention(c) (OpaquePointer, Word, Int) -> Void).self),
            let remove = function("enchant_dict_remove", as: (@convention(c) (OpaquePointer, Word, Int) -> Void).self),
            let isAdded = function(
                "enchant_dict_is_added",
                as: (@convention(c) (OpaquePointer, Word, Int) -> Int32).self
            )
        else { return nil }
        self.makeBroker = makeBroker
        self.listDictionaries = listDictionaries
        self.openDictionary = openDictionary
        self.check = check
        self.suggest = suggest
        self.freeList = freeList
        self.add = add
        self.remove = remove
        self.isAdded = isAdded
    }
}
