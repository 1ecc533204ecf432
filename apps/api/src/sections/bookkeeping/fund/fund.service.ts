import {
  type Fund,
  type FundChange,
  fundInput,
  type FundInput,
} from '@courtyard/contract/bookkeeping/fund/fund';
import { changeOf } from '../../../platform/audit/audit';
import { lockList } from '../../../platform/database/lists/lock-list';
import { onOnePage } from '../../../platform/database/lists/one-page';
import { msg } from '../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { writtenFields } from '../../../platform/section/fields';
import { createFund, funds, updateFund } from '../../../ledger';
import { lateChargeAccounts } from '../../accounting';

export const factsOfFund = (fund: Fund): Record<string, unknown> => writtenFields(fundInput, fund);

/** All funds, on the one page that there is. */
export async function listFunds({ tx }: ReadContext) {
  return onOnePage(await funds(tx));
}

async function fundOf({ tx }: ReadContext, fundId: string): Promise<Fund> {
  const found = (await funds(tx)).find(({ id }) => id === fundId);
  if (!found) throw notFound('fund');
  return found;
}

/** Throws a Problem, 422, where another fund has the code. */
async function requireFreeCode({ tx }: ReadContext, code: string, fundId: string | null): Promise<void> {
  if ((await funds(tx)).some((other) => other.code === code && other.id !== fundId))
    throw invalid({ code: 'Another fund already uses this code.' });
}

export async function addFund(context: CallContext, input: FundInput): Promise<Fund> {
  await lockList(context.tx, 'fund');
  await requireFreeCode(context, input.code, null);
  const id = await createFund(context.tx, context.tenant.id, input);
  const made = await fundOf(context, id);
  await recordChange(context, changeOf('fund.create', { fund: id }, {}, factsOfFund(made)));
  return made;
}

/** Throws a Problem: 409 for another version. */
export async function changeFund(context: CallContext, fundId: string, change: FundChange): Promise<Fund> {
  await lockList(context.tx, 'fund');
  const before = await fundOf(context, fundId);
  await requireFreeCode(context, change.code, fundId);
  const after = await updateFund(context.tx, fundId, change);
  await recordChange(
    context,
    changeOf('fund.update', { fund: fundId }, factsOfFund(before), factsOfFund(after)),
  );
  return after;
}

/** Throws a Problem, 409, where late payment is charged to an account of the fund. */
async function requireNoLateCharges(context: ReadContext, fundId: string): Promise<void> {
  const accountIds = await lateChargeAccounts(context.tx, todayOf(context));
  if (accountIds.length === 0) return;
  const account = await context.tx
    .selectFrom('account')
    .select('code')
    .where('fundId', '=', fundId)
    .where('id', 'in', accountIds)
    .orderBy('code')
    .executeTakeFirst();
  if (account)
    throw conflict(
      'late-charges-need-it',
      msg`Late fees or interest post to account ${account.code} of this fund. Choose another account for them first.`,
    );
}

/** Archives a fund whose accounts are at zero, or takes it back. One that stands so already is left alone. */
export async function setFundArchived(
  context: CallContext,
  fundId: string,
  { archived, version }: { archived: boolean; version: number },
): Promise<Fund> {
  const before = await fundOf(context, fundId);
  if ((before.archivedAt !== null) === archived) return before;
  if (archived) await requireNoLateCharges(context, fundId);
  const archivedAt = archived ? context.platform.clock() : null;
  const after = await updateFund(context.tx, fundId, { version, archivedAt });
  const action = archived ? 'fund.archive' : 'fund.restore';
  await recordChange(context, changeOf(action, { fund: fundId }, { archived: !archived }, { archived }));
  return after;
}
