import type { BankAccountStanding } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { sql } from 'kysely';
import { trialBalance } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { type BankAccount, bankAccounts } from './bank-account';

interface Told {
  on: string;
  amountMinor: number;
}

/** What the bank said last, and what came after that day in files without a balance. */
async function atBank(tx: Tx, accountId: string): Promise<Told | null> {
  const { rows } = await sql<Told>`
    select greatest(said.until_on, (select max(booked_on) from bank_transaction line
        where line.tenant_id = said.tenant_id and line.account_id = said.account_id)) as on,
      (said.closing_minor + coalesce((select sum(line.amount_minor) from bank_transaction line
        where line.tenant_id = said.tenant_id and line.account_id = said.account_id and line.booked_on > said.until_on
          and line.state <> 'duplicate'), 0))::bigint as amount_minor
    from bank_import said where said.account_id = ${accountId} and said.closing_minor is not null and said.taken_back_at is null
    order by said.until_on desc, said.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

interface Waiting {
  open: number;
  openMinor: number;
  doubtful: number;
}

async function waitingOf(tx: Tx, accountId: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'doubtful')::int as doubtful,
      coalesce(sum(amount_minor) filter (where state = 'open'), 0)::bigint as open_minor
    from bank_transaction where account_id = ${accountId} and state <> 'matched' and state in ('open', 'doubtful')`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, openMinor: 0, doubtful: 0 };
}

async function standingOf(context: ReadContext, bank: BankAccount): Promise<BankAccountStanding> {
  const { tx } = context;
  const { id, code, name, fundId, fundName } = bank;
  const told = await atBank(tx, id);
  const at = told?.on ?? todayOf(context);
  const balances = await trialBalance(tx, { at, basis: 'accrual', accountId: id });
  const lastImport = await tx
    .selectFrom('bankImport')
    .select(['untilOn', 'importedAt'])
    .where('accountId', '=', id)
    .where('takenBackAt', 'is', null)
    .orderBy('untilOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    account: { id, code, name },
    fund: { id: fundId, name: fundName },
    bank: told,
    booksMinor: balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0),
    ...(await waitingOf(tx, id)),
    lastImport: lastImport ?? null,
  };
}

/** Each bank account as its bank has it and as the books have it, by code. */
export async function bankStandings(context: ReadContext): Promise<BankAccountStanding[]> {
  const standings: BankAccountStanding[] = [];
  for (const bank of await bankAccounts(context.tx)) standings.push(await standingOf(context, bank));
  return standings;
}

/** Lines of all banks until a day that nobody matched yet, or that may be another line told once more. */
export async function unmatchedLines(tx: Tx, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_transaction
    where state <> 'matched' and state in ('open', 'doubtful') and booked_on <= ${until}`.execute(tx);
  return rows[0]?.count ?? 0;
}
