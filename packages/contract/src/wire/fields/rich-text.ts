import { z } from 'zod';
import { id } from '../primitives';
import { fieldNamesIn, pictureIdsOf } from './rich-text.rules';

/** What a person wrote with headings, lists, links and pictures: the JSON of the editor (Tiptap), only what is named here. */

/** Characters of the JSON: some forty pages. */
const longest = 100_000;
/** For a body with such a text in any script, and an audience beside it. */
export const richTextBodyLimits = { bytes: 512 * 1024, values: 64 * 1024 };
const maxBlocks = 500;

/** Where a link may lead: the web, a mailbox, a telephone, a page of the community. */
export const richTextAddress = z
  .string()
  .max(2000)
  .regex(
    /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"<>\\]*$/i,
    'Link to a web page, an email address or a phone number.',
  );

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: richTextAddress }) }),
]);

const words = z.object({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(mark).max(5).exactOptional(),
});
/** A place that is filled in for each reader of a letter, by the name of its field. */
const mergeField = z.object({
  type: z.literal('mergeField'),
  attrs: z.object({ name: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/) }),
});
const inline = z.discriminatedUnion('type', [words, z.object({ type: z.literal('hardBreak') }), mergeField]);

export type RichTextMark = z.infer<typeof mark>;
export type RichTextInline = z.infer<typeof inline>;

// The schemas of texts have their types written out: inferred, each text would repeat all of the ones within it, in every form and call.
const inlines: z.ZodType<RichTextInline[], RichTextInline[]> = z.array(inline).max(1000);
const line = inlines.exactOptional();

const paragraph = z.object({ type: z.literal('paragraph'), content: line });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: line,
});
/** A picture that was stored as a file; `alt` says what it shows to who does not see it. */
const picture = z.object({
  type: z.literal('image'),
  attrs: z.object({ fileId: id, alt: z.string().max(300) }),
});
const rule = z.object({ type: z.literal('horizontalRule') });

const item = <C extends z.ZodType>(content: C) =>
  z.object({ type: z.literal('listItem'), content: z.array(content).min(1).max(50) });
const listKind = z.enum(['bulletList', 'orderedList']);
const listOf = <C extends z.ZodType>(content: C) =>
  z.object({ type: listKind, content: z.array(item(content)).min(1).max(200) });

// Lists within each other to the third level: what is deeper is read by nobody.
const third = listOf(paragraph);
const second = listOf(z.discriminatedUnion('type', [paragraph, third]));
const first = listOf(z.discriminatedUnion('type', [paragraph, second]));
const quote = z.object({
  type: z.literal('blockquote'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, first]))
    .min(1)
    .max(100),
});

const block = z.discriminatedUnion('type', [paragraph, heading, picture, rule, first, quote]);

export type RichTextBlock = z.infer<typeof block>;

export interface RichText {
  type: 'doc';
  content: RichTextBlock[];
}

const written: z.ZodType<RichText, RichText> = z
  .object({
    type: z.literal('doc'),
    content: z.array(block).max(maxBlocks, 'This is too long. Shorten it.'),
  })
  .refine((text) => JSON.stringify(text).length <= longest, 'This is too long. Shorten it.');

/** A text that all read alike. */
export const richText: z.ZodType<RichText, RichText> = written
  .refine((text) => fieldNamesIn(text).length === 0, 'Fields can only be used in emails. Remove them here.')
  // Of the whole, where it is described to others.
  .meta({ maxLength: longest });

/** A letter to many: with fields for each reader, and without pictures, which mail programs hide or refuse. */
export const mailingText: z.ZodType<RichText, RichText> = written
  .refine((text) => pictureIdsOf(text).length === 0, 'Emails can’t contain pictures. Link to one instead.')
  .meta({ maxLength: longest });

/** Nothing written yet. */
export const emptyRichText: RichText = { type: 'doc', content: [] };
