import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { Control } from '../ledger.tables';
import { trialBalance } from './balances.sql';
import { type Aging, agingOf } from './aging/aging.rules';
import type { ThroughEntry } from './balances-through.sql';
import { type OpenItem, openItems } from './open-items.sql';

type Items = Exclude<Control, 'none'>;

export const controls: readonly Items[] = ['receivable', 'owner-credit', 'payable', 'deposit'];

/** What a kind of open items came to in a fund at the end of a day. Debits are positive, credits negative. */
export interface ControlStanding {
  control: Items;
  fundId: string;
  /** The sum of the open items. */
  itemsMinor: number;
  /** What its accounts stood at, by the balances. */
  accountMinor: number;
  aging: Aging;
}

interface ControlAccount {
  id: string;
  control: Items;
}

const controlAccounts = async (tx: Tx): Promise<ControlAccount[]> =>
  (await tx.selectFrom('account').select(['id', 'control']).execute()).flatMap(({ id, control }) =>
    control === 'none' ? [] : [{ id, control }],
  );

const keyOf = (control: string, fundId: string) => `${control} ${fundId}`;

/** What open items came to at the end of a day, by kind and fund, and what their control accounts stood at: found apart from each other. */
export async function controlsAt(tx: Tx, at: string, through: ThroughEntry = {}): Promise<ControlStanding[]> {
  const known = new Map((await controlAccounts(tx)).map(({ id, control }) => [id, control]));
  const accountsMinor = new Map<string, number>();
  const items = new Map<string, OpenItem[]>();
  for (const { accountId, fundId, balanceMinor } of await trialBalance(tx, {
    at,
    basis: 'accrual',
    ...through,
  })) {
    const control = known.get(accountId);
    if (control === undefined) continue;
    const key = keyOf(control, fundId);
    accountsMinor.set(key, (accountsMinor.get(key) ?? 0) + balanceMinor);
  }
  for (const control of new Set(known.values()))
    for (const item of await openItems(tx, { at, control, ...through })) {
      const key = keyOf(control, item.fundId);
      items.set(key, [...(items.get(key) ?? []), item]);
    }
  return controls.flatMap((control) =>
    [...new Set([...accountsMinor.keys(), ...items.keys()])]
      .filter((key) => key.startsWith(`${control} `))
      .toSorted()
      .map((key) => {
        const found = items.get(key) ?? [];
        return {
          control,
          fundId: key.slice(control.length + 1),
          itemsMinor: found.reduce((sum, { openMinor }) => sum + openMinor, 0),
          accountMinor: accountsMinor.get(key) ?? 0,
          aging: agingOf(found),
        };
      }),
  );
}

export interface ControlMovement {
  control: Items;
  fundId: string;
  /** What the entries are: `charge`, `receipt`. */
  kind: string;
  amountMinor: number;
}

/** What moved on control accounts from a day to a day, both with it, by fund and kind of entry: from the lines themselves. */
export async function controlMovements(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<ControlMovement[]> {
  const ids = (await controlAccounts(tx)).map(({ id }) => id);
  const { rows } = await sql<ControlMovement>`
    select line.control, line.fund_id, entry.kind, sum(line.amount)::bigint as amount_minor
    from journal_line line
    join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
    where line.account_id = any(${ids}::uuid[]) and line.entry_date between ${from} and ${to}
    group by line.control, line.fund_id, entry.kind
    having sum(line.amount) <> 0
    order by line.control, line.fund_id, entry.kind`.execute(tx);
  return rows;
}
