import { labelOf } from '@courtyard/contract/messages';
import type { Reconciliation } from '@courtyard/contract/banking/reconciliation/reconciliation';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { writersOf } from '../../../../platform/audit/writers.sql';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { bankAlertMessages as messages } from './bank-alerts.messages';
import { bankAccountUrls } from './bank-account-urls';

const group = labelOf(messages, 'group');
const permission = 'Banks List View';

export const reconciliationUndone = defineNotification({
  name: 'banking.reconciliation-undone',
  group,
  label: labelOf(messages, 'undone.label'),
  permission,
  parameters: z.object({ account: z.string(), toOn: z.string(), by: z.string(), reason: z.string() }),
  messages,
  content: (t, { account, toOn, by, reason }, { language }) => ({
    title: t('undone.title', { account }),
    text: t('undone.text', { day: longDay(toOn, language), by, reason }),
  }),
});

export const statementChanged = defineNotification({
  name: 'banking.statement-changed',
  group,
  label: labelOf(messages, 'changed.label'),
  permission,
  parameters: z.object({ account: z.string(), toOn: z.string(), lines: z.int() }),
  messages,
  content: (t, { account, toOn, lines }, { language }) => ({
    title: t('changed.title', { account }),
    text: t('changed.text', { day: longDay(toOn, language), count: lines }),
  }),
});

/** To those who reconcile, who finished it, and who confirms months that rely on it; the link is the one that replaces it. */
export async function notifyUndone(
  { tx, tenant, caller, platform }: CallContext,
  { id, account, toOn }: Pick<Reconciliation, 'id' | 'account' | 'toOn'>,
  { again, reason }: { again: string; reason: string },
): Promise<void> {
  const confirming = await tx
    .selectFrom('member')
    .select('id')
    .where(sql<SqlBool>`member.id in (${holderIds('Period Confirm')})`)
    .execute();
  const finishers = await writersOf(tx, {
    type: 'reconciliation',
    id,
    actions: ['reconciliation.finish'],
  });
  await platform.notify(tx, reconciliationUndone, {
    tenant,
    parameters: { account: `${account.code} ${account.name}`, toOn, by: caller.displayName, reason },
    to: {
      memberIds: [...finishers, ...confirming.map((member) => member.id)],
      holding: ['Bank Reconcile'],
      except: caller.memberId,
    },
    link: bankAccountUrls.reconcile(again),
  });
}
