#if WebKitGTK
import CWebKitShim
import Foundation
@_spi(Widgets) import GTKHost

/// User scripts, messages and content rules.
extension DrawnPageEngine: UserContentReceiver {
    func add(_ script: WKUserScript) {
        searchlight_page_add_script(
            page,
            script.source,
            script.isForMainFrameOnly ? 1 : 0,
            script.injectionTime == .atDocumentEnd ? 1 : 0,
            script.world.engineName
        )
    }

    func removeScripts() {
        searchlight_page_remove_scripts(page)
        if observesPlace { addPlaceScript() }
    }

    func add(_ handler: MessageHandler) {
        channels[handler.name] = searchlight_page_add_channel(
            page,
            handler.name,
            handler.world.engineName,
            handler.replies ? 1 : 0
        )
    }

    func remove(_ handler: MessageHandler) {
        guard let channel = channels.removeValue(forKey: handler.name) else { return }
        searchlight_page_remove_channel(page, handler.name, handler.world.engineName, channel)
    }

    func add(_ list: WKContentRuleList) {
        searchlight_page_add_filter(page, list.filter)
    }

    func remove(_ list: WKContentRuleList) {
        searchlight_page_remove_filter(page, list.filter)
    }

    /// Passes a message to its handler. A message with a value that is too large is not delivered.
    func receive(_ name: String, _ value: UnsafeMutableRawPointer, _ reply: ScriptMessageReply?) {
        guard let view else { return }
        if name == PageScrollScript.channel { return receivePlace(value) }
        let controller = view.ownConfiguration.userContentController
        guard let handler = controller.handlers.first(where: { $0.name == name }) else { return }
        var reader = ScriptValueReader()
        let body: Any
        do { body = try reader.read(value) ?? NSNull() } catch { return }
        let message = WKScriptMessage(body: body, webView: view, name: name, world: handler.world)
        switch handler.receiver {
        case .plain(let receiver): receiver.userContentController(controller, didReceive: message)
        case .replying(let receiver):
            receiver.userContentController(controller, didReceive: message) { value, error in
                reply?.answer(value, error)
                GTKHost.appCodeDidRun()
            }
        }
    }
}

/// The place of the page in the web view.
extension DrawnPageEngine {
    func observePlace() {
        guard !observesPlace else { return }
        observesPlace = true
        _ = searchlight_page_add_channel(page, PageScrollScript.channel, PageScrollScript.world, 0)
        addPlaceScript()
        // For the page that is already shown.
        let script = PageScrollScript.source
        searchlight_page_evaluate(page, script, script.utf8.count, PageScrollScript.world, nil, { _, _, _ in }, nil)
    }

    private func addPlaceScript() {
        searchlight_page_add_script(page, PageScrollScript.source, 1, 0, PageScrollScript.world)
    }

    private func receivePlace(_ value: UnsafeMutableRawPointer) {
        var reader = ScriptValueReader()
        guard let view, let body = try? reader.read(value) else { return }
        if let place = PageScrollScript.place(body, zoom: view.pageZoom) { view.pageDidMove(to: place) }
    }

    func scroll(to offset: CGPoint, animated: Bool) {
        let zoom = view?.pageZoom ?? 1
        let script = """
            scrollTo({left: \(Double(offset.x / zoom)), top: \(Double(offset.y / zoom)), \
            behavior: '\(animated ? "smooth" : "instant")'})
            """
        searchlight_page_evaluate(page, script, script.utf8.count, PageScrollScript.world, nil, { _, _, _ in }, nil)
    }
}

/// The reply to a message of a script. Rejected if it is deallocated without an answer.
@MainActor
final class ScriptMessageReply {
    private var pointer: UnsafeMutableRawPointer?
    /// A value whose context receives the reply.
    private let relative: OwnedScriptValue

    init(_ pointer: UnsafeMutableRawPointer, to message: UnsafeMutableRawPointer) {
        self.pointer = pointer
        relative = OwnedScriptValue(searchlight_value_retain(message))
    }

    func answer(_ value: Any?, _ error: String?) {
        guard let pointer else { return }
        self.pointer = nil
        if let error { return searchlight_reply_answer(pointer, nil, error) }
        let writer = ScriptValueWriter(relative: relative.pointer)
        guard let made = writer.write(value) else {
            return searchlight_reply_answer(pointer, nil, ScriptArguments.unsupportedReplyMessage)
        }
        searchlight_reply_answer(pointer, made.pointer, nil)
    }

    isolated deinit { answer(nil, "The handler of the message did not reply.") }
}

/// Makes values of scripts.
@MainActor
private struct ScriptValueWriter {
    /// A value in the same context.
    let relative: UnsafeMutableRawPointer

    /// Converts a value; nil if its type is not supported.
    func write(_ value: Any?) -> OwnedScriptValue? {
        guard let value else { return OwnedScriptValue(searchlight_value_new_undefined(relative)) }
        switch value {
        case let optional as any AnyOptional where optional.isNone: return own(searchlight_value_new_null(relative))
        case is NSNull: return own(searchlight_value_new_null(relative))
        case var text as String:
            return own(
                text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        searchlight_value_new_text(relative, $0.baseAddress, $0.count)
                    }
                }
            )
        case let date as Date: return own(searchlight_value_new_date(relative, date.timeIntervalSince1970 * 1000))
        case let array as [Any]: return write(array)
        case let dictionary as [String: Any]: return write(dictionary)
        case let number as NSNumber where number.isBoolean:
            return own(searchlight_value_new_boolean(relative, number.boolValue ? 1 : 0))
        case let number as NSNumber: return own(searchlight_value_new_number(relative, number.doubleValue))
        default: return nil
        }
    }

    private func write(_ array: [Any]) -> OwnedScriptValue? {
        guard let made = own(searchlight_value_new_array(relative)) else { return nil }
        for (index, item) in array.enumerated() {
            guard let item = write(item) else { return nil }
            searchlight_value_set_item(made.pointer, UInt32(index), item.pointer)
        }
        return made
    }

    private func write(_ dictionary: [String: Any]) -> OwnedScriptValue? {
        guard let made = own(searchlight_value_new_object(relative)) else { return nil }
        for (key, item) in dictionary {
            guard let item = write(item) else { return nil }
            searchlight_value_set_property(made.pointer, key, item.pointer)
        }
        return made
    }

    private func own(_ pointer: UnsafeMutableRawPointer?) -> OwnedScriptValue? { pointer.map(OwnedScriptValue.init) }
}
#endif
