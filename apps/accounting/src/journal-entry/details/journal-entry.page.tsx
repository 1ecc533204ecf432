import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { journalEntryColumns } from '@courtyard/contract/accounting/journal-entry/journal-entry.columns';
import { journalEntryVocabulary } from '@courtyard/contract/accounting/journal-entry/journal-entry-vocabulary';
import { Card, CardBody, CardHeader, Page, Text, TextLink } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  FileLinks,
  HistoryCard,
  RecordApprovals,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { useEntryKind } from '../../parts/use-entry-kind';
import { EntryStateBadge } from '../journal-entry-badges';
import { JournalEntryLoader } from '../journal-entry-loader';
import { recurringEntryPaths } from '../../recurring/entry/recurring-entry-paths';
import { journalEntryPaths, sourcePath } from '../journal-entry-paths';
import { journalEntryMessages } from '../journal-entry.messages';
import { journalEntries } from '../journal-entry.queries';
import { detailsMessages } from './details.messages';
import { LinesTable } from './lines-table';

interface DialogProps {
  entry: JournalEntry;
  onClose: () => void;
}

const ReverseDialog = lazyOverlay<DialogProps>(async () => (await import('./reverse.dialog')).ReverseDialog);
const AttachDialog = lazyOverlay<DialogProps>(async () => (await import('./attach.dialog')).AttachDialog);

/** `journal-entries/details?id=`: what was posted, by whom, and what came of it. */
export function JournalEntryPage() {
  return <JournalEntryLoader>{(entry) => <EntryView key={entry.id} entry={entry} />}</JournalEntryLoader>;
}

function EntryView({ entry }: { entry: JournalEntry }) {
  const t = useMessages(detailsMessages);
  const tEntry = useMessages(journalEntryMessages);
  const canPost = useCan('Journal Entry Create');
  const [open, setOpen] = useState<'reverse' | 'attach' | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={tEntry('numbered', { no: entry.no })}
      badge={<EntryStateBadge value={entry.state} />}
      description={entry.memo ?? undefined}
      actions={{
        secondary: [
          canPost && entry.isReversible
            ? { label: t('reverse'), icon: 'arrow-left', onSelect: () => setOpen('reverse') }
            : null,
          canPost ? { label: t('attach'), icon: 'upload', onSelect: () => setOpen('attach') } : null,
          canPost && entry.origin === 'written'
            ? { label: t('makeRecurring'), icon: 'refresh', to: recurringEntryPaths.createFrom(entry.id) }
            : null,
        ],
      }}
    >
      <RecordApprovals record="journal-entry" recordId={entry.id} />
      <CardColumns
        left={
          <>
            <LinesTable title={t('lines')} lines={entry.lines} />
            <FilesCard entry={entry} />
          </>
        }
        right={
          <>
            <AboutCard entry={entry} />
            <ChainCard entry={entry} />
            <HistoryCard
              of={journalEntries.historyOf(entry.id)}
              vocabulary={journalEntryVocabulary}
              description={t('historyText')}
            />
          </>
        }
      />
      {open === 'reverse' ? <ReverseDialog entry={entry} onClose={close} /> : null}
      {open === 'attach' ? <AttachDialog entry={entry} onClose={close} /> : null}
    </Page>
  );
}

/** Documents that entries come from, and that have a page. */
const sourceKinds = ['invoice', 'payment', 'adjustment', 'deposit', 'bill', 'vendor-payment'] as const;

function AboutCard({ entry }: { entry: JournalEntry }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const kindText = useEntryKind();
  const { label, facts } = useFieldTexts(journalEntryColumns);
  const { reverses, reversedBy, source, template } = entry;
  const sourceTo = sourcePath(source);
  const named = sourceKinds.find((kind) => kind === source?.kind);
  const sourceName = named === undefined ? null : t(`source.${named}`);
  return (
    <FactCard
      title={t('about')}
      facts={[
        ...facts(entry, 'date'),
        { label: label('kind'), value: kindText(entry.kind) },
        ...facts(entry, 'postedBy', 'postedAt'),
        ...(entry.approvedBy === null ? [] : facts(entry, 'approvedBy')),
        ...(sourceName !== null && sourceTo !== undefined
          ? [{ label: t('source'), value: <TextLink to={sourceTo}>{sourceName}</TextLink> }]
          : []),
        ...(template
          ? [
              {
                label: t('recurring'),
                value: <TextLink to={recurringEntryPaths.details(template.id)}>{template.name}</TextLink>,
              },
            ]
          : []),
        ...(reverses
          ? [
              {
                label: t('reverses'),
                value: (
                  <TextLink to={journalEntryPaths.details(reverses.id)}>
                    {t('entry', { no: reverses.no })}
                  </TextLink>
                ),
              },
            ]
          : []),
        ...(reversedBy
          ? [
              {
                label: t('reversedBy'),
                value: (
                  <TextLink to={journalEntryPaths.details(reversedBy.id)}>
                    {t('entryOn', { no: reversedBy.no, day: formats.day(reversedBy.date) })}
                  </TextLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Where it stands in the chain of hashes. */
function ChainCard({ entry: { hash } }: { entry: JournalEntry }) {
  const t = useMessages(detailsMessages);
  return (
    <Card>
      <CardHeader title={t('hash')} description={t('hashText')} />
      <CardBody>
        <Text size="sm" fontFamily="mono" overflowWrap="anywhere">
          {hash}
        </Text>
      </CardBody>
    </Card>
  );
}

function FilesCard({ entry: { files } }: { entry: JournalEntry }) {
  const t = useMessages(detailsMessages);
  if (files.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('files')} description={t('attachText')} />
      <CardBody>
        <FileLinks files={files} />
      </CardBody>
    </Card>
  );
}
