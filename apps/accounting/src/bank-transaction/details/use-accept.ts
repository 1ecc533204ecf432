import { useMessages } from '@courtyard/common';
import type {
  BankSuggestion,
  BankTransaction,
  MatchInput,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { useFailureToast, useUndo } from '@courtyard/ui';
import { bankMessages } from '../bank-transaction.messages';
import { useMatch, useUndoMatch } from '../bank-transaction.queries';
import { detailsMessages } from './details.messages';

type Line = Pick<BankTransaction, 'id' | 'amountMinor'>;

/** What a suggestion says as the call has it: lines of the journal, or the entry of a rule. */
export function inputOf({ id, amountMinor }: Line, { lines, rule }: BankSuggestion): Partial<MatchInput> {
  if (rule === null)
    return {
      transactionIds: [id],
      lines: lines.map(({ entryId, line }) => ({ entryId, line })),
      how: 'suggestion',
    };
  const { ruleId, account, fund, memo } = rule;
  const line = { accountId: account.id, fundId: fund.id, amountMinor, memo: null };
  return { transactionIds: [id], entry: { memo, lines: [line] }, ruleId };
}

/** Matches a line, with Undo. */
export function useAccept(line: Line) {
  const t = useMessages(detailsMessages);
  const tBank = useMessages(bankMessages);
  const matching = useMatch();
  const undoing = useUndoMatch(line.id);
  const done = useUndo();
  const showFailure = useFailureToast();

  const match = async (input: Partial<MatchInput>): Promise<void> => {
    const body = { transactionIds: [line.id], ...input };
    await matching.mutateAsync(body);
    done({
      title: input.entry ? t('posted') : tBank('matched'),
      undo: () => undoing.mutateAsync(undefined),
      undone: tBank('unmatched'),
    });
  };
  return {
    match,
    isPending: matching.isPending,
    /** As `match`, for a button: what keeps it from being done is said. */
    accept: (suggestion: BankSuggestion) => {
      if (!matching.isPending) void match(inputOf(line, suggestion)).catch(showFailure);
    },
  };
}
