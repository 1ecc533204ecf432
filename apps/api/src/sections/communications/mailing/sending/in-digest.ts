import { plainLetterOf } from '@courtyard/contract/fields/rich-text.rules';
import { z } from 'zod';
import { filledIn } from '../../../../platform/mail/dispatch/words/merge.rules';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { HeldMailing } from './dispatch-mailing';
import { type MailingReader, withheldFrom } from './mailing-readers';

const parameters = z.object({ subject: z.string(), text: z.string() });
const asWritten = ({ subject, text }: z.infer<typeof parameters>) => ({ title: subject, text });

/** To those who chose it in place of a letter each. */
export const mailingInDigest = defineNotification({
  name: 'communications.mailing-in-digest',
  group: { en: 'Mass emails', es: 'Correos masivos' },
  label: {
    en: 'News and events in my daily or weekly digest',
    es: 'Noticias y eventos en mi resumen diario o semanal',
  },
  parameters,
  channels: { push: false, email: 'daily' },
  words: { en: asWritten, es: asWritten },
});

/** A digest tells so much of each. */
const maxTextLength = 4000;

/** Has those who chose so read it in their letter of a day or a week, in the words of theirs; in the list of the product at once. */
export async function tellInDigests(
  { tx, tenant, platform }: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  held: HeldMailing,
  readers: readonly MailingReader[],
): Promise<void> {
  const plain = plainLetterOf(held.body, platform.tenants.addressOf(tenant));
  for (const reader of readers) {
    if (reader.memberId === null || withheldFrom(reader, held) !== 'digest') continue;
    await platform.notify(tx, mailingInDigest, {
      tenant,
      parameters: {
        subject: filledIn(held.subject, reader.values),
        text: filledIn(plain, reader.values).slice(0, maxTextLength),
      },
      key: `${held.id} ${reader.key}`,
      to: { memberIds: [reader.memberId] },
    });
  }
}
