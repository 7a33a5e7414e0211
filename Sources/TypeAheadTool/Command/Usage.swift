/// The help and version texts.
enum Usage {
    static let version = "typeahead (Searchlight), not released yet"

    static let help = """
        NAME
            typeahead - search as you type in the lines of a file, the rows of a table, or an index

        SYNOPSIS
            typeahead [OPTION ...] FILE [QUERY ...]
            typeahead [OPTION ...] --sqlite INDEX [QUERY ...]
            typeahead [OPTION ...] --postgres URL [--shard URL] ... --table [SCHEMA.]NAME [QUERY ...]
            typeahead index --sqlite INDEX [--field NAME[=WEIGHT]] ... [--id COLUMN] [--language TAG] FILE
            typeahead index --sqlite INDEX --delete FILE
            typeahead index --postgres URL [--shard URL] ... --table [SCHEMA.]NAME [OPTION ...]
            typeahead check --sqlite INDEX [--rebuild]
            typeahead check --postgres URL [--shard URL] ... --table [SCHEMA.]NAME

        DESCRIPTION
            Indexes FILE and answers each QUERY with the number of matching records and the best of them. Without a QUERY,
            reads queries from standard input, one per line. If FILE is -, reads it from standard input.

            A record matches if it contains every term of the query, in any order, at the beginning of a word or inside one.
            Case and diacritics are ignored. "two words" in quotation marks are a phrase; a term after a - is an exclusion.
            Of terms with OR between them, a record needs one. A query without terms matches every record.

            A file whose name ends in .tsv is a table: tab-separated columns, named in the first line. A column with an empty
            or repeated name is named by its number. Quotation marks have no special meaning; cells beyond the last column are
            ignored. All other files are lines.

            typeahead index makes an index that is searched without reading all records first: a SQLite file, or tables in a
            PostgreSQL database. typeahead check compares an index with its records. A file named index or check is given as
            ./index or ./check.

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

        SQLITE INDEXES
            An index contains the records of the FILE, its columns and the options, so that a search needs no options for them.
            Any column can be the FIELD of --filter and --scope. Searches answer as in FILE.

            -f, --field NAME[=WEIGHT]
                                   search this column instead of all; repeatable
                --id COLUMN        the column of the ids: insert the rows into an existing index, or replace those with the same
                                   ids; of two rows with one id, the later is kept. Without --id the index is made new, and
                                   replaces the old one when it is complete
                --delete           remove the records whose ids are the lines of FILE from an index made with --id
                --language TAG, --tsv, --no-header, --lines
                                   as above
                --rebuild          with check: build a damaged index, or one of another version, again from its
                                   records

        POSTGRESQL INDEXES
            The index is updated with each change of the table. Each --shard is another server with a partition of the table.
            URL is postgresql://USER@HOST/DATABASE, or settings of libpq such as "host=HOST dbname=DATABASE". Other users can
            read the arguments of programs: do not put a password there, but into the variable PGPASSWORD or the file
            ~/.pgpass. Names are written as they are stored; one with a period needs quotation marks: --table '"my.table"'.

            -f, --field COLUMN[=WEIGHT]
                                   search this column; repeatable; default: all columns of texts except the id
                --id COLUMN        a column that is unique and NOT NULL; default: the primary key
                --filter COLUMN    a column for --filter COLUMN=VALUE; repeatable
                --scope COLUMN     the column for --scope COLUMN=VALUE
                --boost COLUMN     a column of numbers; greater ones first among equally good matches
                --order COLUMN     a column of unique integers; lower ones first among equally good matches; default: the order
                                   of insertion. Partitions need it for an order that does not depend on them
                --language TAG     as above
                --print            print the SQL script that creates the index instead of running it
                --rebuild          build the index again
                --drop             remove the index

            There is no typo tolerance and no --fuzzy. If a server does not answer, standard error says so, such as
            "3 of 4 answered".

        OUTPUT
            On a terminal, matches are highlighted, unless NO_COLOR is set. Control characters, except tabs, and characters
            that reorder or hide text are escaped, as in \\u{1b}; in JSON, too.

            Bytes that are not UTF-8 are read as U+FFFD, with a message on standard error. Lines are truncated at 16 MiB, with
            a message.

        JSON
            {"query": Q, "total": N, "hits": [HIT, ...]}, where HIT is one of
            {"line": L, "text": T, "tier": R, "ranges": [[FROM, TO], ...]}
            {"line": L, "fields": {NAME: T, ...}, "tier": R, "ranges": {NAME: [[FROM, TO], ...], ...}} for a table
            With ids, "id": ID replaces "line": L. With --shard, each object has "coverage": {"answered": N, "count": N}.

            L is the line number, from 1 on. FROM and TO are UTF-8 offsets in T, from 0 on; TO is exclusive. R is equal,
            prefix, wordStartsInOrder, wordStarts, inside, reading, oneTypo, twoTypos or fuzzy, best first.

        EXIT STATUS
            0 if any query has matches, 1 if none has, 2 for incorrect usage, an unreadable file or an unusable index.
            index: 0 if the index was changed, 2 if not. check: 0 if the index is sound, 1 if it is damaged, 2 if it could not
            be checked.

        EXAMPLES
            typeahead names.txt 'sao pau'
            typeahead --field name=2 --field country --filter continent=Asia cities.tsv 'saint -paul'
            typeahead --json cities.tsv <queries.txt
            git ls-files | typeahead --fuzzy - srchvw
            typeahead index --sqlite cities.index --field name=2 --field country cities.tsv
            typeahead --sqlite cities.index 'saint -paul'
            typeahead index --postgres postgresql://me@db.example/geo --table cities --field name

        """
}
