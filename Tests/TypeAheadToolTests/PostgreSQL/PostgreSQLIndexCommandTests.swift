#if PostgreSQL
import Foundation
import Testing
import TypeAheadTestSupport

/// `typeahead index` and `typeahead check` for tables of a database, and their failures.
@Suite struct PostgreSQLIndexCommandTests {
    private static let people = """
        CREATE TABLE people (id int PRIMARY KEY, name text, age int);
        INSERT INTO people VALUES (1, 'Anna', 30), (2, 'Bert', 20);
        """

    @Test func `the index follows the table, and the primary key and texts are the default`() async throws {
        let table = try await TestedTable(Self.people)
        #expect(try await table.tool("--table", "people", command: "index").errors == "")
        _ = try await table.run("UPDATE people SET name = 'Annika' WHERE id = 2")
        #expect(
            try await table.tool("--table", "people", "ann").lines == ["2 matches for ann", "1\tAnna", "2\tAnnika"]
        )
    }

    @Test func `a boost ranks first among equally good matches`() async throws {
        let table = try await TestedTable(
            "CREATE TABLE p (id int PRIMARY KEY, name text, fame float8); INSERT INTO p VALUES (1, 'Anna', 1), (2, 'Anna', 2)"
        )
        #expect(try await table.tool("--table", "p", "--boost", "fame", command: "index").errors == "")
        #expect(try await table.tool("--table", "p", "anna").lines == ["2 matches for anna", "2\tAnna", "1\tAnna"])
    }

    @Test func `the printed script makes the same index`() async throws {
        let table = try await TestedTable(Self.people)
        let printed = try await table.tool("--table", "people", "--field", "name=2", "--print", command: "index")
        #expect(printed.status == 0)
        #expect(try await table.tool("--table", "people", "ann").status == 2)
        _ = try await table.run(printed.output)
        #expect(try await table.tool("--table", "people", "ann").lines == ["1 match for ann", "1\tAnna"])
    }

    @Test func `an index is dropped and created again`() async throws {
        let table = try await TestedTable(Self.people)
        _ = try await table.tool("--table", "people", command: "index")
        let again = try await table.tool("--table", "people", command: "index")
        #expect(
            again.errors
                == "typeahead: The table public.people has a search index already. Build it again with --rebuild, or remove it with "
                + "--drop first.\n"
        )
        #expect(try await table.tool("--table", "people", "--drop", command: "index").errors == "")
        #expect(try await table.tool("--table", "people", "ann").errors.contains("has no search index"))
        #expect(try await table.tool("--table", "people", command: "index").status == 0)
    }

    @Test func `a check finds missing records, and a rebuild adds them`() async throws {
        let table = try await TestedTable(Self.people)
        _ = try await table.tool("--table", "people", command: "index")
        #expect(
            try await table.tool("--table", "people", command: "check").output
                == "The index of public.people is sound.\n"
        )
        _ = try await table.run("DELETE FROM typeahead.\"public.people\" WHERE id = '1'")
        let damaged = try await table.tool("--table", "people", command: "check")
        #expect(damaged.errors.contains("is damaged: 1 records are missing"))
        #expect(damaged.errors.hasSuffix("Run: typeahead index --postgres URL --table NAME --rebuild\n"))
        #expect(damaged.status == 1)
        #expect(try await table.tool("--table", "people", "--rebuild", command: "index").errors == "")
        #expect(try await table.tool("--table", "people", command: "check").status == 0)
    }

    @Test func `a name in quotation marks may contain periods and quotation marks`() async throws {
        let table = try await TestedTable(
            """
            CREATE SCHEMA "s.1"; CREATE TABLE "s.1"."a.b""c'" (id int PRIMARY KEY, name text);
            INSERT INTO "s.1"."a.b""c'" VALUES (1, 'Anna')
            """
        )
        let name = "\"s.1\".\"a.b\"\"c'\""
        #expect(try await table.tool("--table", name, command: "index").errors == "")
        #expect(try await table.tool("--table", name, "anna").lines == ["1 match for anna", "1\tAnna"])
        #expect(try await table.tool("--table", name, command: "check").status == 0)
    }

    @Test func `a check of partitions has the worst status of them`() async throws {
        let tables = [try await TestedTable(Self.people), try await TestedTable(Self.people)]
        let place = ["--postgres", tables[0].url, "--shard", tables[1].url, "--table", "people"]
        _ = try await onOtherThread { try ToolRun(["index"] + place) }
        let sound = try await onOtherThread { try ToolRun(["check"] + place) }
        #expect(sound.output == "All 2 indexes of public.people are sound.\n")
        #expect(sound.status == 0)
        _ = try await tables[1].run("DELETE FROM typeahead.\"public.people\"")
        #expect(try await onOtherThread { try ToolRun(["check"] + place) }.status == 1)
        _ = try await tables[0].tool("--table", "people", "--drop", command: "index")
        let unchecked = try await onOtherThread { try ToolRun(["check"] + place) }
        #expect(unchecked.errors.contains("has no search index. Create one with: "))
        #expect(unchecked.status == 2)
    }

    @Test func `a user without permission gets an error`() async throws {
        let table = try await TestedTable(Self.people)
        _ = try await table.tool("--table", "people", command: "index")
        _ = try await table.run("DO $$ BEGIN CREATE ROLE reader LOGIN; EXCEPTION WHEN duplicate_object THEN END $$")
        let url = table.server.info(table.database, user: "reader")
        for command in [["index"], ["check"], []] {
            let run = try await onOtherThread { try ToolRun(command + ["--postgres", url, "--table", "people"]) }
            #expect(run.errors.contains("permission denied"))
            #expect(run.status == 2)
        }
    }

    @Test func `an interrupted creation ends on the server, too, and creates nothing`() async throws {
        let table = try await TestedTable(
            """
            CREATE TABLE many (id int PRIMARY KEY, name text);
            INSERT INTO many SELECT number, md5(number::text) FROM generate_series(1, 300000) AS number
            """
        )
        let running = """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = 'TypeAhead' AND state = 'active' AND query LIKE 'INSERT%'
            """
        let process = ToolRun.interruptibleProcess(["index", "--postgres", table.url, "--table", "many"])
        try process.run()
        while try await table.run(running) == "0\n", process.isRunning {}
        #expect(process.isRunning)
        kill(process.processIdentifier, SIGINT)
        try await onOtherThread { process.waitUntilExit() }
        #expect(process.terminationReason == .uncaughtSignal)
        while try await table.run(running) != "0\n" {}
        #expect(try await table.run("SELECT to_regclass('typeahead.indexes')") == "\n")
    }

    @Test(arguments: [
        (["--table", "none"], "the table public.none does not exist, or cannot be read by this user."),
        (["--table", "people", "--field", "nme"], "There is no column “nme”. The columns are: id, name, age."),
        (
            ["--table", "people", "--filter", "x\u{1B}"],
            "There is no column “x\\u{1b}”. The columns are: id, name, age."
        ),
        (
            ["--table", "people", "--id", "age"],
            "--id needs a column that is unique and NOT NULL, but “age” is not. Make it a primary key, or name another one."
        ),
        (["--table", "people", "--boost", "name"], "--boost needs a column of numbers, but “name” has another type."),
        (
            ["--table", "people", "--order", "age"],
            "--order needs a column of integers that is unique and NOT NULL; “age” is not."
        ),
        (["--table", "people", "--drop"], "the table public.people has no search index."),
    ])
    func `a wrong table or column is an error`(options: [String], sentence: String) async throws {
        let table = try await TestedTable(Self.people)
        let all = ["index", "--postgres", table.url] + options
        let run = try await onOtherThread { try ToolRun(all) }
        #expect(run.errors.contains(sentence))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.status == 2)
    }

    @Test func `an unknown filter column is an error`() async throws {
        let table = try await TestedTable(Self.people)
        _ = try await table.tool("--table", "people", "--filter", "age", command: "index")
        let run = try await table.tool("--table", "people", "--filter", "size=3", "a")
        #expect(run.errors == "typeahead: There is no column “size”. The columns are: age.\n")
        #expect(run.status == 2)
    }

    @Test func `a wrong password is an error that does not contain it`() async throws {
        let table = try await TestedTable(Self.people)
        _ = try? await table.run("CREATE ROLE guarded LOGIN PASSWORD 'right'")
        let url = table.server.info(table.database, user: "guarded") + " password=wrong-secret"
        let run = try await onOtherThread { try ToolRun(["--postgres", url, "--table", "people", "a"]) }
        #expect(run.errors.contains("password authentication failed for user \"guarded\""))
        #expect(!run.errors.contains("secret"))
        #expect(run.status == 2)
    }

    @Test(arguments: [
        "postgresql://user:secret/word@localhost/db", "postgresql://user:sec@secret@localhost/db",
        "postgres:/user:secret@localhost/db", "postgresql://user:secret", "postgresql://user:%zzsecret@localhost/db",
        "host=localhost password=one secret", "host=/tmp/missing password='secret", "secret",
        "postgresql://user:secret@localhost:1/db", "dbname=postgresql://user:secret@localhost/db",
        "host=user:secret@localhost", "postgresql:///db?password=secret&port=secret",
    ])
    func `no part of a password is in a message`(url: String) async throws {
        for command in [["index"], ["check"], []] {
            let run = try await onOtherThread { try ToolRun(command + ["--postgres", url, "--table", "people"]) }
            #expect(!run.errors.contains("secret"))
            #expect(run.errors.contains("no connection: "))
            #expect(run.status == 2)
        }
    }
}
#endif
