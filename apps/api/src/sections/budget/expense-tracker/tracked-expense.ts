import type { TrackedExpense } from '@courtyard/contract/budget/expense-tracker/expense';
import type { Language } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { type Basis, expenseLines } from '../../../ledger';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { claimSource } from '../expense-claim/expense-claims.sql';
import { approvalsOf } from './approval-trail.sql';
import { billsOfSource } from './receipt.sql';

interface LineRow {
  place: number;
  amount: number;
  memo: string | null;
  account: TrackedExpense['lines'][number]['account'];
  fund: TrackedExpense['lines'][number]['fund'];
  vendor: TrackedExpense['vendor'];
}

async function linesOf({ tx }: ReadContext, entryId: string, basis: Basis): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.place, line.amount, line.memo,
      jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name) as account,
      jsonb_build_object('id', fund.id, 'name', fund.name) as fund,
      case when vendor.id is not null then jsonb_build_object('id', vendor.id, 'name', vendor.name) end as vendor
    from ${expenseLines(basis)} line
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id
    join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
    left join vendor on vendor.tenant_id = line.tenant_id and vendor.id = line.vendor_id
    where line.entry_id = ${entryId} order by line.place`.execute(tx);
  return rows;
}

/** Files of the journal entry itself, then those of the bills that it posts or pays, then those of their claims: each content once. */
async function filesOf(
  { tx, platform }: ReadContext,
  of: { entryId: string; billIds: readonly string[]; claimIds: readonly string[] },
) {
  const { rows } = await sql<{ fileId: string }>`
    select found.file_id from (
      select distinct on (file.sha256) attached.* from (
        select 1 as rank, attached_at::text as place, file_id from journal_entry_file where entry_id = ${of.entryId}
        union all select 2, bill_id || ' ' || lpad(position::text, 9, '0'), file_id from bill_file
          where bill_id = any(${[...of.billIds]}::uuid[])
        union all select 3, claim_id || ' ' || lpad(position::text, 9, '0'), file_id from expense_claim_file
          where claim_id = any(${[...of.claimIds]}::uuid[])) attached
      join file on file.id = attached.file_id
      order by file.sha256, attached.rank, attached.place, attached.file_id) found
    order by found.rank, found.place, found.file_id`.execute(tx);
  const ids = rows.map(({ fileId }) => fileId);
  const files = await platform.files.describe(tx, ids);
  return ids.flatMap((id) => files.get(id) ?? []);
}

interface Document {
  id: string;
  number: string;
  sourceKind: string | null;
  sourceId: string | null;
}

/** The bills that the entry posts or pays. */
async function billsOf({ tx }: ReadContext, entryId: string): Promise<Document[]> {
  const { rows } = await sql<Document>`select document.* from journal_entry entry
    cross join lateral ${billsOfSource('entry')} document where entry.id = ${entryId} order by document.number`.execute(
    tx,
  );
  return rows;
}

/** The expense claims that bills pay back. */
async function claimsOf({ tx }: ReadContext, ids: readonly string[]): Promise<TrackedExpense['documents']> {
  const rows = await tx
    .selectFrom('expenseClaim')
    .select(['id', 'number'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('number')
    .execute();
  return rows.map(({ id, number }) => ({ kind: 'expense-claim', id, number: `#${number}` }));
}

/** The entry, its reversal or what it reverses, and those of the same bills: what posts them and what pays them. */
async function entriesOf({ tx }: ReadContext, entryId: string, billIds: readonly string[]) {
  const { rows } = await sql<TrackedExpense['entries'][number]>`
    select entry.id, entry.no, entry.entry_date as date, entry.kind, entry.amount as amount_minor from journal_entry entry
    where entry.id = ${entryId} or entry.reverses_id = ${entryId}
      or entry.id = (select reverses_id from journal_entry where id = ${entryId})
      or (entry.source_kind = 'bill' and entry.source_id = any(${billIds}::text[]))
      or (entry.source_kind = 'vendor-payment' and entry.source_id = any(array(
        select payment_id::text from vendor_payment_part where bill_id = any(${billIds}::uuid[]))))
    order by entry.no`.execute(tx);
  return rows;
}

/** One expense with what explains it. Throws notFound for an entry that is no expense in the basis. */
export async function trackedExpense(
  context: ReadContext,
  entryId: string,
  { basis, language }: { basis: Basis; language: Language },
): Promise<TrackedExpense> {
  const entry = await context.tx
    .selectFrom('journalEntry')
    .select(['no', 'entryDate', 'kind', 'memo', 'postedByName', 'postedAt', 'approvedByName'])
    .where('id', '=', entryId)
    .executeTakeFirst();
  const lines = entry ? await linesOf(context, entryId, basis) : [];
  if (!entry || lines.length === 0) throw notFound('expense');
  const bills = await billsOf(context, entryId);
  const billIds = bills.map(({ id }) => id);
  const claimIds = bills.flatMap(({ sourceKind, sourceId }) =>
    sourceKind === claimSource && sourceId !== null ? [sourceId] : [],
  );
  const files = await filesOf(context, { entryId, billIds, claimIds });
  const records = [
    { record: 'journal-entry', recordId: entryId },
    ...billIds.map((recordId) => ({ record: 'bill', recordId })),
    ...claimIds.map((recordId) => ({ record: 'expense-claim', recordId })),
  ];
  return {
    id: entryId,
    no: entry.no,
    date: entry.entryDate,
    kind: entry.kind,
    memo: entry.memo,
    basis,
    postedBy: entry.postedByName,
    postedAt: entry.postedAt,
    approvedBy: entry.approvedByName,
    vendor: lines.find(({ vendor }) => vendor !== null)?.vendor ?? null,
    totalMinor: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines: lines.map(({ place, account, fund, memo, amount }) => ({
      key: `${entryId}.${place}`,
      account,
      fund,
      memo,
      amountMinor: amount,
    })),
    documents: [
      ...bills.map(({ id, number }) => ({ kind: 'bill' as const, id, number })),
      ...(await claimsOf(context, claimIds)),
    ],
    files,
    approvals: await approvalsOf(context, records, language),
    entries: await entriesOf(context, entryId, billIds),
  };
}
