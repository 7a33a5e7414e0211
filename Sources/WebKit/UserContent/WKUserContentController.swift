import Foundation

/// The user scripts, message handlers and content rules of web views. Web views with the same controller share them, also those made
/// before a change. Must be used on the main actor.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private var scripts: [WKUserScript] = []
    private(set) var handlers: [MessageHandler] = []
    private(set) var ruleLists: [WKContentRuleList] = []
    private var receivers: [WeakReceiver] = []

    private struct WeakReceiver {
        weak var receiver: (any UserContentReceiver)?
    }

    /// Makes a controller without scripts and handlers.
    public override nonisolated init() {
        super.init()
    }

    /// Tells a receiver the content, now and after each change.
    func attach(_ receiver: any UserContentReceiver) {
        receivers.removeAll { $0.receiver == nil }
        receivers.append(WeakReceiver(receiver: receiver))
        for script in scripts { receiver.add(script) }
        for handler in handlers { receiver.add(handler) }
        for list in ruleLists { receiver.add(list) }
    }

    private func tell(_ body: (any UserContentReceiver) -> Void) {
        for item in receivers { item.receiver.map(body) }
    }

    // MARK: Scripts

    /// The scripts, in the order in which they run.
    open var userScripts: [WKUserScript] { scripts }

    /// Adds a script, which runs in each page that is loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        scripts.append(userScript)
        tell { $0.add(userScript) }
    }

    /// Removes all scripts.
    open func removeAllUserScripts() {
        scripts = []
        tell { $0.removeScripts() }
    }

    // MARK: Messages

    /// Adds a handler for messages of the page's scripts; see ``add(_:contentWorld:name:)``.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Adds a handler for messages. Strong reference, until it is removed.
    ///
    /// - Parameters:
    ///   - scriptMessageHandler: The handler.
    ///   - world: The world whose scripts can send messages, also those of frames.
    ///   - name: The name of the object in `window.webkit.messageHandlers`. Traps if there is a handler with this name, also in
    ///     another world, because WebKitGTK does not report the world of a message.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        add(MessageHandler(name: name, world: world, receiver: .plain(scriptMessageHandler)))
    }

    /// Adds a handler that replies to messages; see ``add(_:contentWorld:name:)``.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
        contentWorld: WKContentWorld,
        name: String
    ) {
        add(MessageHandler(name: name, world: contentWorld, receiver: .replying(scriptMessageHandlerWithReply)))
    }

    private func add(_ handler: MessageHandler) {
        guard !handler.name.isEmpty else { trap("A handler for messages of scripts was added with an empty name.") }
        guard !handlers.contains(where: { $0.name == handler.name }) else {
            trap("A handler for messages of scripts was added with a name that another handler has.")
        }
        handlers.append(handler)
        tell { $0.add(handler) }
    }

    /// Removes the handler with a name for the page's world. No effect without one.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Removes the handler with a name for a world. No effect without one.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeHandlers { $0.name == name && $0.world === contentWorld }
    }

    /// Removes all handlers for a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        removeHandlers { $0.world === contentWorld }
    }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() {
        removeHandlers { _ in true }
    }

    private func removeHandlers(where condition: (MessageHandler) -> Bool) {
        let removed = handlers.filter(condition)
        handlers.removeAll(where: condition)
        for handler in removed { tell { $0.remove(handler) } }
    }

    // MARK: Content rules

    /// Applies rules to the pages that are loaded from now on. No effect if the list was added before.
    open func add(_ contentRuleList: WKContentRuleList) {
        guard !ruleLists.contains(contentRuleList) else { return }
        ruleLists.append(contentRuleList)
        tell { $0.add(contentRuleList) }
    }

    /// Removes rules.
    open func remove(_ contentRuleList: WKContentRuleList) {
        guard let place = ruleLists.firstIndex(of: contentRuleList) else { return }
        ruleLists.remove(at: place)
        tell { $0.remove(contentRuleList) }
    }

    /// Removes all rules.
    open func removeAllContentRuleLists() {
        for list in ruleLists { remove(list) }
    }
}

/// A handler for messages with a name.
@MainActor
final class MessageHandler {
    let name: String
    let world: WKContentWorld
    let receiver: Receiver

    enum Receiver {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    init(name: String, world: WKContentWorld, receiver: Receiver) {
        self.name = name
        self.world = world
        self.receiver = receiver
    }

    var replies: Bool {
        if case .replying = receiver { true } else { false }
    }
}

/// Is told the content of a controller.
@MainActor
protocol UserContentReceiver: AnyObject {
    func add(_ script: WKUserScript)
    func removeScripts()
    func add(_ handler: MessageHandler)
    func remove(_ handler: MessageHandler)
    func add(_ list: WKContentRuleList)
    func remove(_ list: WKContentRuleList)
}
