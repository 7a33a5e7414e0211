/// The help and version texts.
enum Usage {
    static let version = "typeahead (Searchlight), not released yet"

    static let help = """
        NAME
            typeahead - search as you type in the lines of a file or the rows of a table

        SYNOPSIS
            typeahead [OPTION ...] FILE [QUERY ...]

        DESCRIPTION
            Indexes FILE and answers each QUERY with the number of matching records and the best of them. Without a QUERY,
            reads queries from standard input, one per line. If FILE is -, reads it from standard input.

            A record matches if it contains every term of the query, in any order, at the beginning of a word or inside one.
            Case and diacritics are ignored. "two words" in quotation marks are a phrase; a term after a - is an exclusion. A
            query without terms matches every record.

            A file whose name ends in .tsv is a table: tab-separated columns, named in the first line. A column with an empty
            or repeated name is named by its number. Quotation marks have no special meaning; cells beyond the last column are
            ignored. All other files are lines.

        OPTIONS
            -n, --limit N          show at most N records for each query; default: 10
                --offset N         skip the first N records
            -c, --count            print only the number of records
                --json             print one JSON object for each query; see below
                --explain          explain the rank of each record; with --json as "explanation"
                --time             print the time of reading, indexing and each query on standard error; with --json
                                   each object has "milliseconds"

                --tsv              FILE is a table, whatever its name
                --no-header        FILE is a table without column names; its columns are named 1, 2, 3, ...
                --lines            FILE is lines, whatever its name
            -f, --field NAME[=WEIGHT]
                                   search this column instead of all; repeatable. Among equally good matches, those in
                                   columns of greater weight rank first; default weight: 1
                --filter FIELD=VALUE
                                   only records with this value in this column; repeatable: any of the values of a column,
                                   and one for each column
                --scope FIELD=VALUE
                                   only records with this value in this column; once

                --language TAG     preserve the letters of a language's alphabet, such as å in sv; a language tag, such as
                                   sv, de-CH or sr-Latn
                --no-typos         no typo tolerance
                --fuzzy            fuzzy (subsequence) matching: fbr finds fooBar, ranked after all better matches
                --                 end of the options
            -h, --help             print this help
            -V, --version          print the version

        OUTPUT
            On a terminal, matches are highlighted, unless NO_COLOR is set. Control characters, except tabs, and characters
            that reorder or hide text are escaped, as in \\u{1b}; in JSON, too.

            Bytes that are not UTF-8 are read as U+FFFD, with a message on standard error. Lines are truncated at 16 MiB, with
            a message.

        JSON
            {"query": Q, "total": N, "hits": [HIT, ...]}, where HIT is one of
            {"line": L, "text": T, "tier": R, "ranges": [[FROM, TO], ...]}
            {"line": L, "fields": {NAME: T, ...}, "tier": R, "ranges": {NAME: [[FROM, TO], ...], ...}} for a table

            L is the line number, from 1 on. FROM and TO are UTF-8 offsets in T, from 0 on; TO is exclusive. R is equal,
            prefix, wordStartsInOrder, wordStarts, inside, reading, oneTypo, twoTypos or fuzzy, best first.

        EXIT STATUS
            0 if any query has matches, 1 if none has, 2 for incorrect usage or an unreadable file.

        EXAMPLES
            typeahead names.txt 'sao pau'
            typeahead --field name=2 --field country --filter continent=Asia cities.tsv 'saint -paul'
            typeahead --json cities.tsv <queries.txt
            git ls-files | typeahead --fuzzy - srchvw

        """
}
