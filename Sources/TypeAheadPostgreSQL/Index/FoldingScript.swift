#if PostgreSQL
import Foundation
import TypeAhead

/// The functions in the schema `typeahead` that fold texts in the database, generated from the folding table of TypeAhead.
struct FoldingScript {
    /// A BCP 47 tag, or nil.
    let language: String?

    /// The name of the function that folds a text, quoted.
    var function: String { PostgreSQLName.quoted("fold" + (language.map { " \($0)" } ?? "")) }

    /// The name of the function that folds the values of a filter field, quoted.
    var parts: String { PostgreSQLName.quoted("parts \(function)") }

    /// The statements that create the functions, or replace those of another version.
    ///
    /// `fold` follows `Folder` step by step. Its tables are constants in the function, because a function in an index or a
    /// trigger must not depend on the contents of tables.
    var statements: [String] {
        let data = FoldingData(language: language)
        return [
            fold(data), Self.values, parts(fold: function), Self.boost, Self.readings(fold: function), Self.grams,
            Self.readingGrams,
        ]
    }

    private static func constant(_ bytes: some Sequence<UInt8>) -> String {
        "decode('\(Data(bytes).base64EncodedString())', 'base64')"
    }

    private static func constant(_ numbers: [UInt16]) -> String {
        constant(numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    }

    private static func array(_ numbers: some Sequence<some BinaryInteger>) -> String {
        "'{\(numbers.map { "\($0)" }.joined(separator: ","))}'::bigint[]"
    }

    /// The statements that replace an entry and its letter by those of the language.
    private static func tailoring(_ data: FoldingData) -> String {
        guard !data.overrides.isEmpty else { return "" }
        return """
            item := array_position(\(array(data.overrides.map(\.scalar))), code::bigint);
                    IF item IS NOT NULL THEN
                        entry := (\(array(data.overrides.map(\.entry))))[item];
                        next_letter := (\(array(data.overrides.map(\.letter))))[item];
                    END IF;
            """
    }

    /// The statements that combine a letter and a mark into a letter of the language.
    private static func composition(_ data: FoldingData) -> String {
        guard !data.compositions.isEmpty else { return "" }
        let pairs = data.compositions.map { UInt64($0.letter) << 16 | UInt64($0.mark) }
        return """
            IF entry >= 61440 AND letter_at > 0 AND NOT 0 = ANY (classes) AND NOT class = ANY (classes) THEN
                            composed := letter;
                            IF composed = 0 AND count = letter_at THEN composed := ascii(letters[count]); END IF;
                            item := array_position(\(array(pairs)), (composed::bigint << 16) | code);
                            IF composed > 0 AND item IS NOT NULL THEN
                                item := ((\(array(data.compositions.map(\.entry))))[item] - 16) * 2;
                                part := convert_from(substr(sequences, item + 3, get_byte(sequences, item + 1) & 15), 'UTF8');
                                FOR place IN letter_at..count LOOP
                                    size := size - octet_length(letters[place]);
                                END LOOP;
                                letters := letters[:letter_at - 1] || part;
                                flags := flags[:letter_at];
                                count := letter_at;
                                size := size + octet_length(part);
                                letter := 0;
                                CONTINUE characters;
                            END IF;
                        END IF;
            """
    }

    private func fold(_ data: FoldingData) -> String {
        let isTailored = !data.overrides.isEmpty || !data.compositions.isEmpty
        let plain = isTailored ? "false" : "source ~ '^[A-Za-z0-9 ]*$'"
        return """
            CREATE OR REPLACE FUNCTION typeahead.\(function)(
                source text, OUT folded text, OUT starts bit varying, OUT marks bigint[]
            ) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $fold$
            DECLARE
                sequences CONSTANT bytea := \(Self.constant(data.sequences));
                letters text[] := '{}';
                flags text[] := '{}';
                count integer := 0;      -- of letters
                size integer := 0;       -- of the letters, in bytes
                previous integer := 0;   -- class of the previous character
                is_space_pending boolean := false;
                letter_at integer := 0;  -- the letter that following marks modify, or 0
                letter_byte integer := 0;
                letter integer := 0;     -- the letter that a language combines with marks, if it differs
                next_letter integer;
                classes integer[] := '{}';
                character text; code integer; entry integer; place integer; item integer; composed integer;
                sequence bytea; position integer; head integer; kind integer; part text; piece text;
                number integer; class integer; is_start boolean;
            BEGIN
                IF \(plain) THEN
                    folded := lower(btrim(regexp_replace(source, ' +', ' ', 'g')) COLLATE "C");
                    starts := translate(regexp_replace(regexp_replace(folded, '(^| )[a-z0-9]', '\\1!', 'g'),
                        '[^!]', '0', 'g'), '!', '1')::bit varying;
                    RETURN;
                END IF;
                <<characters>>
                FOREACH character IN ARRAY string_to_array(source, NULL) LOOP
                    code := ascii(character);
                    place := code >> 6;
                    place := get_byte(\(Self.constant(data.index)), 2 * place) << 8
                        | get_byte(\(Self.constant(data.index)), 2 * place + 1);
                    place := 2 * (place * 64 + (code & 63));
                    entry := get_byte(\(Self.constant(data.entries)), place) << 8
                        | get_byte(\(Self.constant(data.entries)), place + 1);
                    next_letter := 0;
                    kind := -1;
                    sequence := '';
                    \(Self.tailoring(data))
                    IF entry < 7 THEN
                        kind := entry;
                        part := character;
                    ELSIF entry >= 61440 THEN
                        kind := 7;
                        place := 2 * (entry - 61440);
                        number := get_byte(\(Self.constant(data.marks)), place);
                        class := get_byte(\(Self.constant(data.marks)), place + 1);
                        \(Self.composition(data))
                    ELSIF entry = 8 THEN
                        kind := 8;
                    ELSIF entry = 9 THEN
                        FOREACH code IN ARRAY ARRAY[4352 + (code - 44032) / 588, 4449 + (code - 44032) % 588 / 28,
                            CASE WHEN (code - 44032) % 28 > 0 THEN 4519 + (code - 44032) % 28 END] LOOP
                            CONTINUE WHEN code IS NULL;
                            place := code >> 6;
                            place := get_byte(\(Self.constant(data.index)), 2 * place) << 8
                                | get_byte(\(Self.constant(data.index)), 2 * place + 1);
                            place := 2 * (place * 64 + (code & 63));
                            item := ((get_byte(\(Self.constant(data.entries)), place) << 8
                                | get_byte(\(Self.constant(data.entries)), place + 1)) - 16) * 2;
                            sequence := sequence || substr(sequences, item + 2, get_byte(sequences, item));
                        END LOOP;
                    ELSIF entry = 7 THEN
                        CONTINUE;
                    ELSE
                        item := (entry - 16) * 2;
                        sequence := substr(sequences, item + 2, get_byte(sequences, item));
                    END IF;
                    position := 0;
                    LOOP
                        IF kind < 0 THEN
                            EXIT WHEN position >= octet_length(sequence);
                            head := get_byte(sequence, position);
                            kind := head >> 4;
                            IF kind < 7 THEN
                                part := convert_from(substr(sequence, position + 2, head & 15), 'UTF8');
                                position := position + 1 + (head & 15);
                            ELSIF kind = 7 THEN
                                number := get_byte(sequence, position + 1);
                                class := get_byte(sequence, position + 2);
                                position := position + 3;
                            ELSE
                                position := position + 1;
                            END IF;
                        END IF;
                        IF kind < 7 THEN
                            IF is_space_pending THEN
                                is_space_pending := false;
                                IF count > 0 THEN
                                    count := count + 1;
                                    letters[count] := ' ';
                                    flags[count] := '0';
                                    size := size + 1;
                                END IF;
                            END IF;
                            letter_at := count + 1;
                            letter_byte := size;
                            letter := 0;
                            classes := '{}';
                            IF kind = 1 THEN
                                is_start := previous <> 1;
                                previous := 1;
                            ELSIF kind = 2 THEN
                                is_start := previous = 0;
                                IF previous = 0 THEN previous := 1; END IF;
                            ELSE
                                is_start := kind = 4 OR kind = 6 OR (kind <> 0 AND kind <> previous);
                                previous := kind;
                            END IF;
                            FOREACH piece IN ARRAY string_to_array(part, NULL) LOOP
                                count := count + 1;
                                letters[count] := piece;
                                flags[count] := CASE WHEN is_start THEN '1' ELSE '0' END;
                                is_start := false;
                            END LOOP;
                            size := size + octet_length(part);
                        ELSIF kind = 7 THEN
                            IF letter_at > 0 AND cardinality(classes) < 128 THEN
                                -- Diacritics of a letter are in canonical order.
                                item := cardinality(classes);
                                WHILE item > 0 AND classes[item] > class LOOP
                                    item := item - 1;
                                END LOOP;
                                place := coalesce(cardinality(marks), 0) - cardinality(classes) + item;
                                marks := coalesce(marks[:place], '{}') || (letter_byte::bigint << 8 | number)
                                    || coalesce(marks[place + 1:], '{}');
                                classes := classes[:item] || class || classes[item + 1:];
                            END IF;
                        ELSE
                            is_space_pending := true;
                            letter_at := 0;
                            previous := 0;
                        END IF;
                        kind := -1;
                    END LOOP;
                    IF next_letter > 0 THEN letter := next_letter; END IF;
                END LOOP;
                folded := array_to_string(letters, '');
                starts := array_to_string(flags, '')::bit varying;
            END
            $fold$
            """
    }

    /// The values of a column of any type: the elements of an array, or the value itself. Swift compares texts by canonical
    /// equivalence, so they are composed.
    private static let values = """
        CREATE OR REPLACE FUNCTION typeahead."values"(field text, source jsonb) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $values$
            SELECT coalesce(array_agg(DISTINCT field || chr(1) || normalize(value, NFC)), '{}') FROM (
                SELECT jsonb_array_elements_text(
                    CASE WHEN jsonb_typeof(source) = 'array' THEN source ELSE jsonb_build_array(source) END
                ) AS value
            ) AS elements WHERE value IS NOT NULL
        $values$
        """

    /// The folded values of a field, each after a control character; NULL without values.
    private func parts(fold: String) -> String {
        """
        CREATE OR REPLACE FUNCTION typeahead.\(parts)(source text[]) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $parts$
            SELECT string_agg(chr(1) || one.folded, '')
            FROM unnest(source) AS value CROSS JOIN LATERAL typeahead.\(fold)(substr(value, 2)) AS one
        $parts$
        """
    }

    /// The nearest `real`, without an error for numbers that it cannot represent.
    private static let boost = """
        CREATE OR REPLACE FUNCTION typeahead.boost(value double precision) RETURNS real
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $boost$
            SELECT CASE WHEN value IS NULL OR value = 'NaN' OR abs(value) < 1.2e-38 THEN 0
                WHEN value > 3.4e38 THEN 'Infinity' WHEN value < -3.4e38 THEN '-Infinity' ELSE value END::real
        $boost$
        """

    /// The folded readings, each followed by a control character, their word starts, and the rest of each reading from each
    /// word on, each after a control character.
    private static func readings(fold: String) -> String {
        """
        CREATE OR REPLACE FUNCTION typeahead.\(PostgreSQLName.quoted("readings " + fold))(
            source text[], OUT readings text, OUT starts bit varying, OUT words text
        ) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $readings$
        DECLARE
            reading text;
            one record;
        BEGIN
            FOREACH reading IN ARRAY source LOOP
                one := typeahead.\(fold)(substr(reading, 2));
                readings := coalesce(readings, '') || one.folded || chr(1);
                starts := coalesce(starts, B'') || one.starts || B'0';
                FOR place IN 0..length(one.folded) - 1 LOOP
                    IF get_bit(one.starts, place) = 1 THEN
                        words := coalesce(words, '') || chr(1) || substr(one.folded, place + 1);
                    END IF;
                END LOOP;
            END LOOP;
        END
        $readings$
        """
    }

    /// The letters and bigrams of a text; and after a control character, the first letters of each word.
    private static let grams = """
        CREATE OR REPLACE FUNCTION typeahead.grams(folded text, starts bit varying) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $grams$
            SELECT coalesce(array_agg(gram), '{}') FROM (
                SELECT letter, lead(letter) OVER following AS second, lead(letter, 2) OVER following AS third,
                    get_bit(starts, (place - 1)::integer) = 1 AS is_start
                FROM unnest(string_to_array(folded, NULL)) WITH ORDINALITY AS letters(letter, place)
                WINDOW following AS (ORDER BY place)
            ) AS letters CROSS JOIN LATERAL (VALUES (letter), (letter || second),
                (CASE WHEN is_start THEN chr(2) || letter END), (CASE WHEN is_start THEN chr(2) || letter || second END),
                (CASE WHEN is_start THEN chr(2) || letter || second || third END)) AS found(gram)
            WHERE gram IS NOT NULL
        $grams$
        """

    /// The first letters of each word of the readings, after a control character.
    private static let readingGrams = """
        CREATE OR REPLACE FUNCTION typeahead.reading_grams(words text) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $grams$
            SELECT coalesce(array_agg(DISTINCT chr(3) || left(word, count)), '{}')
            FROM unnest(string_to_array(words, chr(1))) AS word CROSS JOIN generate_series(1, 3) AS count
            WHERE length(word) >= count
        $grams$
        """
}
#endif
