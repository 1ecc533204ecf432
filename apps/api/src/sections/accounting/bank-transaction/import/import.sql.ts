import type { BankImport } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { setsOf } from '../../../../platform/core/time-slices';
import type { Tx } from '../../../../platform/database/database';
import type { KnownLine, Stretch } from './duplicates.rules';

/** A bank may tell a line again on another day. */
const daysAround = 10;

/** The lines of an account that are there around the days of a file. */
export const linesAround = (tx: Tx, accountId: string, { from, until }: Stretch): Promise<KnownLine[]> =>
  tx
    .selectFrom('bankTransaction')
    .select(['id', 'bookedOn', 'amountMinor', 'checkNumber', 'bankId'])
    .where('accountId', '=', accountId)
    .where('bookedOn', '>=', addDays(from, -daysAround))
    .where('bookedOn', '<=', addDays(until, daysAround))
    .orderBy('bookedOn')
    .orderBy('id')
    .execute();

/** The files of an account that stand, the newest first. */
export const importsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('bankImport')
    .select(['fromOn', 'untilOn', 'accountHint', 'csv', 'closingMinor'])
    .where('accountId', '=', accountId)
    .where('takenBackAt', 'is', null)
    .orderBy('importedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The other bank account whose last file was of an account of the bank, as `1020 Reserve savings`; null for none. */
export async function importedElsewhere(
  tx: Tx,
  { accountId, accountHint }: { accountId: string; accountHint: string },
): Promise<string | null> {
  const last = tx
    .selectFrom('bankImport')
    .distinctOn('bankImport.accountId')
    .select(['bankImport.accountId', 'bankImport.accountHint', 'bankImport.importedAt'])
    .where('bankImport.accountId', '!=', accountId)
    .where('takenBackAt', 'is', null)
    .where('accountHint', 'is not', null)
    .orderBy('bankImport.accountId')
    .orderBy('importedAt', 'desc')
    .orderBy('bankImport.id', 'desc');
  const found = await tx
    .selectFrom(last.as('last'))
    .innerJoin('account', 'account.id', 'last.accountId')
    .select(['account.code', 'account.name'])
    .where('last.accountHint', '=', accountHint)
    .orderBy('last.importedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? `${found.code} ${found.name}` : null;
}

export interface NewTransaction {
  place: number;
  bookedOn: string;
  valueOn: string | null;
  amountMinor: number;
  payee: string | null;
  memo: string | null;
  checkNumber: string | null;
  bankId: string | null;
  code: string | null;
  state: 'open' | 'doubtful' | 'ignored';
  doubtOf: string | null;
}

const linesPerStatement = 1000;

/** Stores lines of a file, in its order. */
export async function storeLines(
  tx: Tx,
  { tenantId, accountId, importId }: { tenantId: string; accountId: string; importId: string },
  lines: readonly NewTransaction[],
): Promise<void> {
  for (const set of setsOf(lines, linesPerStatement)) {
    const rows = set.map((line) => ({ id: newId(), ...line }));
    await sql`
      insert into bank_transaction (tenant_id, id, account_id, import_id, place, booked_on, value_on, amount_minor, payee, memo,
        check_number, bank_id, code, state, doubt_of)
      select ${tenantId}::uuid, id, ${accountId}::uuid, ${importId}::uuid, place, "bookedOn", "valueOn", "amountMinor", payee, memo,
        "checkNumber", "bankId", code, state, "doubtOf"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, place int, "bookedOn" date, "valueOn" date,
        "amountMinor" bigint, payee text, memo text, "checkNumber" text, "bankId" text, code text, state text, "doubtOf" uuid)`.execute(
      tx,
    );
  }
}

/** Of the lines of a file some are in use: what was done with them would be lost. */
const isInUse = sql<boolean>`exists (select from bank_transaction line
  where line.tenant_id = bank_import.tenant_id and line.import_id = bank_import.id
    and (line.state in ('matched', 'duplicate') or (line.state = 'ignored' and line.amount_minor <> 0)))`;

/** Whether a file that was taken in later told lines of the days of this one that were there by then: they stand for both. */
export async function isToldAgain(tx: Tx, importId: string): Promise<boolean> {
  const later = await tx
    .selectFrom('bankImport as own')
    .innerJoin('bankImport as later', (join) =>
      join
        .onRef('later.tenantId', '=', 'own.tenantId')
        .onRef('later.accountId', '=', 'own.accountId')
        .onRef('later.importedAt', '>=', 'own.importedAt')
        .onRef('later.id', '>', 'own.id')
        .onRef('later.fromOn', '<=', 'own.untilOn')
        .onRef('later.untilOn', '>=', 'own.fromOn'),
    )
    .select('later.id')
    .where('own.id', '=', importId)
    .where('own.added', '>', 0)
    .where('later.known', '>', 0)
    .where('later.takenBackAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

const importQuery = (tx: Tx) =>
  tx
    .selectFrom('bankImport')
    .innerJoin('account', 'account.id', 'bankImport.accountId')
    .select(['bankImport.id', 'bankImport.fileId', 'bankImport.fileName', 'bankImport.format'])
    .select(['bankImport.fromOn', 'bankImport.untilOn', 'bankImport.lines', 'bankImport.added'])
    .select(['bankImport.known', 'bankImport.importedBy', 'bankImport.importedAt'])
    .select(['bankImport.takenBackBy', 'bankImport.takenBackAt', isInUse.as('isInUse')])
    .select(
      sql<
        BankImport['account']
      >`jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name)`.as('account'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof importQuery>['executeTakeFirstOrThrow']>>;

const asImport = ({ takenBackAt, takenBackBy, isInUse: inUse, ...row }: Row): BankImport => ({
  ...row,
  takenBack: takenBackAt === null ? null : { by: takenBackBy ?? '', at: takenBackAt },
  canBeTakenBack: takenBackAt === null && !inUse,
});

export async function findImport(tx: Tx, importId: string): Promise<BankImport | undefined> {
  const row = await importQuery(tx).where('bankImport.id', '=', importId).executeTakeFirst();
  return row && asImport(row);
}

/** The newest first. */
export async function listImports(tx: Tx, limit: number): Promise<BankImport[]> {
  const rows = await importQuery(tx)
    .orderBy('bankImport.importedAt', 'desc')
    .orderBy('bankImport.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asImport);
}
