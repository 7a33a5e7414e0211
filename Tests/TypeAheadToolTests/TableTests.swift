import Testing

/// Files with columns.
@Suite struct TableTests {
    @Test func `a tsv file is a table with a header line`() throws {
        let file = try TemporaryFile.towns()
        #expect(try ToolRun(["-c", file.path, "", "continent"]).output == "5\n0\n")
        #expect(try ToolRun([file.path, "tok"]).lines == ["1 match for tok", "Tokyo\tJapan\tAsia"])
    }

    @Test func `an option reads other files as tables`() throws {
        let file = try TemporaryFile("name\tplace\nAnna\tBerlin\n")
        #expect(try ToolRun(["-c", file.path, ""]).output == "2\n")
        #expect(try ToolRun(["-c", "--tsv", file.path, ""]).output == "1\n")
    }

    @Test func `an option reads a table as lines`() throws {
        let file = try TemporaryFile.towns()
        #expect(try ToolRun(["-c", "--lines", file.path, ""]).output == "6\n")
    }

    @Test func `all columns are searched, or only the named ones`() throws {
        let file = try TemporaryFile.towns()
        #expect(try ToolRun(["-c", file.path, "brazil"]).output == "2\n")
        #expect(try ToolRun(["-c", "--field", "name", file.path, "brazil"]).output == "1\n")
        #expect(try ToolRun(["-c", "-f", "name", "-f", "country", file.path, "brazil"]).output == "2\n")
        #expect(try ToolRun(["-c", "--field", "continent", file.path, "brazil"]).output == "0\n")
    }

    @Test func `a match in the column with the greater weight comes first`() throws {
        let file = try TemporaryFile("name\tplace\nBonn Ann\tParis\nParis Ann\tBonn\n", name: "people.tsv")
        let names = ["--field", "name=2", "--field", "place"]
        #expect(try ToolRun(names + [file.path, "paris"]).lines.dropFirst() == ["Bonn Ann\tParis", "Paris Ann\tBonn"])
        let starts = try TemporaryFile("name\tplace\nBonn Ann\tParis x\nParis Ann\tBonn\n", name: "people.tsv")
        #expect(
            try ToolRun(names + [starts.path, "paris"]).lines.dropFirst() == ["Paris Ann\tBonn", "Bonn Ann\tParis x"]
        )
        #expect(
            try ToolRun(["--field", "name", "--field", "place=1.5", starts.path, "paris"]).lines.dropFirst()
                == ["Bonn Ann\tParis x", "Paris Ann\tBonn"]
        )
    }

    @Test func `values of one column are alternatives, and all columns must match`() throws {
        let file = try TemporaryFile.towns()
        let america = ["--filter", "continent=South America", "--filter", "continent=North America"]
        #expect(try ToolRun(["-c"] + america + [file.path, ""]).output == "3\n")
        #expect(
            try ToolRun(["-c"] + america + ["--filter", "name=Paris", file.path, ""]).output == "1\n"
        )
        #expect(try ToolRun(["-c", "--filter", "continent=Atlantis", file.path, ""]).output == "0\n")
    }

    @Test func `a column can be searched and filtered at once`() throws {
        let file = try TemporaryFile.towns()
        #expect(try ToolRun(["-c", "--field", "name", "--filter", "name=Paris", file.path, "par"]).output == "2\n")
    }

    @Test func `a scope is a value of one column`() throws {
        let file = try TemporaryFile.towns()
        #expect(try ToolRun(["-c", "--scope", "continent=Europe", file.path, "paris"]).output == "1\n")
        #expect(
            try ToolRun(["-c", "--scope", "continent=Europe", "--filter", "country=Japan", file.path, ""]).output
                == "0\n"
        )
    }

    @Test func `columns without names use their numbers`() throws {
        let file = try TemporaryFile("Anna\tBerlin\nBernd\tBonn\n", name: "people.tsv")
        #expect(
            try ToolRun(["--no-header", "--field", "1", file.path, "ber"]).lines == ["1 match for ber", "Bernd\tBonn"]
        )
        let header = try TemporaryFile("name\t\tname\nx\ty\tz\n", name: "twice.tsv")
        #expect(try ToolRun(["-c", "--field", "2", header.path, "y"]).output == "1\n")
        #expect(try ToolRun(["-c", "--field", "3", header.path, "z"]).output == "1\n")
        #expect(try ToolRun(["-c", "--field", "name", header.path, "z"]).output == "0\n")
    }

    @Test func `names and values may contain equals signs`() throws {
        let file = try TemporaryFile("a=b\tc\n1=2\t3\nx\t4\n", name: "signs.tsv")
        #expect(try ToolRun(["-c", "--filter", "a=b=1=2", file.path, ""]).output == "1\n")
        #expect(try ToolRun(["-c", "--field", "a=b", file.path, "x"]).output == "1\n")
        #expect(try ToolRun(["-c", "--field", "a=b=2", file.path, "x"]).output == "1\n")
    }

    @Test func `rows may have fewer cells than the header, or more`() throws {
        let file = try TemporaryFile("a\tb\tc\nx\ny\tz\nu\tv\tw\tmore\n", name: "ragged.tsv")
        #expect(try ToolRun(["-c", "--filter", "c=", file.path, ""]).output == "2\n")
        #expect(try ToolRun(["-c", file.path, "more"]).output == "0\n")
        #expect(try ToolRun([file.path, "w"]).lines == ["1 match for w", "u\tv\tw"])
    }

    @Test(arguments: [0, 1, 32, 33, 64, 65, 97, 130])
    func `each of many columns is searched in rows of any length`(length: Int) throws {
        let columns = (0..<97).map { "c\($0)" }
        let rows = [40, length, 96].enumerated().map { row, length in (0..<length).map { "r\(row)v\($0)" } }
        let lines = ([columns] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
        let file = try TemporaryFile(lines, name: "wide.tsv")
        let output = try ToolRun(["--json", file.path, ""]).lines.first ?? ""
        for column in columns.indices {
            for row in rows {
                let cell = column < row.count ? row[column] : ""
                #expect(output.contains("\"c\(column)\":\"\(cell)\""))
            }
        }
        for column in [0, 31, 32, 63, 64, 95, 96] {
            let filter = "c\(column)=r1v\(column)"
            #expect(try ToolRun(["-c", "--filter", filter, file.path, ""]).output == (column < length ? "1\n" : "0\n"))
        }
    }
}
