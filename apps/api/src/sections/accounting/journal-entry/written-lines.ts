import { maxMinor } from '@courtyard/contract/primitives';
import type { JournalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import type { Tx } from '../../../platform/database/database';
import type { Text } from '../../../platform/http/language/sentence';
import { invalid } from '../../../platform/http/problem';

type Lines = JournalEntryInput['lines'];

interface PostableAccount {
  id: string;
  code: string;
  name: string;
  control: string;
  fundId: string | null;
  isHeading: boolean;
  archivedAt: string | null;
}

/** What is wrong with a line's account or fund; undefined where nothing is. */
export function lineFault(
  account: PostableAccount | undefined,
  fund: { archivedAt: string | null } | undefined,
  fundId: string,
): ['accountId' | 'fundId', Text] | undefined {
  if (!account) return ['accountId', 'There is no such account.'];
  if (account.isHeading) return ['accountId', 'This account is a heading. Choose an account under it.'];
  if (account.archivedAt !== null) return ['accountId', 'This account is archived.'];
  if (account.control !== 'none')
    return ['accountId', 'Only invoices, bills and payments post to this account, not journal entries.'];
  if (!fund) return ['fundId', 'There is no such fund.'];
  if (fund.archivedAt !== null) return ['fundId', 'This fund is archived.'];
  return account.fundId === null || account.fundId === fundId
    ? undefined
    : ['fundId', 'This account belongs to another fund.'];
}

/**
 * Checks the lines as a person wrote them, each fault at its field. Gives what each is posted to in words, and the sum of the
 * debits in minor units. Throws a Problem, 422.
 */
export async function checkedLines(tx: Tx, lines: Lines): Promise<{ names: string[]; amountMinor: number }> {
  const names = await requirePostable(tx, lines, 'lines');
  const byFund = new Map<string, number>();
  for (const { fundId, amountMinor } of lines) byFund.set(fundId, (byFund.get(fundId) ?? 0) + amountMinor);
  if ([...byFund.values()].some((sum) => sum !== 0))
    throw invalid({ lines: 'Debits and credits must balance in each fund.' });
  const debitsMinor = lines.reduce((sum, line) => sum + Math.max(0, line.amountMinor), 0);
  if (debitsMinor > maxMinor) throw invalid({ lines: 'These amounts are too large.' });
  return { names, amountMinor: debitsMinor };
}

/**
 * Checks that a person may post to the accounts and funds of lines, each fault at its field below `path`; null: of one line, at the
 * fields of the form. Gives what each is posted to in words. Throws a Problem, 422.
 */
export async function requirePostable(
  tx: Tx,
  lines: readonly Pick<Lines[number], 'accountId' | 'fundId'>[],
  path: string | null,
): Promise<string[]> {
  const [accounts, funds] = await Promise.all([
    tx
      .selectFrom('account')
      .select(['id', 'code', 'name', 'control', 'fundId', 'isHeading', 'archivedAt'])
      .where('id', 'in', [...new Set(lines.map(({ accountId }) => accountId))])
      .execute(),
    tx.selectFrom('fund').select(['id', 'name', 'archivedAt']).execute(),
  ]);
  const accountOf = (id: string) => accounts.find((account) => account.id === id);
  const fundOf = (id: string) => funds.find((fund) => fund.id === id);
  const faults = lines.flatMap(({ accountId, fundId }, place) => {
    const fault = lineFault(accountOf(accountId), fundOf(fundId), fundId);
    return fault ? [[path === null ? fault[0] : `${path}.${place}.${fault[0]}`, fault[1]] as const] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return lines.map(({ accountId, fundId }) => {
    const account = accountOf(accountId);
    return `${account?.code} ${account?.name}, ${fundOf(fundId)?.name}`;
  });
}
