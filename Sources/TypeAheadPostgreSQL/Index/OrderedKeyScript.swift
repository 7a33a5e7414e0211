#if PostgreSQL
/// The functions in the schema `typeahead` that compute the keys of ordered fields: numbers, seconds since 2001, and bytes for versions.
/// Their order is that of the keys in an index in memory.
enum OrderedKeyScript {
    /// The statements that create the functions, or replace those of another version.
    static let statements = [
        numberKey(of: "double precision", "WHEN value = 0 OR value = 'NaN' THEN 0"),
        // A number of the type `numeric` may be beyond those of `double precision`.
        numberKey(
            of: "numeric",
            """
            WHEN abs(value) < 4.9e-324 OR value = 'NaN' THEN 0
                WHEN value > 1.7976931348623157e308 THEN 'Infinity' WHEN value < -1.7976931348623157e308 THEN '-Infinity'
            """
        ),
        dateKey(of: "date", seconds: "(value - '2001-01-01'::date)::double precision * 86400"),
        dateKey(
            of: "timestamp",
            seconds: "extract(epoch FROM value - '2001-01-01 00:00'::timestamp)::double precision"
        ),
        dateKey(
            of: "timestamptz",
            seconds: "extract(epoch FROM value - '2001-01-01 00:00+00'::timestamptz)::double precision"
        ),
        digitsKey, versionPart, versionKey, semanticVersionKey,
        keys("number_keys", of: "double precision") { "typeahead.number_key(\($0))" },
        keys("date_keys", of: "double precision") { "typeahead.date_key(\($0))" },
        keys("version_keys", of: "bytea") { "typeahead.version_key(\($0)::text)" },
        keys("semantic_version_keys", of: "bytea") { "typeahead.semantic_version_key(\($0)::text)" },
    ]

    /// The key of a number: NaN is 0, and −0 is 0.
    private static func numberKey(of type: String, _ exceptions: String) -> String {
        """
        CREATE OR REPLACE FUNCTION typeahead.number_key(value \(type)) RETURNS double precision
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
            SELECT CASE \(exceptions) ELSE value::double precision END
        $key$
        """
    }

    /// The seconds since 2001.
    private static func dateKey(of type: String, seconds: String) -> String {
        """
        CREATE OR REPLACE FUNCTION typeahead.date_key(value \(type)) RETURNS double precision
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
            SELECT CASE WHEN isfinite(value) THEN \(seconds) WHEN value = 'infinity' THEN 'Infinity'
                WHEN value = '-infinity' THEN '-Infinity' END::double precision
        $key$
        """
    }

    /// The keys of all values of a field: the lowest; the greatest if there are several; all if there are more than two.
    ///
    /// - Parameter key: The expression for the key of a value.
    private static func keys(_ name: String, of type: String, key: (_ value: String) -> String) -> String {
        """
        CREATE OR REPLACE FUNCTION typeahead.\(name)(
            source anyarray, OUT low \(type), OUT high \(type), OUT keys \(type)[]
        ) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $keys$
        BEGIN
            IF cardinality(source) = 1 AND array_ndims(source) = 1 THEN
                low := \(key("source[1]"));
                RETURN;
            END IF;
            keys := ARRAY(
                SELECT DISTINCT key FROM (SELECT \(key("value")) AS key FROM unnest(source) AS value) AS found
                WHERE key IS NOT NULL ORDER BY key
            );
            low := keys[1];
            IF cardinality(keys) > 1 THEN high := keys[cardinality(keys)]; END IF;
            IF cardinality(keys) < 3 THEN keys := NULL; END IF;
        END
        $keys$
        """
    }

    // MARK: Versions

    /// Decimal digits as bytes in the order of their numbers: the length without leading zeros precedes the digits.
    private static let digitsKey = """
        CREATE OR REPLACE FUNCTION typeahead.digits_key(digits text) RETURNS bytea
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
            SELECT decode(repeat('ff', length(ltrim(digits, '0')) / 255)
                || lpad(to_hex(length(ltrim(digits, '0')) % 255), 2, '0'), 'hex') || ltrim(digits, '0')::bytea
        $key$
        """

