import { maxMinor } from '@courtyard/contract/primitives';
import { sql } from 'kysely';
import { messageOf } from '../../platform/core/error-code';
import { newId } from '../../platform/core/ids';
import type { Tx } from '../../platform/database/database';
import { accountFor } from '../chart/accounts.sql';
import { linesBetweenFunds } from './between-funds.rules';
import type { Actor, NewEntry, NewItem, NewLine, NewReversal, PostedEntry, Source } from './entry';
import { refusal, refusing } from './refusal';
import { runReversalHooks } from './reversal-hooks';

/**
 * How many changes of a community's books are worth doing at a time: the journal is written by one after the other. One commits
 * while the next is checked.
 */
export const concurrentPostings = 3;

const sourceFields = (source: Source | undefined) => ({
  source_kind: source?.kind ?? null,
  source_id: source?.id ?? null,
});

const lineFields = ({ accountId, fundId, amountMinor, itemId, party, memo }: NewLine) => ({
  account: accountId,
  fund: fundId,
  amount: amountMinor,
  item: itemId ?? null,
  party_kind: party?.kind ?? null,
  party: party?.id ?? null,
  memo: memo ?? null,
});

const itemFields = (item: NewItem) => ({
  id: item.id,
  account: item.accountId,
  fund: item.fundId,
  contra: item.contraAccountId,
  party_kind: item.party.kind,
  party: item.party.id,
  charge_type: item.chargeType,
  ...sourceFields(item.source),
  memo: item.memo ?? null,
  issued_on: item.issuedOn,
  due_on: item.dueOn,
});

/** Lines with those of due-to and due-from that bring each fund to zero. Throws a Problem where the whole is not balanced, or the chart lacks these accounts. */
export async function balanced(tx: Tx, lines: readonly NewLine[]): Promise<readonly NewLine[]> {
  const [dueFrom, dueTo] = [await accountFor(tx, 'due-from'), await accountFor(tx, 'due-to')];
  try {
    return [...lines, ...linesBetweenFunds(lines, { dueFrom, dueTo })];
  } catch (error) {
    throw refusal('unbalanced', messageOf(error));
  }
}

const isReversal = (entry: NewEntry | NewReversal): entry is NewReversal => 'reverses' in entry;

async function entryFields(tx: Tx, entry: NewEntry | NewReversal) {
  const common = {
    id: entry.id ?? newId(),
    key: entry.key,
    date: entry.date,
    ...sourceFields(entry.source),
    memo: entry.memo ?? null,
    approved_by: entry.approvedBy?.id ?? null,
    approved_by_name: entry.approvedBy?.name ?? null,
  };
  if (isReversal(entry)) return { ...common, kind: entry.kind ?? 'reversal', reverses: entry.reverses };
  const debitsMinor = entry.lines.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0);
  if (debitsMinor > maxMinor) throw refusal('value', `debits of ${debitsMinor} in one entry`);
  const lines = entry.betweenFunds ? await balanced(tx, entry.lines) : entry.lines;
  return {
    ...common,
    kind: entry.kind,
    lines: lines.map(lineFields),
    items: (entry.items ?? []).map(itemFields),
    applications: (entry.applications ?? []).map((applied) => ({
      from: applied.fromItemId,
      to: applied.toItemId,
      amount: applied.amountMinor,
      policy: applied.policyVersion ?? null,
      sentence: applied.sentence ?? null,
    })),
  };
}

/**
 * Posts entries, reversals among them: all or none, in this order, under the next numbers of the community. The one way into the
 * journal. Call it once in a transaction, last: it locks the open items and then the community's turn, which the commit gives back.
 * At most 100 entries at a time; a larger run is several transactions, each with keys of its own, and can be begun again.
 * Throws a Problem, `ledger-…`, where the books refuse: unbalanced in a fund, a closed month, an archived account, a key that was used
 * for something else, more applied than is open.
 */
export async function post(
  tx: Tx,
  entries: readonly (NewEntry | NewReversal)[],
  actor: Actor,
): Promise<PostedEntry[]> {
  const reversed = entries.flatMap((entry) =>
    isReversal(entry) && !entry.isAtBank ? [[entry.reverses, entry.date] as const] : [],
  );
  const further = await runReversalHooks(tx, new Map(reversed), actor);
  const given: object[] = [];
  for (const entry of [...entries, ...further]) given.push(await entryFields(tx, entry));
  // What comes from a document is found as the document.
  const found = entries.flatMap(({ memo, source }, index) =>
    memo && !source ? [{ place: index + 1, memo }] : [],
  );
  const { rows } = await refusing(
    sql<{ entryId: string; entryNo: number; entryHash: Buffer; isRepeated: boolean }>`
      with posted as (select * from ledger.post(${JSON.stringify(given)}::jsonb, ${JSON.stringify(actor)}::jsonb)),
        indexed as (select courtyard.index_records('journal-entry', array_agg(entry_id), array_agg(entry_no::text),
            array_agg(concat_ws(' ', entry_no, memo)))
          from posted join unnest(${found.map(({ place }) => place)}::int[], ${found.map(({ memo }) => memo)}::text[])
            as found (place, memo) using (place)
          where not is_repeated)
      select entry_id, entry_no, entry_hash, is_repeated from posted cross join indexed order by place`.execute(
      tx,
    ),
  );
  return rows.slice(0, entries.length).map(({ entryId, entryNo, entryHash, isRepeated }) => ({
    id: entryId,
    no: entryNo,
    hash: entryHash.toString('hex'),
    isRepeated,
  }));
}

/** `post` of one reversal. */
export async function reverse(tx: Tx, reversal: NewReversal, actor: Actor): Promise<PostedEntry> {
  const [posted] = await post(tx, [reversal], actor);
  if (!posted) throw new Error('a reversal was posted and is not there');
  return posted;
}
