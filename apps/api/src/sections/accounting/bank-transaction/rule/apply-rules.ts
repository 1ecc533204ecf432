import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { type NewEntry, post } from '../../../../ledger';
import type { Platform } from '../../../../platform/core/platform';
import type { Job } from '../../../../platform/core/services';
import type { Tx } from '../../../../platform/database/database';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { Problem } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { contextOfMember } from '../../../../platform/section/bulk/bulk-job-context';
import { bankMessages } from '../bank-transaction-kinds';
import { storeMatch } from '../matching/match.service';
import { planMatch } from '../matching/plan-match';
import { type WaitingForRule, waitingForRules } from './fitting-rules';

export const applyRulesJobName = 'accounting.bank-rules';

/** As many entries as a transaction posts. */
const maxEntries = 100;

const payload = z.object({ tenantId: z.string(), memberId: z.string() });

/** Has the rules that post by themselves go through the lines that wait, once the transaction is committed. Gives whether there are such rules. */
export async function queueRules({ tx, platform, tenant, caller }: CallContext): Promise<boolean> {
  const some = await tx
    .selectFrom('bankRule')
    .select('id')
    .where('effect', '=', 'post')
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!some) return false;
  const asked = { tenantId: tenant.id, memberId: caller.memberId };
  await platform.jobs.enqueue(tx, applyRulesJobName, asked, { key: tenant.id });
  return true;
}

/** What a rule posts for a line; null where it cannot, as on a closed day or over a limit: then it stays a suggestion. */
async function entryOf(context: CallContext, line: WaitingForRule): Promise<NewEntry | null> {
  const { transactionId, amountMinor, accountId, fundId, memo, ruleId, name, version } = line;
  try {
    const entry = { memo, lines: [{ accountId, fundId, amountMinor, memo: null }] };
    const plan = await planMatch(context, { transactionIds: [transactionId], lines: [], entry });
    if (plan.entry && (await isClosed(context.tx, plan.entry.date))) return null;
    return await storeMatch(context, plan, { how: 'rule', rule: { id: ruleId, name, version } });
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function isClosed(tx: Tx, day: string): Promise<boolean> {
  const closed = await tx
    .selectFrom('period')
    .select('month')
    .where('status', '=', 'closed')
    .where('month', '>=', `${day.slice(0, 7)}-01`)
    .limit(1)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Goes through the next lines. Gives the last of them; null where there are no more. */
async function applySlice(context: CallContext, after: string | null): Promise<string | null> {
  const { tx, caller } = context;
  await lockList(tx, 'bank-match');
  const waiting = await waitingForRules(tx, after, maxEntries);
  const entries: NewEntry[] = [];
  for (const line of waiting) {
    const entry = await entryOf(context, line);
    if (entry) entries.push(entry);
  }
  if (entries.length > 0) await post(tx, entries, { id: caller.memberId, name: caller.displayName });
  return waiting.at(-1)?.transactionId ?? null;
}

async function goOn(
  platform: Platform,
  { tenantId, memberId }: z.infer<typeof payload>,
  after: string | null,
) {
  const tenant = await platform.tenants.byId(tenantId);
  if (!tenant) return null;
  return platform.inTenant(tenantId, async (tx) => {
    const context = await contextOfMember({ tx, platform, tenant, section: 'accounting', memberId });
    return context && applySlice(context, after);
  });
}

/** Posts what the rules that post by themselves are for, at most a hundred entries in a transaction, in the name of who imported. */
export const applyRulesJob: Job = {
  name: applyRulesJobName,
  title: labelOf(bankMessages, 'rulesJob'),
  async run(given, platform) {
    const asked = payload.parse(given);
    let place: string | null = null;
    do place = await goOn(platform, asked, place);
    while (place !== null);
  },
};
