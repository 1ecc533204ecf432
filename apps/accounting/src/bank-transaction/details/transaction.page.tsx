import { lazyOverlay, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type {
  BankTransaction,
  BookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import { bankTransactionVocabulary } from '@courtyard/contract/accounting/bank-transaction/bank-transaction-vocabulary';
import {
  Box,
  LoadingState,
  Page,
  type PageAction,
  Text,
  useFailureToast,
  useKeptFocus,
  useKeys,
} from '@courtyard/ui';
import { CardColumns, FactCard, HeadFacts, HistoryCard, useFieldTexts } from '@courtyard/ui/details';
import { useState } from 'react';
import { billPaths } from '../../payables/bill/bill-paths';
import { BankStateBadge } from '../bank-transaction-badges';
import { BankTransactionLoader } from '../bank-transaction-loader';
import { paymentFormPath } from '../bank-transaction-paths';
import { bankMessages } from '../bank-transaction.messages';
import { bankTransactions, useSuggestions, useUndoMatch } from '../bank-transaction.queries';
import { ByHandCard } from './by-hand.card';
import { detailsMessages } from './details.messages';
import { DoubtCard } from './doubt.card';
import { MatchCard } from './match.card';
import { SuggestionsCard } from './suggestions.card';

interface EntryDialogProps {
  line: BankTransaction;
  lines: readonly BookedLine[];
  onClose: () => void;
}

const EntryDialog = lazyOverlay<EntryDialogProps>(async () => (await import('./entry.dialog')).EntryDialog);
const IgnoreDialog = lazyOverlay<Pick<EntryDialogProps, 'line' | 'onClose'>>(
  async () => (await import('./ignore.dialog')).IgnoreDialog,
);

/** `transactions/details?id=`: one line of a bank, what it may be in the books, and what it is. */
export function BankTransactionPage() {
  return <BankTransactionLoader>{(line) => <LineView key={line.id} line={line} />}</BankTransactionLoader>;
}

/** What undoes what was said of a line, in words; null where nothing was. */
function undoWord({ state, match }: BankTransaction) {
  if (state === 'matched') return match?.entryId === null ? 'undo' : 'undoEntry';
  if (state === 'ignored') return 'reopen';
  return state === 'duplicate' ? 'reopenDoubt' : null;
}

function LineView({ line }: { line: BankTransaction }) {
  // What matches a line goes once it is matched, and its button with it.
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const t = useMessages(detailsMessages);
  const tBank = useMessages(bankMessages);
  const canMatch = useCan('Bank Transaction Match');
  const canPay = useCan('Invoice Create');
  const undoing = useUndoMatch(line.id);
  // Nobody knows how many there are: what stands below them is drawn with them, and keeps its place.
  const [wasOpen] = useState(line.state === 'open');
  const isHeld = useSuggestions(line.id, line.state === 'open').isLoading && wasOpen;
  const showFailure = useFailureToast();
  const [open, setOpen] = useState<'ignore' | readonly BookedLine[] | null>(null);
  const close = () => setOpen(null);
  const waits = line.state === 'open' && canMatch;
  const word = canMatch ? undoWord(line) : null;
  const undo = () =>
    void undoing
      .mutateAsync(undefined)
      .then(() => toast({ title: tBank('unmatched'), kind: 'success' }))
      .catch(showFailure);
  useKeys(waits && open === null ? { postEntry: () => setOpen([]), setAside: () => setOpen('ignore') } : {});
  const post: PageAction = { label: t('postAll'), icon: 'plus', onSelect: () => setOpen([]) };
  const ignore: PageAction = { label: t('ignore'), icon: 'close', onSelect: () => setOpen('ignore') };
  return (
    <Page
      title={line.payee ?? line.memo ?? tBank('nameless')}
      badge={<BankStateBadge value={line.state} />}
      description={`${line.account.code} ${line.account.name}`}
      actions={{
        secondary: waits ? [post, ignore] : [word && { label: t(word), icon: 'refresh', onSelect: undo }],
        more: [
          waits && canPay && line.amountMinor > 0
            ? { label: t('recordPayment'), icon: 'bank', to: paymentFormPath(line) }
            : null,
          waits && line.amountMinor < 0
            ? { label: t('payBills'), icon: 'bank', to: billPaths.pay([]) }
            : null,
        ],
      }}
    >
      <Notes line={line} />
      <Head line={line} />
      <Box {...keptFocus}>
        {isHeld ? (
          <LoadingState />
        ) : (
          <CardColumns
            left={<Left line={line} waits={waits} onPost={setOpen} />}
            right={
              <>
                <AboutCard line={line} />
                <HistoryCard
                  of={bankTransactions.historyOf(line.id)}
                  vocabulary={bankTransactionVocabulary}
                  description={t('historyText')}
                />
              </>
            }
          />
        )}
      </Box>
      {open === 'ignore' ? <IgnoreDialog line={line} onClose={close} /> : null}
      {open !== null && open !== 'ignore' ? <EntryDialog line={line} lines={open} onClose={close} /> : null}
    </Page>
  );
}

function Notes({ line: { releasedNo, reason } }: { line: BankTransaction }) {
  const t = useMessages(detailsMessages);
  if (releasedNo === null && reason === null) return null;
  return (
    <Text size="sm" tone="muted" mb="4" role="note">
      {releasedNo === null ? reason : t('released', { no: releasedNo })}
    </Text>
  );
}

function Head({ line }: { line: BankTransaction }) {
  const { label, node } = useFieldTexts(bankTransactionColumns);
  const factOf = (field: 'amountMinor' | 'bookedOn' | 'checkNumber') => ({
    label: label(field),
    value: node(line, field),
  });
  const facts = [factOf('amountMinor'), factOf('bookedOn')] as const;
  return <HeadFacts facts={line.checkNumber === null ? facts : [...facts, factOf('checkNumber')]} />;
}

interface LeftProps {
  line: BankTransaction;
  waits: boolean;
  onPost: (lines: readonly BookedLine[]) => void;
}

function Left({ line, waits, onPost }: LeftProps) {
  return (
    <>
      {line.state === 'doubtful' || line.state === 'duplicate' ? <DoubtCard line={line} /> : null}
      <MatchCard line={line} />
      {line.state === 'open' ? <SuggestionsCard line={line} /> : null}
      {waits ? <ByHandCard line={line} onPost={onPost} /> : null}
    </>
  );
}

function AboutCard({ line }: { line: BankTransaction }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { facts } = useFieldTexts(bankTransactionColumns);
  const { fileName, importedBy, importedAt } = line.import;
  return (
    <FactCard
      title={t('about')}
      description={t('fromFile', {
        file: fileName,
        place: line.place,
        by: importedBy,
        at: formats.moment(importedAt),
      })}
      facts={[
        ...facts(line, 'payee', 'memo'),
        // Which of these a file has is the bank's.
        ...[
          { label: t('valueOn'), value: line.valueOn && formats.day(line.valueOn) },
          { label: t('code'), value: line.code },
          { label: t('bankId'), value: line.bankId },
        ].filter(({ value }) => value !== null),
      ]}
    />
  );
}
