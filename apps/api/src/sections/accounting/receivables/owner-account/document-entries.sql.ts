import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import type { Tx } from '../../../../platform/database/database';

type Mention = Payment['entries'][number];

export interface PostedForDocument extends Mention {
  /** The entry that this one takes back. */
  reversesId: string | null;
  postedAt: string;
  postedBy: string;
  approvedBy: string | null;
}

/** What was posted for a document, in the order of the numbers. */
export const entriesOf = (tx: Tx, kind: string, id: string): Promise<PostedForDocument[]> =>
  tx
    .selectFrom('journalEntry')
    .select(['id', 'no', 'entryDate as date', 'kind', 'reversesId', 'postedAt', 'postedByName as postedBy'])
    .select('approvedByName as approvedBy')
    .where('sourceKind', '=', kind)
    .where('sourceId', '=', id)
    .orderBy('no')
    .execute();

export const mentionOf = ({ id, no, date, kind }: PostedForDocument): Mention => ({ id, no, date, kind });
