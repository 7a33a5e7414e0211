import Foundation

extension TextDrag {
    /// A session for dropping the content on views other than fields, as copies.
    @_spi(Host)
    public func makeDropSession() -> DropSession {
        let items = items.map { item in
            let dragged = UIDragItem(itemProvider: item.provider)
            dragged.localObject = item.localObject
            return dragged
        }
        return DropSession(foreignItems: items, allowsMove: false)
    }
}
