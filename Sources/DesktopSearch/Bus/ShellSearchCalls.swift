#if GTK
import CGTK
import Synchronization

/// The calls of one run of a service.
///
/// Unchecked: `loop` is constant, and its functions can be called on any thread.
final class ShellSearchCalls: @unchecked Sendable {
    private struct State {
        /// The number of calls without an answer.
        var running = 0
        /// The task of the latest search. A new search cancels it: the shell has no use for its results.
        var search: Task<Void, Never>?
        /// Ends the service.
        var idle: Task<Void, Never>?
        var isNameInUse = false
    }

    private let provider: any ShellSearchProvider
    private let loop: OpaquePointer
    private let clock: any Clock<Duration>
    private let idleLimit: Duration
    private let state = Mutex(State())

    /// - Parameter loop: Answers the calls. It is released at the end.
    init(_ provider: any ShellSearchProvider, loop: OpaquePointer, clock: any Clock<Duration>, idleLimit: Duration) {
        self.provider = provider
        self.loop = loop
        self.clock = clock
        self.idleLimit = idleLimit
    }

    deinit { g_main_loop_unref(loop) }

    /// Answers calls until there was none for some time, or until another process has the name.
    func publish(on bus: OpaquePointer, name: String, path: String) throws(ShellSearchError) {
        let node = g_dbus_node_info_new_for_xml(ShellSearchRequest.interface, nil)
        defer { g_dbus_node_info_unref(node) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, context in
            guard let method, let arguments, let invocation, let context else { return }
            let calls = Unmanaged<ShellSearchCalls>.fromOpaque(context).takeUnretainedValue()
            calls.receive(String(cString: method), arguments, Invocation(pointer: invocation))
        }
        let this = Unmanaged.passUnretained(self).toOpaque()
        // The object must exist before the name: the bus sends the call for which it has started the program as soon as it has the name.
        let object = withUnsafePointer(to: &table) { table in
            g_dbus_connection_register_object(bus, path, node?.pointee.interfaces[0], table, this, nil, nil)
        }
        guard object != 0 else { throw .pathInUse(path) }
        let owner = g_bus_own_name_on_connection(
            bus,
            name,
            G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE,
            nil,
            { _, _, context in
                guard let context else { return }
                Unmanaged<ShellSearchCalls>.fromOpaque(context).takeUnretainedValue().loseName()
            },
            this,
            nil
        )
        waitForCalls()
        g_main_loop_run(loop)
        g_bus_unown_name(owner)
        g_dbus_connection_unregister_object(bus, object)
        // The last answers are sent by another thread.
        g_dbus_connection_flush_sync(bus, nil, nil)
        let isNameInUse = state.withLock { state in
            state.idle?.cancel()
            state.search?.cancel()
            return state.isNameInUse
        }
        if isNameInUse { throw .nameInUse(name) }
    }

    private func loseName() {
        state.withLock { $0.isNameInUse = true }
        g_main_loop_quit(loop)
    }

    // MARK: Calls

    /// A call that must be answered once, on any thread.
    private struct Invocation: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private func receive(_ method: String, _ arguments: OpaquePointer, _ invocation: Invocation) {
        guard let request = ShellSearchRequest(method: method, arguments: arguments) else {
            g_dbus_method_invocation_return_dbus_error(
                invocation.pointer,
                "org.freedesktop.DBus.Error.UnknownMethod",
                "There is no method \(method)."
            )
            return
        }
        state.withLock { state in
            state.running += 1
            state.idle?.cancel()
            if case .search = request { state.search?.cancel() }
            let task = Task.detached(priority: .userInitiated) { await self.answer(request, invocation) }
            if case .search = request { state.search = task }
        }
    }

    private func answer(_ request: ShellSearchRequest, _ invocation: Invocation) async {
        do {
            let answer = try await request.answer(provider)
            g_dbus_method_invocation_return_value(invocation.pointer, answer.variant)
        } catch {
            g_dbus_method_invocation_return_dbus_error(
                invocation.pointer,
                "org.freedesktop.DBus.Error.Failed",
                "\(error)"
            )
        }
        let isLast = state.withLock { state in
            state.running -= 1
            return state.running == 0
        }
        if isLast { waitForCalls() }
    }

    /// Ends the service after the time limit, unless a call arrives before.
    private func waitForCalls() {
        let task = Task.detached { [self] in
            do {
                try await clock.sleep(for: idleLimit)
            } catch {
                return
            }
            let isIdle = state.withLock { $0.running == 0 && !Task.isCancelled }
            if isIdle { g_main_loop_quit(loop) }
        }
        state.withLock { state in
            state.idle?.cancel()
            state.idle = task
            // A call that arrived meanwhile starts the time again at its end.
            if state.running > 0 { task.cancel() }
        }
    }
}
#endif
