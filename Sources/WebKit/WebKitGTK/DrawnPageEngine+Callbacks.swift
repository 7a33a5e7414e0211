#if WebKitGTK
import CWebKitShim
import Foundation
@_spi(Widgets) import GTKHost

/// A weak reference to the engine, as the context of C callbacks.
final class WeakEngine {
    weak var engine: DrawnPageEngine?
}

extension DrawnPageEngine {
    static let handlers = SearchlightPageHandlers(
        changed: { context in tell(context) { $0?.read() } },
        loaded: { event, context in tell(context) { $0?.loaded(event) } },
        failed: { error, context in
            guard let error else { return }
            let failure = PageFailure(error.pointee)
            tell(context) { $0?.failed(failure) }
        },
        decide: { decision, action, context in
            guard let decision, let action else { return }
            nonisolated(unsafe) let (pointer, told) = (decision, action.pointee)
            tell(context) { engine in
                let owed = DrawnPageDecision(pointer)
                engine?.decide(owed, told)
            }
        },
        receive: { decision, response, context in
            guard let decision, let response else { return }
            nonisolated(unsafe) let (pointer, told) = (decision, response.pointee)
            tell(context) { engine in
                let owed = DrawnPageDecision(pointer)
                engine?.receive(owed, WKNavigationResponse(told))
            }
        },
        message: { name, value, reply, context in
            guard let name, let value else { return }
            nonisolated(unsafe) let (pointer, answer) = (value, reply)
            let channel = String(cString: name)
            tell(context) { engine in
                let owed = answer.map { ScriptMessageReply($0, to: pointer) }
                engine?.receive(channel, pointer, owed)
            }
        },
        dialog: { kind, message, text, dialog, context in
            guard let dialog else { return }
            nonisolated(unsafe) let pointer = dialog
            let (words, proposal) = (message.map { String(cString: $0) } ?? "", text.map { String(cString: $0) })
            tell(context) { engine in
                let owed = DrawnPageDialog(pointer)
                engine?.show(kind, words, proposal, owed)
            }
        },
        choose: { request, isForSeveral, context in
            guard let request else { return }
            nonisolated(unsafe) let pointer = request
            tell(context) { engine in
                let owed = DrawnPageChoice(pointer)
                engine?.choose(isForSeveral: isForSeveral != 0, owed)
            }
        },
        create: { action, context in
            guard let action else { return nil }
            nonisolated(unsafe) let told = action.pointee
            nonisolated(unsafe) var made: UnsafeMutableRawPointer?
            tell(context) { made = $0?.makeWindow(told) }
            return made
        },
        closed: { context in tell(context) { $0?.closeWindow() } },
        ended: { context in tell(context) { $0?.ended() } },
        download: { download, address, context in
            guard let download, let address else { return 0 }
            nonisolated(unsafe) let pointer = download
            let text = String(cString: address)
            nonisolated(unsafe) var isTaken = false
            tell(context) { isTaken = $0?.take(pointer, text) ?? false }
            return isTaken ? 1 : 0
        },
        scheme: { request, told, context in
            guard let request, let told else { return }
            nonisolated(unsafe) let pointer = request
            let wanted = URLRequest(told.pointee)
            tell(context) { engine in
                if let engine {
                    engine.start(pointer, wanted)
                } else {
                    searchlight_scheme_fail(pointer, "The web view was deallocated.")
                }
            }
        },
        found: { count, context in tell(context) { $0?.didFind(Int(count)) } },
        capture: { request, isCamera, isMicrophone, context in
            guard let request else { return }
            nonisolated(unsafe) let pointer = request
            tell(context) { engine in
                let owed = DrawnPageCapture(pointer)
                engine?.decideCapture(isCamera: isCamera != 0, isMicrophone: isMicrophone != 0, owed)
            }
        }
    )

    nonisolated private static func tell(
        _ context: UnsafeMutableRawPointer?,
        _ body: @MainActor (DrawnPageEngine?) -> Void
    ) {
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            guard let pointer else { return }
            body(Unmanaged<WeakEngine>.fromOpaque(pointer).takeUnretainedValue().engine)
            GTKHost.appCodeDidRun()
        }
    }
}

/// Calls a closure with C strings.
func withTexts(_ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Void) {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { body($0.baseAddress) }
}

/// A closure that C calls back once.
final class Callback<Argument> {
    private let body: @MainActor (Argument) -> Void

    init(_ body: @escaping @MainActor (Argument) -> Void) {
        self.body = body
    }

    /// The context for C, which must be passed to ``call(_:_:)``.
    var context: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Calls the closure of a context, and releases it.
    nonisolated static func call(_ context: UnsafeMutableRawPointer?, _ argument: Argument) {
        guard let context else { return }
        nonisolated(unsafe) let (callback, argument) =
            (Unmanaged<Callback<Argument>>.fromOpaque(context).takeRetainedValue(), argument)
        MainActor.assumeIsolated {
            callback.body(argument)
            GTKHost.appCodeDidRun()
        }
    }
}

/// A decision that WebKit waits for. Denied if it is deallocated without an answer.
@MainActor
final class DrawnPageDecision {
    private var pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    func answer(_ isAllowed: Bool) {
        answer(isAllowed ? SEARCHLIGHT_DECISION_ALLOW : SEARCHLIGHT_DECISION_REFUSE)
    }

    func answer(_ answer: SearchlightDecision) {
        guard let pointer else { return }
        self.pointer = nil
        searchlight_decision_answer(pointer, answer)
    }

    isolated deinit { answer(false) }
}
#endif
