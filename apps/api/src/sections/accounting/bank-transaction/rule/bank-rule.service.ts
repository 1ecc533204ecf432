import type {
  BankRule,
  BankRuleInput,
  bankRuleRoutes,
} from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import { sql } from 'kysely';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requirePostable } from '../../journal-entry/written-lines';
import { requireBankAccount } from '../queries/bank-account';
import { bankTransactionQuery } from '../list/bank-transaction.sql';
import { fits } from './fitting-rules';

const ruleQuery = (tx: Tx) =>
  tx
    .selectFrom('bankRule')
    .innerJoin('account', 'account.id', 'bankRule.accountId')
    .leftJoin('account as ofBank', 'ofBank.id', 'bankRule.bankAccountId')
    .leftJoin('fund', 'fund.id', 'bankRule.fundId')
    .select(['bankRule.id', 'bankRule.position', 'bankRule.version', 'bankRule.name', 'bankRule.direction'])
    .select(['bankRule.contains', 'bankRule.fromMinor', 'bankRule.toMinor', 'bankRule.memo'])
    .select(['bankRule.effect', 'bankRule.updatedAt', 'bankRule.updatedBy'])
    .select([
      sql<
        BankRule['account']
      >`jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name)`.as('account'),
      sql<BankRule['bankAccount']>`case when of_bank.id is not null
        then jsonb_build_object('id', of_bank.id, 'code', of_bank.code, 'name', of_bank.name) end`.as(
        'bankAccount',
      ),
      sql<
        BankRule['fund']
      >`case when fund.id is not null then jsonb_build_object('id', fund.id, 'name', fund.name) end`.as(
        'fund',
      ),
      sql<number>`(select count(*)::int from bank_match matched join bank_transaction line
          on line.tenant_id = matched.tenant_id and line.match_id = matched.id
        where matched.tenant_id = bank_rule.tenant_id and matched.rule_id = bank_rule.id)`.as('used'),
    ])
    .where(sql<boolean>`bank_rule.removed_at is null`);

/** The rules in their order. */
export const listRules = (tx: Tx): Promise<BankRule[]> =>
  ruleQuery(tx).orderBy('bankRule.position').orderBy('bankRule.id').execute();

/** Throws a Problem, 404. */
export async function getRule({ tx }: Pick<ReadContext, 'tx'>, ruleId: string): Promise<BankRule> {
  const found = await ruleQuery(tx).where('bankRule.id', '=', ruleId).executeTakeFirst();
  if (!found) throw notFound('rule');
  return found;
}

/** Refuses what a rule cannot be, each fault at its field. */
async function requireRule(tx: Tx, rule: BankRuleInput): Promise<void> {
  const { bankAccountId, accountId, fundId, contains, fromMinor, toMinor } = rule;
  if (contains === null && fromMinor === null && toMinor === null)
    throw invalid({ contains: 'Enter a text or an amount. Without one, the rule would match every line.' });
  if (fromMinor !== null && toMinor !== null && toMinor < fromMinor)
    throw invalid({ toMinor: 'The maximum can’t be less than the minimum.' });
  if (bankAccountId !== null) await requireBank(tx, bankAccountId);
  if (bankAccountId === accountId)
    throw invalid({ accountId: 'Choose an account other than the bank account.' });
  const ofAccount = await tx
    .selectFrom('account')
    .select('fundId')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const { id: someFund } = await tx.selectFrom('fund').select('id').limit(1).executeTakeFirstOrThrow();
  await requirePostable(tx, [{ accountId, fundId: fundId ?? ofAccount?.fundId ?? someFund }], null);
}

async function requireBank(tx: Tx, bankAccountId: string): Promise<void> {
  try {
    await requireBankAccount(tx, bankAccountId);
  } catch {
    throw invalid({ bankAccountId: 'Choose a bank account from the chart of accounts.' });
  }
}

const contentOf = ({
  name,
  bankAccountId,
  direction,
  contains,
  fromMinor,
  toMinor,
  ...rest
}: BankRuleInput) => {
  const { accountId, fundId, memo, effect } = rest;
  return { name, bankAccountId, direction, contains, fromMinor, toMinor, accountId, fundId, memo, effect };
};

