import type {
  BankSuggestion,
  BookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import type { ReadContext } from '../../../../platform/section/call-context';
import { getBankTransaction } from '../queries/get-bank-transaction';
import { ruleFor } from '../rule/fitting-rules';
import { findWaiting, type FoundLine, linesOfAmount, partsNear } from './booked-lines.sql';
import { suggest } from './suggest.rules';

const maxCandidates = 100;

const offered = ({ accountId: _account, isMatched: _matched, ...line }: FoundLine): BookedLine => line;

/** What a line may be in the books; nothing of one that does not wait. */
export async function suggestionsFor(context: ReadContext, transactionId: string): Promise<BankSuggestion[]> {
  const { tx } = context;
  const line = await getBankTransaction(context, transactionId);
  if (line.state !== 'open') return [];
  const around = { accountId: line.account.id, bookedOn: line.bookedOn, amountMinor: line.amountMinor };
  const [alike, parts] = [await linesOfAmount(around, tx), await partsNear(around, tx)];
  return suggest(line, {
    alike: alike.map(offered),
    parts: parts.map(offered),
    rule: await ruleFor(tx, line),
  });
}

/** Lines of the journal to choose from by hand. */
export async function candidatesFor(
  context: ReadContext,
  transactionId: string,
  search: string | undefined,
): Promise<{ lines: BookedLine[]; hasMore: boolean }> {
  const { account, bookedOn } = await getBankTransaction(context, transactionId);
  const found = await findWaiting(context.tx, {
    accountId: account.id,
    bookedOn,
    search,
    most: maxCandidates + 1,
  });
  return { lines: found.slice(0, maxCandidates).map(offered), hasMore: found.length > maxCandidates };
}
