import { toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type {
  PostedOccurrence,
  RecurringEntry,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { HStack, StatusBadge, Text, TextLink, useFailureToast } from '@courtyard/ui';
import { PartMenu, RowsCard } from '@courtyard/ui/details';
import { journalEntryPaths } from '../../../journal-entry/journal-entry-paths';
import { AmountRow } from '../../../parts/amount-row';
import { occurrenceTones } from '../../schedule/occurrence-tones';
import { useSettle } from '../recurring-entry.queries';
import { detailsMessages } from './details.messages';

/** What was posted for which day, what waits and why, with what can be done about it. */
export function OccurrencesCard({ entry }: { entry: RecurringEntry }) {
  const t = useMessages(detailsMessages);
  return (
    <RowsCard
      title={t('occurrences')}
      description={t('occurrencesText')}
      rows={entry.occurrences}
      none={t('occurrencesNone')}
    >
      {(day) => <OccurrenceRow key={day.occursOn} recurringEntryId={entry.id} day={day} />}
    </RowsCard>
  );
}

function OccurrenceRow({ recurringEntryId, day }: { recurringEntryId: string; day: PostedOccurrence }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { occursOn, datedOn, state, problem, amountMinor, entry, approvalId } = day;
  const tone = occurrenceTones[state];
  return (
    <AmountRow
      title={formats.day(occursOn)}
      badge={tone === null ? null : <StatusBadge status={tone}>{t(`state.${state}`)}</StatusBadge>}
      amountMinor={amountMinor}
    >
      {entry === null ? null : (
        <TextLink to={journalEntryPaths.details(entry.id)}>{t('entry', { no: entry.no })}</TextLink>
      )}
      {state === 'waiting' && approvalId !== null ? (
        <TextLink to={`/approvals?id=${approvalId}`}>{t('approval')}</TextLink>
      ) : null}
      {datedOn === null || datedOn === occursOn ? null : (
        <Text as="span" size="sm" display="block">
          {t('dated', { day: formats.day(datedOn) })}
        </Text>
      )}
      {problem === null || state !== 'failed' ? null : (
        <Text as="span" size="sm" tone="danger" display="block">
          {problem}
        </Text>
      )}
      {state === 'failed' ? <Actions recurringEntryId={recurringEntryId} occursOn={occursOn} /> : null}
    </AmountRow>
  );
}

/** Tries a day again that waits, in an open month where its own is closed, or leaves it out. */
function Actions({ recurringEntryId, occursOn }: { recurringEntryId: string; occursOn: string }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const may = useCan('Journal Entry Create');
  const settle = useSettle(recurringEntryId);
  const showFailure = useFailureToast();
  if (!may) return null;
  const day = formats.day(occursOn);
  const doneWith = (action: 'retry' | 'redate' | 'skip', { occurrences }: RecurringEntry) => {
    if (action === 'skip') return t('skipped', { day });
    const after = occurrences.find((each) => each.occursOn === occursOn);
    return t(after?.state === 'waiting' ? 'waits' : 'ran', { day });
  };
  const action = (kind: 'retry' | 'redate' | 'skip') => () =>
    void settle
      .mutateAsync({ occursOn, action: kind })
      .then((after) => toast({ title: doneWith(kind, after), kind: 'success' }))
      .catch(showFailure);
  return (
    <HStack mt="1">
      <PartMenu
        name={day}
        items={[
          { label: t('retry'), icon: 'refresh', onSelect: action('retry') },
          { label: t('redate'), icon: 'calendar', onSelect: action('redate') },
          { label: t('skip'), icon: 'minus', onSelect: action('skip') },
        ]}
      />
    </HStack>
  );
}
