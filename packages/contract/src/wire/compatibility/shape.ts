import { z } from 'zod';

/**
 * The structure of a value on the wire, without limits of length or size: what has to fit between a release that was
 * built earlier and a server of today. A field's name ends in `?` where it may be left out. `#2` stands for the third
 * of a list of shapes that come with it.
 */
export type Shape =
  | PlainShape
  | `#${number}`
  | { values: (string | number | boolean)[] }
  | { list: Shape }
  | { fields: Record<string, Shape> }
  | { entries: Shape }
  | { anyOf: Shape[] }
  | { media: string };

const plainShape = z.enum(['string', 'number', 'integer', 'boolean', 'null', 'any']);
export type PlainShape = z.infer<typeof plainShape>;

const reference = z.templateLiteral(['#', z.int().min(0)]);

export const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    plainShape,
    reference,
    z.strictObject({ values: z.array(z.union([z.string(), z.number(), z.boolean()])) }),
    z.strictObject({ list: shape }),
    z.strictObject({ fields: z.record(z.string(), shape) }),
    z.strictObject({ entries: shape }),
    z.strictObject({ anyOf: z.array(shape) }),
    z.strictObject({ media: z.string() }),
  ]),
);

/** What goes in and out of one call; a part that the call does not have is left out. */
export const callShape = z.strictObject({
  params: shape.optional(),
  query: shape.optional(),
  body: shape.optional(),
  answer: shape.optional(),
});
export type CallShape = z.infer<typeof callShape>;

/** What a release's code asks of the host and of the server, as its build found it. */
export const releaseUses = z.strictObject({
  /** Names that it imports, by shared module: `{ '@courtyard/ui/forms': ['Field'] }`. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Calls that it makes: `{ 'POST /api/v1/assets': { body: '#0', … } }`. */
  calls: z.record(z.string(), callShape),
  /** What several calls have in common, said once; each refers only to those before it. */
  shapes: z.array(shape),
});
export type ReleaseUses = z.infer<typeof releaseUses>;
