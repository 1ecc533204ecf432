import { msg, type Text } from './language/sentence';

export interface ProblemInput {
  /** Of the answer, 400 and above. */
  status: number;
  /** Stable for programs: `slot-taken`. */
  code: string;
  /** The kind of error in a few words, the same each time. */
  title: string;
  /** What happened, what was kept and what to do. */
  detail?: Text;
  /** Messages by path in the input, `owners.0.email`. */
  fields?: Record<string, Text>;
  headers?: Record<string, string>;
  /** Further members of the problem, for programs (RFC 9457, section 3.2). */
  extensions?: Record<string, unknown>;
}

/** An error that the caller is told about, as problem details (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: Text | undefined;
  readonly fields: Record<string, Text> | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly extensions: Record<string, unknown> | undefined;

  constructor({ status, code, title, detail, fields, headers, extensions }: ProblemInput) {
    super(String(detail ?? title));
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.fields = fields;
    this.headers = headers;
    this.extensions = extensions;
  }
}

/** What a person is told of a problem where one line is all there is room for. */
export const reasonOf = ({ fields, detail, title }: Problem): Text =>
  Object.values(fields ?? {})[0] ?? detail ?? title;

/** 404. `what` as a person says it: `property`. */
export const notFound = (what: string) =>
  new Problem({ status: 404, code: 'not-found', title: 'Not found', detail: msg`There is no such ${what}.` });

/** 409. `code` is stable for programs: `slot-taken`. */
export const conflict = (code: string, detail: Text) =>
  new Problem({ status: 409, code, title: 'Conflict', detail });

/** 422. `fields`: messages by path in the input, `owners.0.email`. */
export const invalid = (fields: Record<string, Text>, detail: Text = 'Some of the values aren’t valid.') =>
  new Problem({ status: 422, code: 'validation', title: 'Not valid', detail, fields });

/** 422, of an amount or a sum that is not counted exactly. */
export const amountTooLarge = (
  detail: Text = 'An amount is too large to show. Choose a shorter period or one fund, or reverse the entry with the wrong amount.',
) => new Problem({ status: 422, code: 'amount-too-large', title: 'Amount too large', detail });

/** 403. */
export const forbidden = (detail: Text = 'You don’t have permission to do this.') =>
  new Problem({ status: 403, code: 'forbidden', title: 'Forbidden', detail });

/** 401. */
export const notSignedIn = (detail: Text = 'Sign in first.') =>
  new Problem({ status: 401, code: 'not-signed-in', title: 'Not signed in', detail });

/** 429. */
export const tooMany = (
  retryAfterSeconds: number,
  detail: Text = 'Too many attempts. Wait a moment and try again.',
) =>
  new Problem({
    status: 429,
    code: 'too-many',
    title: 'Too many attempts',
    detail,
    headers: {
      'retry-after': String(retryAfterSeconds),
    },
  });

/** 413. */
export const tooLarge = (detail: Text) =>
  new Problem({ status: 413, code: 'too-large', title: 'Too large', detail });

/** 413, of a body that is over the limit of its route. */
export const bodyTooLarge = (limitBytes: number) =>
  tooLarge(
    msg`Nothing was saved: this is more than the ${Math.floor(limitBytes / 1024)} KB that can be sent at once. Shorten it, or send it in parts.`,
  );
