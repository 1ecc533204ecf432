import { plainEmailOf } from '@courtyard/contract/fields/rich-text.rules';
import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { filledIn } from '../../../../platform/mail/dispatch/content/merge.rules';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { HeldMailing } from './dispatch-mailing';
import { type MailingReader, withheldFrom } from './mailing-readers';
import { mailingGroup, mailingMessages } from './mailing-notifications';

const parameters = z.object({ subject: z.string(), text: z.string() });

/** To those who chose it in place of a letter each. */
export const mailingInDigest = defineNotification({
  name: 'communications.mailing-in-digest',
  group: mailingGroup,
  label: labelOf(mailingMessages, 'digest.label'),
  parameters,
  channels: { push: false, email: 'daily' },
  messages: mailingMessages,
  content: (_t, { subject, text }) => ({ title: subject, text }),
});

/** A digest tells so much of each. */
const maxTextLength = 4000;

/** Has those who chose so read it in their letter of a day or a week, in the words of theirs; in the list of the product at once. */
export async function notifyInDigests(
  { tx, tenant, platform }: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  held: HeldMailing,
  readers: readonly MailingReader[],
): Promise<void> {
  const plain = plainEmailOf(held.body, platform.tenants.addressOf(tenant));
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
