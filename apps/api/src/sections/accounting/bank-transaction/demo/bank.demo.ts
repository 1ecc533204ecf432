import { addDays, addMonths, startOfMonth } from '@courtyard/contract/days';
import { newId } from '../../../../platform/core/ids';
import { setsOf } from '../../../../platform/core/time-slices';
import type { Tx } from '../../../../platform/database/database';
import { todayOf } from '../../../../platform/section/call-context';
import type { DemoCommunity, DemoSeed } from '../../../../platform/section/demo/demo-community';
import { Dice } from '../../../../platform/section/demo/dice';
import { bankAccounts } from '../queries/bank-account';
import { type NewTransaction, storeLines } from '../import/import.sql';
import { waitingLines } from '../matching/booked-lines.sql';
import { type DemoLine, demoLines } from './statement-lines';

const maxMonths = 4;

interface Account {
  id: string;
  code: string;
}

/** What of a statement is stored: its lines, and which lines of the journal they are. */
interface Statement {
  month: string;
  until: string;
  lines: readonly DemoLine[];
}

function statementsOf(
  lines: readonly DemoLine[],
  { from, until }: { from: string; until: string },
): Statement[] {
  const months = Array.from({ length: maxMonths + 1 }, (_, place) => addMonths(startOfMonth(from), place));
  return months
    .filter((month) => month <= until)
    .map((month) => {
      const end = addDays(addMonths(month, 1), -1);
      const last = end < until ? end : until;
      return {
        month,
        until: last,
        lines: lines.filter(({ bookedOn }) => bookedOn >= month && bookedOn <= last),
      };
    })
    .filter(({ lines: own }) => own.length > 0);
}

/** Joins the lines of one statement that are matched with those of the journal, as the suggestions would. */
async function matchLines(
  tx: Tx,
  { id: tenantId, people }: DemoCommunity,
  { accountId, importId, at }: { accountId: string; importId: string; at: string },
  lines: readonly DemoLine[],
): Promise<void> {
  const stored = await tx
    .selectFrom('bankTransaction')
    .select(['id', 'place'])
    .where('importId', '=', importId)
    .execute();
  const idAt = new Map(stored.map(({ id, place }) => [place, id]));
  const matched = lines.flatMap(({ journal, place }) => {
    const transactionId = idAt.get(place);
    return journal && transactionId !== undefined ? [{ journal, transactionId, matchId: newId() }] : [];
  });
  for (const set of setsOf(matched)) {
    await tx
      .insertInto('bankMatch')
      .values(
        set.map(({ matchId }) => ({
          tenantId,
          id: matchId,
          accountId,
          how: 'suggestion' as const,
          ruleId: null,
          ruleVersion: null,
          entryId: null,
          matchedBy: people.treasurer.displayName,
          matchedAt: at,
        })),
      )
      .execute();
    await tx
      .insertInto('bankMatchLine')
      .values(set.map(({ matchId, journal }) => ({ tenantId, matchId, ...journal })))
      .execute();
  }
  for (const { transactionId, matchId } of matched)
    await tx
      .updateTable('bankTransaction')
      .set({ state: 'matched', matchId })
      .where('id', '=', transactionId)
      .execute();
}

const asStored = ({ journal: _journal, ...line }: DemoLine): NewTransaction => ({
  ...line,
  valueOn: null,
  bankId: null,
  code: null,
  state: 'open',
  doubtOf: null,
});

const sumOf = (lines: readonly DemoLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

async function seedAccount(tx: Tx, community: DemoCommunity, account: Account, today: string): Promise<void> {
  const { id: tenantId, people } = community;
  const until = addDays(today, -1);
  const from = startOfMonth(addMonths(today, -maxMonths + 1));
  const journal = await waitingLines(tx, account.id)
    .where('line.entryDate', '<=', until)
    .orderBy('line.entryDate')
    .orderBy('entry.no')
    .execute();
  const earlier = journal.filter(({ date }) => date < from);
  const lines = demoLines(
    journal.filter(({ date }) => date >= from),
    { until, dice: new Dice(`${community.slug} bank ${account.code}`) },
  );
  let openingMinor = earlier.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  for (const { month, until: last, lines: own } of statementsOf(lines, { from, until })) {
    const importId = newId();
    const at = `${addDays(last, 1)}T13:00:00Z`;
    const closingMinor = openingMinor + sumOf(own);
    await tx
      .insertInto('bankImport')
      .values({
        tenantId,
        id: importId,
        accountId: account.id,
        fileId: null,
        fileName: `${account.code}-${month.slice(0, 7)}.ofx`,
        format: 'ofx',
        accountHint: `000${account.code}`,
        csv: null,
        fromOn: month,
        untilOn: last,
        openingMinor,
        closingMinor,
        lines: own.length,
        added: own.length,
        known: 0,
        addedMinor: sumOf(own),
        importedBy: people.treasurer.displayName,
        importedAt: at,
        takenBackBy: null,
        takenBackAt: null,
      })
      .execute();
    await storeLines(tx, { tenantId, accountId: account.id, importId }, own.map(asStored));
    await matchLines(tx, community, { accountId: account.id, importId, at }, own);
    openingMinor = closingMinor;
  }
}

/** Statements of the last months: what is older than two weeks is matched, the newest lines, a fee and interest wait. */
export const seedBank: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const today = todayOf({ platform: community.platform, tenant: community });
  const accounts = await bankAccounts(tx);
  for (const account of accounts) await seedAccount(tx, community, account, today);
  const [bank] = accounts;
  const charges = await tx.selectFrom('account').select('id').where('code', '=', '5060').executeTakeFirst();
  if (!bank || !charges) return;
  await tx
    .insertInto('bankRule')
    .values({
      tenantId: community.id,
      id: newId(),
      position: 1,
      name: 'Monthly bank fee',
      bankAccountId: null,
      direction: 'out',
      contains: 'service fee',
      fromMinor: null,
      toMinor: 5_000,
      accountId: charges.id,
      fundId: null,
      memo: 'Bank fee',
      effect: 'suggest',
      version: 1,
      updatedAt: community.platform.clock(),
      updatedBy: community.people.treasurer.displayName,
      removedAt: null,
    })
    .execute();
};
