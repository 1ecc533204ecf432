import { hashOfBox } from '@courtyard/contract/communications/poll/sealed/box';
import type { PollPublicKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import { receiptOf } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { sql } from 'kysely';
import { type AuditEntry, changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { newChallenge } from './challenge';

interface Kept {
  weight: number;
  envelope: string;
  receipt: string;
}

/** What was cast in a poll that is not opened, shuffled: in the order of its own text. */
export async function envelopesOf(tx: Tx, pollId: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select elector.weight::float8 as weight, envelope.envelope, envelope.receipt
    from poll_envelope envelope join poll_elector elector on elector.id = envelope.elector_id
    where envelope.poll_id = ${pollId} and elector.suspended is null and envelope.envelope is not null
    order by envelope.envelope collate "C"`.execute(tx);
  return rows;
}

/** How many envelopes are not those that receipts were given for. */
export async function changedOf(envelopes: readonly Kept[]): Promise<number> {
  const receipts = await Promise.all(envelopes.map(({ envelope }) => receiptOf(envelope)));
  return receipts.filter((receipt, index) => receipt !== envelopes[index]?.receipt).length;
}

/** Ends the voting of a sealed poll: what is in the box is written down as a hash, and waits for its inspector. */
export async function closeSealed(
  { tx }: { tx: Tx },
  { id, version, publicKey }: { id: string; version: number; publicKey: PollPublicKey },
  at: Date,
): Promise<AuditEntry> {
  const envelopes = await envelopesOf(tx, id);
  const boxHash = await hashOfBox(envelopes);
  await tx
    .updateTable('pollKey')
    .set(await newChallenge(id, publicKey))
    .where('pollId', '=', id)
    .execute();
  await tx
    .updateTable('poll')
    .set({ status: 'closed', boxHash, version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .execute();
  return changeOf(
    'poll.close',
    { poll: id },
    { status: 'open' },
    { status: 'closed', envelopes: envelopes.length, changed: await changedOf(envelopes), boxHash },
  );
}
