import Foundation
import UniformTypeIdentifiers

/// The items of a pasteboard of this program.
struct PasteboardContent {
    var items: [PasteboardItem] = []
    var changeCount = 0
    /// The time at which the items vanish; nil for never.
    var expirationDate: Date?
}

extension UIPasteboard {
    /// The content of a pasteboard with a name; nil if it was removed.
    var ownContent: PasteboardContent? { UIApplication.shared.pasteboards[name.rawValue] }

    /// The items, with the objects they were made from.
    var contents: [PasteboardItem] {
        get {
            let application = UIApplication.shared
            let own = name == .general ? application.clipboardItems : ownContent
            if let own, own.changeCount == changeCount {
                let isExpired = own.expirationDate.map { $0 <= application.host.date } ?? false
                return isExpired ? [] : own.items
            }
            guard name == .general else { return [] }
            return PasteboardItem.ofOthers(text: application.host.clipboardText, image: application.host.clipboardImage)
        }
        set { write(newValue, isLocal: false, expirationDate: nil) }
    }

    /// Writes the items, and posts the change.
    func write(_ items: [PasteboardItem], isLocal: Bool, expirationDate: Date?) {
        let former = Set(contents.flatMap(\.provider.registeredTypeIdentifiers))
        let application = UIApplication.shared
        var content = PasteboardContent(items: items, expirationDate: expirationDate)
        if name != .general {
            guard let own = ownContent else { return }
            content.changeCount = own.changeCount + 1
            application.pasteboards[name.rawValue] = content
        } else if isLocal {
            application.host.writeClipboard(text: nil, image: nil)
            content.changeCount = application.host.clipboardChangeCount
            application.clipboardItems = content
        } else {
            share(content)
        }
        let present = Set(items.flatMap(\.provider.registeredTypeIdentifiers))
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification,
            object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: present.subtracting(former).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: former.subtracting(present).sorted(),
            ]
        )
    }

    /// Writes items to the desktop's clipboard. Texts that are not available at once are written later, unless the clipboard has changed
    /// by then.
    private func share(_ content: PasteboardContent) {
        let application = UIApplication.shared
        let image = content.items.lazy.compactMap { $0.pngForOthers }.first
        var content = content
        var isWritten = false
        func write(_ text: String?) {
            application.host.writeClipboard(text: text, image: image)
            content.changeCount = application.host.clipboardChangeCount
            application.clipboardItems = content
            isWritten = true
        }
        TextCollector.collect(from: content.items.map(\.provider), forOthers: true) { texts in
            if isWritten, application.clipboardItems?.changeCount != application.host.clipboardChangeCount { return }
            write(texts.isEmpty ? nil : texts.joined(separator: " "))
        }
        if !isWritten { write(nil) }
    }

    // MARK: Values

    func text(of item: PasteboardItem) -> String? {
        var text: String?
        TextCollector.collect(from: [item.provider], forOthers: false) { text = $0.first }
        return text
    }

    func image(of item: PasteboardItem) -> UIImage? {
        item.localObject as? UIImage ?? item.data(conformingTo: UTType.image.identifier).flatMap { UIImage(data: $0) }
    }

    func color(of item: PasteboardItem) -> UIColor? {
        item.localObject as? UIColor
            ?? item.data(conformingTo: UIColor.typeIdentifier).flatMap { UIColor(pasteboardData: $0) }
    }
}

extension PasteboardItem {
    init(image: UIImage) { self.init(NSItemProvider(object: image), localObject: image) }

    init(color: UIColor) { self.init(NSItemProvider(object: color), localObject: color) }

    /// The items on the clipboard that another program wrote: one with a text, an image, or both.
    static func ofOthers(text: String?, image: Data?) -> [PasteboardItem] {
        guard text != nil || image != nil else { return [] }
        let provider = text.map { NSItemProvider(object: $0 as NSString) } ?? NSItemProvider()
        if let image { provider.register(image, as: UTType.png.identifier) }
        return [PasteboardItem(provider)]
    }

    /// The data of a type; nil if there is none that is available at once.
    func data(conformingTo type: String) -> Data? {
        guard provider.hasItemConformingToTypeIdentifier(type) else { return nil }
        let box = DataBox()
        let call = PendingCall()
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            call.answer { box.data = data }
        }
        call.didReturn()
        return box.data
    }

    /// The item's image as PNG, if other programs may see it.
    var pngForOthers: Data? {
        guard let representation = provider.representation(conformingTo: UTType.image.identifier),
            representation.visibility == .all
        else { return nil }
        if let image = localObject as? UIImage { return image.pngData() }
        guard let data = data(conformingTo: UTType.image.identifier) else { return nil }
        return UIImage(data: data)?.pngData()
    }

    @MainActor private final class DataBox {
        var data: Data?
    }
}

extension NSItemProvider {
    /// Adds data as a representation that all programs may read.
    func register(_ data: Data, as type: String) {
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }
}
