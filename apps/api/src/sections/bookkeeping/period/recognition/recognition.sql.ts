import type { RecognitionPolicy } from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { type Account, accounts } from '../../../../ledger';

type Named = RecognitionPolicy['liabilityAccount'];

const namedIn = (all: readonly Account[]) => {
  const byId = new Map(all.map(({ id, code, name }) => [id, { id, code, name }]));
  return (id: string | null): Named => (id === null ? null : (byId.get(id) ?? null));
};

/** The versions, the newest first: by the month in which they begin, and then as they were set. */
export async function recognitionPolicies(tx: Tx): Promise<RecognitionPolicy[]> {
  const rows = await tx
    .selectFrom('recognitionPolicy')
    .selectAll()
    .orderBy('effectiveOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const named = namedIn(rows.length === 0 ? [] : await accounts(tx));
  return rows.map((row) => ({
    id: row.id,
    treatment: row.treatment,
    effectiveOn: row.effectiveOn,
    reserveAccount: named(row.reserveAccountId),
    specialAccount: named(row.specialAccountId),
    liabilityAccount: named(row.liabilityAccountId),
    setBy: row.setBy,
    setAt: row.createdAt,
  }));
}

/** Whether a policy names an account: that which is in force on a day, or one that will be. */
export async function recognitionNames(tx: Tx, accountId: string, today: string): Promise<boolean> {
  const policies = await recognitionPolicies(tx);
  const inForce = policies.findIndex(({ effectiveOn }) => effectiveOn <= today);
  return (inForce === -1 ? policies : policies.slice(0, inForce + 1)).some((policy) =>
    [policy.reserveAccount, policy.specialAccount, policy.liabilityAccount].some(
      (account) => account?.id === accountId,
    ),
  );
}

export interface OwnLine {
  id: string;
  no: number;
  accountId: string;
  /** An income account; otherwise a liability. */
  isIncome: boolean;
  fundId: string;
  /** Debits less credits. */
  balanceMinor: number;
}

/** What recognition itself posted from a day to a day, and what took that back, by entry, account and fund. */
export async function ownLines(tx: Tx, from: string, to: string): Promise<OwnLine[]> {
  const { rows } = await sql<OwnLine>`
    select entry.id, entry.no, line.account_id, account.type = 'income' as is_income, line.fund_id,
      sum(line.amount)::bigint as balance_minor
    from journal_entry entry
    left join journal_entry original on original.tenant_id = entry.tenant_id and original.id = entry.reverses_id
    join journal_line line on line.tenant_id = entry.tenant_id and line.entry_id = entry.id
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id
    where entry.entry_date between ${from}::date and ${to}::date and 'recognition' in (entry.kind, original.kind)
    group by entry.id, entry.no, line.account_id, account.type, line.fund_id
    order by entry.no`.execute(tx);
  return rows;
}
