import { z } from 'zod';
import { mailingText } from '../../wire/fields/rich-text';
import { isBlank } from '../../wire/fields/rich-text.rules';
import { line } from '../../wire/primitives';
import { mailingCategories } from './mailing.values';

/** What a mailing says, with fields for each recipient: `{{firstName}}` in its subject, a node of its own in the text. */
export const mailingWordsInput = z.object({
  subject: line(150),
  body: mailingText.refine((text) => !isBlank(text), 'Write a text first.'),
  category: z.enum(mailingCategories).default('news'),
});

export type MailingWordsInput = z.infer<typeof mailingWordsInput>;
