import { z } from 'zod';
import { line, one, optionalLine } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { maxCategories, requestFieldTypes, requestKinds } from './request-kind.values';

export const requestKindName = z.enum(requestKinds);

/** A text in every language of the product. */
const word = z.object({ en: z.string(), es: z.string() });

/** Key of a category or a field: it stays when what it is called changes. */
const key = z
  .string()
  .max(40)
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use small letters, digits and hyphens.');

/** A question that a kind asks. */
export const requestField = z.object({
  key,
  type: z.enum(requestFieldTypes),
  label: word,
  help: word.nullable(),
  isRequired: z.boolean(),
  /** Of a `choice`. */
  choices: z.array(z.object({ key, label: word })),
});

/** `isActive`: offered to who reports; requests keep one that no longer is. */
export const requestCategory = z.object({ key, name: word, isActive: z.boolean() });

/** A kind as it is now: requests keep the version that they were opened with. */
export const requestKind = z.object({
  kind: requestKindName,
  /** Offered to who reports. */
  isActive: z.boolean(),
  /** Goes up with every change of its categories or fields. */
  number: z.int(),
  fields: z.array(requestField),
  categories: z.array(requestCategory),
  /** A request of the kind can name a unit or a member it is about, who never sees it. */
  hasSubject: z.boolean(),
  /** Version of the settings; 0 where the community changed nothing yet. */
  version: z.int(),
});

/** What a community changes of a kind; `key` is left out of a new category. */
export const requestKindChange = z.object({
  isActive: z.boolean(),
  categories: z
    .array(
      z.object({
        key: key.nullable().default(null),
        name: z.object({ en: line(60), es: optionalLine(60).default(null) }),
        isActive: z.boolean().default(true),
      }),
    )
    .min(1)
    .max(maxCategories),
  version: z.int().min(0),
});

export const requestKindRoutes = {
  listRequestKinds: defineRoute({
    method: 'GET',
    path: '/api/v1/request-kinds',
    access: 'signed-in',
    summary: 'All request kinds with their fields and categories, including those turned off',
    response: one(z.array(requestKind)),
  }),
  updateRequestKind: defineRoute({
    method: 'PUT',
    path: '/api/v1/request-kinds/:kind',
    access: 'Request Settings Update',
    summary: 'Turn a request kind on or off, and set its categories',
    params: z.object({ kind: requestKindName }),
    body: requestKindChange,
    response: one(requestKind),
  }),
};

export type RequestKindName = z.infer<typeof requestKindName>;
export type RequestField = z.infer<typeof requestField>;
export type RequestCategory = z.infer<typeof requestCategory>;
export type RequestKind = z.infer<typeof requestKind>;
export type RequestKindChange = z.output<typeof requestKindChange>;
