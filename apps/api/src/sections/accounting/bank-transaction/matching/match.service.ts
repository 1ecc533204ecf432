import type {
  BankTransaction,
  MatchInput,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { type NewEntry, post } from '../../../../ledger';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { getBankTransaction } from '../queries/get-bank-transaction';
import { planMatch, type PlannedMatch } from './plan-match';

/** How a match is remembered: a rule says which, of which version. */
export interface MatchedBy {
  how: NonNullable<BankTransaction['match']>['how'];
  rule: { id: string; name: string; version: number } | null;
}

/** Stores a planned match and its history. Gives the entry that is to be posted for it, if any. */
export async function storeMatch(
  context: CallContext,
  { bank, transactions, lines, entry }: PlannedMatch,
  { how, rule }: MatchedBy,
): Promise<NewEntry | null> {
  const { tx, tenant, caller, platform } = context;
  const matchId = newId();
  await tx
    .insertInto('bankMatch')
    .values({
      tenantId: tenant.id,
      id: matchId,
      accountId: bank.id,
      how,
      ruleId: rule?.id ?? null,
      ruleVersion: rule?.version ?? null,
      entryId: entry?.id ?? null,
      matchedBy: caller.displayName,
      matchedAt: platform.clock(),
    })
    .execute();
  // The first line of the entry is the bank's.
  const own = entry ? [{ entryId: entry.id, line: 1 }] : [];
  const joined = [...lines.map(({ entryId, line }) => ({ entryId, line })), ...own];
  if (joined.length > 0)
    await tx
      .insertInto('bankMatchLine')
      .values(joined.map((line) => ({ tenantId: tenant.id, matchId, ...line })))
      .execute();
  const ids = transactions.map(({ id }) => id);
  await tx
    .updateTable('bankTransaction')
    .set({ state: 'matched', matchId, releasedNo: null })
    .where('id', 'in', ids)
    .execute();
  const action = how === 'rule' ? 'bank-transaction.match-by-rule' : 'bank-transaction.match';
  const entries = lines.map(({ no, memo }) => `${no} ${memo ?? ''}`.trim()).join(', ');
  const told = {
    state: 'matched',
    ...(entries !== '' && { matchedTo: entries }),
    ...(entry && { entry: entry.memo, how: 'entry' }),
    ...(rule && { rule: `${rule.name} (${rule.version})` }),
  };
  const history = ids.map((id): AuditEntry =>
    changeOf(action, { 'bank-transaction': id }, { state: 'open' }, told),
  );
  await recordChange(context, history);
  return entry && { ...entry, source: { kind: 'bank-transaction', id: ids[0] ?? '' } };
}

const actorOf = ({ caller }: Pick<CallContext, 'caller'>) => ({
  id: caller.memberId,
  name: caller.displayName,
});

/** Joins lines of the bank with lines of the journal, and posts an entry for what these leave open, last. */
export async function matchTransactions(context: CallContext, input: MatchInput): Promise<BankTransaction[]> {
  const { tx } = context;
  await lockList(tx, 'bank-match');
  const plan = await planMatch(context, input);
  const rule =
    input.ruleId === null
      ? undefined
      : await tx
          .selectFrom('bankRule')
          .select(['id', 'name', 'version'])
          .where('id', '=', input.ruleId)
          .where('removedAt', 'is', null)
          .executeTakeFirst();
  if (input.ruleId !== null && !rule)
    throw conflict('rule-gone', 'This rule was removed. Match the line without it.');
  const how = plan.entry && input.lines.length === 0 ? 'entry' : input.how;
  const entry = await storeMatch(context, plan, { how: rule ? 'rule' : how, rule: rule ?? null });
  if (entry) await post(tx, [entry], actorOf(context));
  const matched: BankTransaction[] = [];
  for (const id of input.transactionIds) matched.push(await getBankTransaction(context, id));
  return matched;
}
