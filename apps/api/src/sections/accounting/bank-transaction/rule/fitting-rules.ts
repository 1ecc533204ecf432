import type { BankSuggestion } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import type { BankRuleInput } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { allOf, literally } from '../../../../platform/database/lists/search.sql';

type Tests = Pick<BankRuleInput, 'bankAccountId' | 'direction' | 'contains' | 'fromMinor' | 'toMinor'>;

/** That a line of a bank, `bank_transaction`, is what a rule is for; one that waits, or any. */
export const fits = ({
  bankAccountId,
  direction,
  contains,
  fromMinor,
  toMinor,
}: Tests): RawBuilder<SqlBool> =>
  allOf([
    sql`bank_transaction.amount_minor <> 0`,
    ...(bankAccountId === null ? [] : [sql<SqlBool>`bank_transaction.account_id = ${bankAccountId}`]),
    ...(direction === 'in' ? [sql<SqlBool>`bank_transaction.amount_minor > 0`] : []),
    ...(direction === 'out' ? [sql<SqlBool>`bank_transaction.amount_minor < 0`] : []),
    ...(contains === null ? [] : [sql<SqlBool>`bank_transaction.words like ${`%${literally(contains)}%`}`]),
    ...(fromMinor === null ? [] : [sql<SqlBool>`abs(bank_transaction.amount_minor) >= ${fromMinor}::bigint`]),
    ...(toMinor === null ? [] : [sql<SqlBool>`abs(bank_transaction.amount_minor) <= ${toMinor}::bigint`]),
  ]);

/** As `fits`, for rules of the table `bank_rule`. */
const fitsStored = sql<SqlBool>`bank_rule.removed_at is null and bank_transaction.amount_minor <> 0
  and (bank_rule.bank_account_id is null or bank_rule.bank_account_id = bank_transaction.account_id)
  and (bank_rule.direction = 'any' or (bank_rule.direction = 'in') = (bank_transaction.amount_minor > 0))
  and (bank_rule.contains is null or position(lower(bank_rule.contains) in bank_transaction.words) > 0)
  and (bank_rule.from_minor is null or abs(bank_transaction.amount_minor) >= bank_rule.from_minor)
  and (bank_rule.to_minor is null or abs(bank_transaction.amount_minor) <= bank_rule.to_minor)`;

/** The first rule that fits a line of a bank, with the other side of its entry. */
export async function ruleFor(tx: Tx, { id }: { id: string }): Promise<BankSuggestion['rule']> {
  const found = await tx
    .selectFrom('bankRule')
    .innerJoin('bankTransaction', (join) => join.on(fitsStored))
    .innerJoin('account', 'account.id', 'bankRule.accountId')
    .innerJoin('account as ofBank', 'ofBank.id', 'bankTransaction.accountId')
    .innerJoin('fund', (join) =>
      join.on(sql<SqlBool>`fund.id = coalesce(bank_rule.fund_id, account.fund_id, of_bank.fund_id)`),
    )
    .select(['bankRule.id as ruleId', 'bankRule.name', 'bankRule.memo'])
    .select(['account.id as accountId', 'account.code', 'account.name as accountName'])
    .select(['fund.id as fundId', 'fund.name as fundName'])
    .where('bankTransaction.id', '=', id)
    .orderBy('bankRule.position')
    .orderBy('bankRule.id')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  const { accountId, code, accountName, fundId, fundName, ...rule } = found;
  return {
    ...rule,
    account: { id: accountId, code, name: accountName },
    fund: { id: fundId, name: fundName },
  };
}

export interface WaitingForRule {
  transactionId: string;
  amountMinor: number;
  ruleId: string;
  name: string;
  version: number;
  effect: BankRuleInput['effect'];
  accountId: string;
  fundId: string;
  memo: string | null;
}

/**
 * Lines that wait, after a place, each with the first rule that fits it: only those whose rule posts by itself. Of one whose entry was
 * taken back a person decided: it stays a suggestion.
 */
export async function waitingForRules(tx: Tx, after: string | null, most: number): Promise<WaitingForRule[]> {
  const { rows } = await sql<WaitingForRule>`
    select bank_transaction.id as transaction_id, bank_transaction.amount_minor, first.id as rule_id, first.name, first.version,
      first.effect, first.account_id, first.memo, coalesce(first.fund_id, account.fund_id, of_bank.fund_id) as fund_id
    from bank_transaction
    join lateral (select * from bank_rule where ${fitsStored} order by bank_rule.position, bank_rule.id limit 1) first on true
    join account on account.id = first.account_id
    join account of_bank on of_bank.id = bank_transaction.account_id
    where bank_transaction.state = 'open' and first.effect = 'post'
      and not exists (select from journal_entry posted where posted.tenant_id = bank_transaction.tenant_id
        and posted.source_kind = 'bank-transaction' and posted.source_id = bank_transaction.id::text)
      and (${after}::uuid is null or bank_transaction.id > ${after}::uuid)
    order by bank_transaction.id limit ${most}`.execute(tx);
  return rows;
}
