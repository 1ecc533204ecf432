import { type MergeField, mergeFields } from '@courtyard/contract/communications/mailing/mailing.values';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import type { MailingCheck } from '@courtyard/contract/communications/mailing/mailing';
import { fieldsIn } from '../../../../platform/mail/dispatch/content/merge.rules';

type Trouble = MailingCheck['fields'][number];

const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name);

interface Reader {
  name: string;
  values: Readonly<Record<MergeField, string>>;
}

const maxNames = 10;

/**
 * What is wrong with the fields of some words, with the people whom it would hit, of an unknown one all of them; by name where
 * the permissions let their holder see the members.
 */
export function fieldTroubles(
  { subject, body }: { subject: string; body: RichText },
  readers: readonly Reader[],
  permissions: ReadonlySet<string>,
): Trouble[] {
  const shown = permissions.has('Members List View') ? maxNames : 0;
  return fieldsIn(`${subject}\n${plainTextOf(body)}`).flatMap((field): Trouble[] => {
    const hit = (why: Trouble['why'], people: readonly Reader[]) => ({
      field,
      why,
      people: people.length,
      names: people.slice(0, shown).map(({ name }) => name),
    });
    if (!isField(field)) return [hit('unknown', readers)];
    const permission = mergeFields[field];
    if (permission !== null && !permissions.has(permission)) return [hit('not-yours', readers)];
    const empty = readers.filter(({ values }) => values[field] === '');
    return empty.length === 0 ? [] : [hit('empty', empty)];
  });
}

/** Whether words cannot be sent as they are: an empty field leaves a gap that its writer was shown. */
export const isUnsendable = (troubles: readonly Trouble[]): boolean =>
  troubles.some(({ why }) => why !== 'empty');
