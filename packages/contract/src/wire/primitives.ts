import { z } from 'zod';
import { longestListText } from './fields/filters';

/** A UUID; ours are version 7 (RFC 9562), made by the API. In lower case, as the database has it: ids are compared as text too. */
export const id = z.uuid().toLowerCase();

const fourDigitYear = /^[12]\d{3}-/;
const otherYear = 'Use a year from 1000 to 2999.';

/**
 * A calendar day without a time, `YYYY-MM-DD` (ISO 8601). Years beyond 1000 to 2999 are slips of the keyboard, and
 * near their ends (0 and 9999) days of JavaScript, of PostgreSQL and of text order part ways.
 */
export const day = z.iso.date().regex(fourDigitYear, otherYear).meta({ format: 'date' });

/** Yes or no in a query; left out, it is no. Limited as every text is, so that the limit of a body with it can be told. */
export const flag = z.string().max(5).pipe(z.stringbool()).default(false);

/** A moment, ISO 8601 with offset, of the same years. */
export const moment = z.iso
  .datetime({ offset: true })
  .regex(fourDigitYear, otherYear)
  .meta({ format: 'date-time' });

/** The version of a record that was read, sent back with its change. */
export const version = z.int().min(1).max(1_000_000_000);

/** An amount in the minor unit of the community's currency (cents for USD); never a fraction. */
export const amountMinor = z.int();

/** More than anybody enters: sums of a community's amounts stay exact in a number only below nine thousand of them. */
export const maxMinor = 1_000_000_000_000;

/** An amount that a person enters: negative, zero or positive. Of what is read, an `amountMinor`. */
export const enteredMinor = amountMinor.min(-maxMinor).max(maxMinor);

/** A share in parts per million of the whole: 1,000,000 is all of it. */
export const shareMillionths = z.int().min(0).max(1_000_000);

/** Without control characters, and without the line ends that Unicode has besides. */
const onOneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Without control characters but for tab, line feed and carriage return. */
const inLines = /^(?:[\t\n\r]|\P{Cc})*$/u;

/** What turns the direction of a line: "gnp.exe" can be made to read "exe.png" by it. Comes along with numbers that are copied. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Nothing, of a text in which nothing is to be seen. */
const seen = (typed: string) => (visible.test(typed) ? typed : '');

/**
 * A line as it is kept: without what turns its direction, and nothing where nothing is to be seen. In normal form C, so that
 * two names that look the same are the same, however a keyboard or a file system made their accents.
 */
export const readableLine = (typed: string): string =>
  seen(typed.replaceAll(turning, '')).trim().normalize('NFC');

const oneLine = (max: number) =>
  z.string().overwrite(readableLine).max(max).regex(onOneLine, 'Enter this on a single line.');
const anyText = (max: number) =>
  z.string().overwrite(seen).trim().max(max).regex(inLines, 'This contains an invalid character.');
const orNull = (typed: string) => (typed === '' ? null : typed);

/** The first characters of a text, as its length counts them: none is cut in half, as no database keeps one half of it. */
export const cutTo = (typed: string, most: number): string => [...typed].slice(0, most).join('');

/** A name, a title: trimmed, within `max` characters, with something to read, without breaks and other control characters. */
export const line = (max: number) => oneLine(max).min(1);

/** As `line`, and may be left out; an empty input counts as none. */
export const optionalLine = (max: number) => oneLine(max).transform(orNull).nullable();

/** What a person wrote, in as many lines as they like: trimmed, within `max` characters, not empty. */
export const text = (max: number) => anyText(max).min(1);

/** As `text`, and may be left out; an empty input counts as none. */
export const optionalText = (max: number) => anyText(max).transform(orNull).nullable();

/** What the product speaks. */
export const language = z.enum(['en', 'es']);

export const emailAddress = z
  .email()
  .max(254)
  .transform((address) => address.toLowerCase());

/** The answer to a read or a write of one record. */
export const one = <T extends z.core.$ZodType>(item: T) => z.object({ data: item });

/** Where a list stands. `next` and `previous` are opaque keyset cursors; `total` is exact. `firstPosition` is the 1-based place of the first row, 0 for an empty list. */
export const page = z.object({
  next: z.string().nullable(),
  previous: z.string().nullable(),
  total: z.int(),
  firstPosition: z.int(),
});

export const list = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.array(item), page });

/** What every list takes. `sort` is a field's name, with `-` before it for descending. */
export const listQuery = <const S extends string>(sortable: readonly S[]) =>
  z.object({
    search: z.string().trim().normalize().max(longestListText).optional(),
    sort: z.enum(sortable.flatMap((field): (S | `-${S}`)[] => [field, `-${field}`])).optional(),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  });

/** One or many values in a query string, at most 100: `?status=a&status=b`. */
export const many = <T extends z.core.$ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(100, 'Choose fewer values at once.').optional(),
  );

export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Added to a list's query, without its place: all of its rows as a file, by the same filters in the same order. */
export const exported = { format: z.enum(exportFormats).default('csv') };

export type Page = z.infer<typeof page>;
