import type { ApprovalChange } from '@courtyard/contract';
import { type Language, type Label, labelsFrom } from '@courtyard/contract/fields/labels';
import type { Platform } from '../../../../platform/core/platform';
import { textIn } from '../../../../platform/http/language/sentence';
import { sentencesOf } from '../../../../platform/http/language/sentences-of';
import { z } from 'zod';
import en from './fields.en.json';
import es from './fields.es.json';

export const label = z.object({ en: z.string(), es: z.string() });

/** What permissions let a person do, in both languages. */
export function rightsInWords(
  { permissions, sections }: Pick<Platform, 'permissions' | 'sections'>,
  names: readonly string[],
): Label[] {
  const allows = new Map(
    permissions.groups.flatMap((group) => group.permissions.map((each) => [each.name, each.allows])),
  );
  const spanish = sentencesOf(sections);
  return names.map((name) => {
    const text = allows.get(name) ?? name;
    return { en: textIn(text, 'en', {}), es: textIn(text, 'es', spanish) };
  });
}

const fields = labelsFrom(en, es);

/** A line for each right that comes, or goes. */
export const rightLines = (
  field: keyof typeof fields,
  language: Language,
  { come, go = [] }: { come: readonly Label[]; go?: readonly Label[] },
): ApprovalChange[] => [
  ...go.map((right) => ({ field: fields[field][language], before: right[language], after: null })),
  ...come.map((right) => ({ field: fields[field][language], before: null, after: right[language] })),
];
