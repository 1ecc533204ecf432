import { z } from 'zod';

/** The name that a record is found by: exactly this text, or, between slashes, a regular expression. */
const name = z.string();

const step = z.union([
  /** Presses a button, or what else has this role; `within` the first of another role. */
  z.strictObject({ press: name, role: z.string().default('button'), within: z.string().optional() }),
  /** Scrolls down until it is there. */
  z.strictObject({ scrollTo: name, role: z.string().default('button') }),
  z.strictObject({ fill: name, role: z.string(), with: z.string() }),
  z.strictObject({ check: name }),
  z.strictObject({ key: z.string() }),
  /** Waits until something of this role is there. */
  z.strictObject({ see: z.string(), name: name.optional() }),
]);
export type Step = z.infer<typeof step>;

const account = z.enum(['admin', 'owner']);

/**
 * What a section (or the host) has to be looked at by a sweep, in its `sweep.json`: addresses below its base path,
 * with samples of the demo community in braces.
 */
export const sweepSchema = z.strictObject({
  /** Ids of the demo community: of the first, or the one of a name, in what a call lists. */
  samples: z
    .record(
      z.string(),
      z.strictObject({
        in: z.string(),
        as: account.default('admin'),
        named: z.string().optional(),
        /** Only one for which this list has something; it may name the sample itself. */
        with: z.string().optional(),
        /** Where in what is answered the list is, if it is not the whole of it. */
        at: z.string().optional(),
        /** Of the listed record, the other one whose id it is: the property of an invoice. */
        of: z.string().optional(),
      }),
    )
    .default({}),
  /** By who sees them: `admin` may do everything, an `owner` lives in one of the properties. */
  pages: z.strictObject({
    public: z.array(z.string()).default([]),
    admin: z.array(z.string()),
    owner: z.array(z.string()).default([]),
  }),
  /** What opens over a page, or a state that only an action of the admin leads to. */
  openings: z
    .array(
      z.strictObject({
        name: z.string(),
        path: z.string(),
        size: z.enum(['desktop', 'phone']).default('desktop'),
        steps: z.array(step),
        /** Puts back what the account remembers. */
        undo: z.array(step).default([]),
      }),
    )
    .default([]),
});

export type Sweep = z.infer<typeof sweepSchema>;
export type Opening = Sweep['openings'][number];

/** What a sweep takes from `section.json`. */
export const declarationSchema = z.object({
  basePath: z.string(),
  routes: z.array(z.object({ path: z.string() })),
});
