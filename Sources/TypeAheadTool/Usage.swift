/// The help and version texts.
enum Usage {
    static let version = "typeahead (Searchlight), not released yet"

    static let help = """
        NAME
            typeahead - searches the lines of a file, or the rows of a table, as somebody types

        SYNOPSIS
            typeahead [OPTION ...] FILE [QUERY ...]

        DESCRIPTION
            Reads FILE, makes an index of it, and answers each QUERY: how many records match, and the best of them. Without
            a QUERY each line of standard input is one. FILE - is standard input.

            A record matches when it has every word of the query, in any order, each of them also as a part of a word. Upper
            and lower case, accents and the like make no difference. "two words" in quotation marks must stand side by side;
            what comes after a - must not be there. A query without words finds every record.

            A name that ends in .tsv says that FILE is a table: columns with tabs between them, and a first line that names
            them. A column whose name is empty or not the first of its kind is called by its number. Quotation marks are
            characters like others, and what a row has behind the last column is left out. All other files are lines.

        OPTIONS
            -n, --limit N          show at most N records for each query; 10 without this option
                --offset N         leave out the first N of them
            -c, --count            print the number of records only
                --json             print one JSON object for each query; see below
                --explain          say of each record why it stands where it does; with --json as "explanation"
                --time             print on standard error how long reading, indexing and each query took; with --json
                                   each object has "milliseconds"

                --tsv              FILE is a table, whatever its name
                --no-header        FILE is a table without a first line of names; its columns are called 1, 2, 3, ...
                --lines            FILE is lines, whatever its name
            -f, --field NAME[=WEIGHT]
                                   search this column, not all; can be repeated. Among records that match as well as others,
                                   those come first whose match is in the column with the greater weight; 1 without WEIGHT
                --filter FIELD=VALUE
                                   only records that have this value in that column; can be repeated: any of the values in
                                   one column, one of each in several
                --scope FIELD=VALUE
                                   only records that have this value in that column; once

                --language TAG     keep letters apart that are letters of their own in a language, such as å and a in sv; any
                                   language tag, such as sv, de-CH or sr-Latn
                --no-typos         forgive no typing errors
                --scattered        find words by some of their letters, too: fbr finds fooBar, behind all that matches better
                --                 what follows is no option
            -h, --help             print this
            -V, --version          print the version

        OUTPUT
            On a terminal what was found is emphasised, unless NO_COLOR is set. Control characters, except tabs, and what
            turns or hides the text around it are shown by their numbers, as in \\u{1b}; --json escapes them, too.

            Bytes that are not UTF-8 are read as U+FFFD, and reported on standard error. Of lines longer than 16 MiB only the
            first 16 MiB are read; that is reported, too.

        JSON
            {"query": Q, "total": N, "hits": [HIT, ...]}, where HIT is one of
            {"line": L, "text": T, "tier": R, "ranges": [[FROM, TO], ...]}
            {"line": L, "fields": {NAME: T, ...}, "tier": R, "ranges": {NAME: [[FROM, TO], ...], ...}} for a table

            L counts lines from 1 on. FROM and TO count bytes of T in UTF-8 from 0 on; TO is behind the last byte. R is equal,
            prefix, wordStartsInOrder, wordStarts, inside, reading, oneTypo, twoTypos or scattered, best first.

        EXIT STATUS
            0 if any query found something, 1 if none did, 2 if the usage was wrong or the file could not be read.

        EXAMPLES
            typeahead names.txt 'sao pau'
            typeahead --field name=2 --field country --filter continent=Asia cities.tsv 'saint -paul'
            typeahead --json cities.tsv <queries.txt
            git ls-files | typeahead --scattered - srchvw

        """
}
