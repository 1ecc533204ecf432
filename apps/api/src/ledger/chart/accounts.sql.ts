import type { TaxTag } from '@courtyard/contract/bookkeeping/account/account';
import { newId } from '../../platform/core/ids';
import type { Tx } from '../../platform/database/database';
import { conflict, invalid, notFound } from '../../platform/http/problem';
import { codeOf } from '../../platform/core/error-code';
import type { AccountPurpose, AccountType, Control } from '../ledger.tables';
import { refusal, refusing } from '../posting/refusal';

export interface AccountInput {
  code: string;
  name: string;
  type: AccountType;
  control: Control;
  purpose: AccountPurpose | null;
  taxTag: TaxTag | null;
  parentId: string | null;
  fundId: string | null;
  isHeading: boolean;
}

export interface Account extends AccountInput {
  id: string;
  archivedAt: string | null;
  version: number;
}

const columns = [
  'id',
  'code',
  'name',
  'type',
  'control',
  'purpose',
  'taxTag',
  'parentId',
  'fundId',
  'isHeading',
  'archivedAt',
  'version',
] as const;

const uniqueViolation = '23505';

/** Says the database's refusals of an account or a fund as problems. */
export async function ofChart<T>(work: Promise<T>): Promise<T> {
  try {
    return await refusing(work);
  } catch (error) {
    if (codeOf(error) === uniqueViolation)
      throw invalid({ code: 'Another one already has this code or purpose.' });
    throw error;
  }
}

export const changedMeanwhile = () =>
  conflict('changed-meanwhile', 'Someone else just changed it. Reload it, then save your change.');

/** The chart, by code. */
export async function accounts(tx: Tx): Promise<Account[]> {
  return tx.selectFrom('account').select(columns).orderBy('code').execute();
}

/** Throws a Problem, 404. */
export async function account(tx: Tx, id: string): Promise<Account> {
  const found = await tx.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('account');
  return found;
}

/** The one account of a purpose. Throws a Problem, 422, where the chart has none. */
export async function accountFor(tx: Tx, purpose: Exclude<AccountPurpose, 'bank'>): Promise<string> {
  const found = await tx.selectFrom('account').select('id').where('purpose', '=', purpose).executeTakeFirst();
  if (found) return found.id;
  throw refusal('no-account', `there is no account of the purpose ${purpose}`);
}

/** Gives its id. */
export async function createAccount(tx: Tx, tenantId: string, input: AccountInput): Promise<string> {
  const id = newId();
  await ofChart(
    tx
      .insertInto('account')
      .values({ ...input, tenantId, id })
      .execute(),
  );
  return id;
}

/** Changes an account; what it is for stays once it was posted to. Throws a Problem: 409 for another version. */
export async function updateAccount(
  tx: Tx,
  id: string,
  { version, ...input }: Partial<AccountInput> & { version: number },
): Promise<Account> {
  const changed = await ofChart(
    tx
      .updateTable('account')
      .set({ ...input, version: version + 1, updatedAt: new Date() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst(),
  );
  if (changed) return changed;
  await account(tx, id);
  throw changedMeanwhile();
}

/** Archives an account that is at zero, or takes it back (`at` is null). */
export async function archiveAccount(
  tx: Tx,
  id: string,
  { version, at }: { version: number; at: Date | null },
): Promise<Account> {
  const changed = await ofChart(
    tx
      .updateTable('account')
      .set({ archivedAt: at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst(),
  );
  if (changed) return changed;
  await account(tx, id);
  throw changedMeanwhile();
}