    /// The key of an upstream version or a revision, with the order of Debian's package manager.
    private static let versionPart = """
        CREATE OR REPLACE FUNCTION typeahead.version_part(part text) RETURNS bytea
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
            SELECT coalesce(string_agg(coalesce((
                    SELECT string_agg(decode(lpad(to_hex(CASE WHEN letter = '~' THEN 1
                        WHEN letter COLLATE "C" ~ '[A-Za-z]' THEN ascii(letter) ELSE ascii(letter) | 128 END), 2, '0'), 'hex'),
                        ''::bytea ORDER BY place)
                    FROM unnest(string_to_array(pair[1], NULL)) WITH ORDINALITY AS letters(letter, place)
                ), ''::bytea) || '\\x02'::bytea || typeahead.digits_key(pair[2]), ''::bytea ORDER BY number), '\\x0200'::bytea)
                || '\\x0200'::bytea
            FROM regexp_matches(part COLLATE "C", '([^0-9]*)([0-9]*)', 'g') WITH ORDINALITY AS pairs(pair, number)
            WHERE pair[1] <> '' OR pair[2] <> ''
        $key$
        """

    /// The key of a version of Debian; NULL for other texts.
    private static let versionKey = """
        CREATE OR REPLACE FUNCTION typeahead.version_key(version text) RETURNS bytea
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $key$
        DECLARE
            epoch text := '';
            rest text := version;
            hyphen integer;
        BEGIN
            IF version IS NULL OR version COLLATE "C" !~ '^[!-~]+$' THEN RETURN NULL; END IF;
            IF strpos(rest, ':') > 0 THEN
                epoch := split_part(rest, ':', 1);
                IF epoch COLLATE "C" !~ '^[0-9]+$' THEN RETURN NULL; END IF;
                rest := substr(rest, length(epoch) + 2);
            END IF;
            -- The place of the last hyphen, or the end.
            hyphen := length(rest) + 1 - strpos(reverse(rest), '-');
            RETURN typeahead.digits_key(epoch) || typeahead.version_part(left(rest, hyphen - 1))
                || typeahead.version_part(substr(rest, hyphen + 1));
        END
        $key$
        """

    /// The key of a semantic version; NULL for other texts.
    private static let semanticVersionKey = """
        CREATE OR REPLACE FUNCTION typeahead.semantic_version_key(version text) RETURNS bytea
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $key$
        DECLARE
            parts text[] := regexp_match(version COLLATE "C",
                '^[vV]?([0-9]+)(?:[.]([0-9]+))?(?:[.]([0-9]+))?(?:-([0-9A-Za-z-]+(?:[.][0-9A-Za-z-]+)*))?(?:[+].*)?$');
            numbers bytea;
        BEGIN
            IF parts IS NULL THEN RETURN NULL; END IF;
            numbers := typeahead.digits_key(parts[1]) || typeahead.digits_key(coalesce(parts[2], ''))
                || typeahead.digits_key(coalesce(parts[3], ''));
            IF parts[4] IS NULL THEN RETURN numbers || '\\x02'::bytea; END IF;
            RETURN numbers || '\\x01'::bytea || (
                SELECT string_agg(CASE WHEN identifier COLLATE "C" ~ '^[0-9]+$'
                    THEN '\\x01'::bytea || typeahead.digits_key(identifier)
                    ELSE '\\x02'::bytea || identifier::bytea || '\\x00'::bytea END, ''::bytea ORDER BY number)
                FROM unnest(string_to_array(parts[4], '.')) WITH ORDINALITY AS identifiers(identifier, number)
            ) || '\\x00'::bytea;
        END
        $key$
        """
}

extension PostgreSQLTable.Column {
    /// Whether keys are bytes of any length.
    private var hasLongKeys: Bool { kind == .version || kind == .semanticVersion }

    /// The type of the keys of an ordered field.
    var keyType: String { hasLongKeys ? "bytea" : "double precision" }

    /// The name of the function that computes the keys of an ordered field.
    var keyFunction: String {
        switch kind {
        case .date: "date_keys"
        case .version: "version_keys"
        case .semanticVersion: "semantic_version_keys"
        case .text, .readings, .filter, .scopes, .number, .size: "number_keys"
        }
    }

    /// The expression for a key that is in a B-tree, whose entries have a maximum size.
    func indexedKey(_ key: String) -> String { hasLongKeys ? "substr(\(key), 1, \(IndexScript.keyLength))" : key }
}
#endif