/** As histories tell it. */
const auditValues = ({ name, direction, contains, fromMinor, toMinor, memo, effect, ...of }: BankRule) => ({
  name,
  bankAccount: of.bankAccount && `${of.bankAccount.code} ${of.bankAccount.name}`,
  direction,
  contains,
  fromMinor,
  toMinor,
  account: `${of.account.code} ${of.account.name}`,
  fund: of.fund?.name ?? null,
  memo,
  effect,
});

/** Which lines that wait a rule is for. */
export async function tryRule({ tx }: ReadContext, rule: BankRuleInput) {
  const found = bankTransactionQuery(tx).where('bankTransaction.state', '=', 'open').where(fits(rule));
  const { count, sumMinor } = await found
    .clearSelect()
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(bank_transaction.amount_minor), 0)::bigint`.as('sumMinor'),
    ])
    .executeTakeFirstOrThrow();
  const examples = await found
    .orderBy('bankTransaction.bookedOn', 'desc')
    .orderBy('bankTransaction.id', 'desc')
    .limit(10)
    .execute();
  return { count, sumMinor, examples };
}

/** Adds a rule after the others. */
export async function createRule(context: CallContext, rule: BankRuleInput): Promise<BankRule> {
  const { tx, tenant, caller, platform } = context;
  await lockList(tx, 'bank-rule');
  await requireRule(tx, rule);
  const id = newId();
  const { last } = await tx
    .selectFrom('bankRule')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('bankRule')
    .values({
      tenantId: tenant.id,
      id,
      ...contentOf(rule),
      position: last + 1,
      version: 1,
      updatedAt: platform.clock(),
      updatedBy: caller.displayName,
      removedAt: null,
    })
    .execute();
  const made = await getRule(context, id);
  await recordChange(context, changeOf('bank-rule.create', { 'bank-rule': id }, {}, auditValues(made)));
  return made;
}

/** Changes a rule. Throws a Problem, 409, for another version. */
export async function updateRule(
  context: CallContext,
  ruleId: string,
  { version, ...rule }: BankRuleInput & { version: number },
): Promise<BankRule> {
  const { tx, caller, platform } = context;
  await lockList(tx, 'bank-rule');
  const before = await getRule(context, ruleId);
  await requireRule(tx, rule);
  if (before.version !== version) throw versionConflict('rule');
  await tx
    .updateTable('bankRule')
    .set({
      ...contentOf(rule),
      version: version + 1,
      updatedAt: platform.clock(),
      updatedBy: caller.displayName,
    })
    .where('id', '=', ruleId)
    .execute();
  const after = await getRule(context, ruleId);
  await recordChange(
    context,
    changeOf('bank-rule.update', { 'bank-rule': ruleId }, auditValues(before), auditValues(after)),
  );
  return after;
}

/** Removes a rule. What it matched stays, and names it. */
export async function removeRule(context: CallContext, ruleId: string): Promise<void> {
  const { tx, platform } = context;
  await lockList(tx, 'bank-rule');
  const before = await getRule(context, ruleId);
  await tx.updateTable('bankRule').set({ removedAt: platform.clock() }).where('id', '=', ruleId).execute();
  await recordChange(context, changeOf('bank-rule.remove', { 'bank-rule': ruleId }, auditValues(before), {}));
}

/** Sets the order of all rules. Throws a Problem, 409, where others are there now. */
export async function orderRules(
  context: CallContext,
  { ruleIds }: z.output<(typeof bankRuleRoutes.orderBankRules)['body']>,
): Promise<BankRule[]> {
  const { tx } = context;
  await lockList(tx, 'bank-rule');
  const before = await listRules(tx);
  const asked = new Set(ruleIds);
  if (asked.size !== before.length || before.some(({ id }) => !asked.has(id)))
    throw conflict('rules-changed', 'The rules changed in the meantime. Reload the list.');
  await sql`update bank_rule set position = given.place
    from unnest(${ruleIds}::uuid[]) with ordinality as given (id, place) where bank_rule.id = given.id`.execute(
    tx,
  );
  const moved = before.filter(({ id, position }) => ruleIds.indexOf(id) + 1 !== position);
  if (moved.length > 0)
    await recordChange(
      context,
      moved.map(({ id, position }) =>
        changeOf('bank-rule.order', { 'bank-rule': id }, { position }, { position: ruleIds.indexOf(id) + 1 }),
      ),
    );
  return listRules(tx);
}
