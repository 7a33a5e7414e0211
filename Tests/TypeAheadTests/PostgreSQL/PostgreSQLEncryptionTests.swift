#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Encrypted connections")
struct PostgreSQLEncryptionTests {
    private static let server = Result { try TemporaryServer(isEncrypted: true) }

    private func temporary() async throws -> TemporaryServer { try await onOtherThread { try Self.server.get() } }

    private func connect(_ info: String) -> PostgreSQLServer {
        PostgreSQLServer(info, clock: ContinuousClock(), options: .patient)
    }

    private func failure(_ info: String) async -> String {
        do {
            _ = try await connect(info).execute("SELECT 1")
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test
    func `searches use TLS if the connection string requires it`() async throws {
        let temporary = try await temporary()
        let server = connect(
            temporary.encryptedInfo(try await temporary.createDatabase(), root: temporary.certificate)
        )
        let tested = try await TestedServer(TestedOptions(), server)
        // More than one record of TLS, which has at most 16 KiB.
        let items = (0..<500).map { Item(id: $0, title: "rose \($0)", note: String(repeating: "n", count: 100)) }
        try await tested.insert(items)
        let results = try await tested.postgreSQL.last(SearchQuery(terms: [SearchTerm("rose")], limit: 400))
        #expect(results.total == 500)
        #expect(results.hits.count == 400)
        let encryption = try await server.execute("SELECT ssl::text FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        #expect(encryption == [["true"]])
    }

    @Test
    func `changes are reported through TLS`() async throws {
        let temporary = try await temporary()
        let server = connect(
            temporary.encryptedInfo(try await temporary.createDatabase(), root: temporary.certificate)
        )
        let tested = try await TestedServer(TestedOptions(), server)
        var changes = tested.postgreSQL.changes().makeAsyncIterator()
        await changes.next()
        try await tested.insert([Item(id: 1, title: "rose")])
        await changes.next()
        #expect(try await tested.postgreSQL.last(SearchQuery(terms: [SearchTerm("rose")])).total == 1)
    }

    @Test
    func `a server with an unknown certificate is refused`() async throws {
        let temporary = try await temporary()
        let other = try await onOtherThread { try TemporaryServer(isEncrypted: true) }
        let error = await failure(temporary.encryptedInfo("postgres", root: other.certificate))
        #expect(error.contains("certificate verify failed"), "\(error)")
    }

    @Test
    func `a server whose certificate is for another host is refused`() async throws {
        let temporary = try await temporary()
        let error = await failure(
            temporary.encryptedInfo("postgres", host: "127.0.0.1", root: temporary.certificate)
        )
        #expect(error.contains("does not match host name"), "\(error)")
    }
}
#endif
