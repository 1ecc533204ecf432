import { toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type {
  BilledOccurrence,
  RecurringInvoice,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { HStack, StatusBadge, Text, useFailureToast } from '@courtyard/ui';
import { PartMenu, RowsCard } from '@courtyard/ui/details';
import { AmountRow } from '../../../parts/amount-row';
import { occurrenceTones } from '../../../recurring/schedule/occurrence-tones';
import { useSettle } from '../recurring.queries';
import { detailsMessages } from './details.messages';

/** What was billed for which day, what waits and why, with what can be done about it. */
export function OccurrencesCard({ template }: { template: RecurringInvoice }) {
  const t = useMessages(detailsMessages);
  return (
    <RowsCard
      title={t('occurrences')}
      description={t('occurrencesText')}
      rows={template.occurrences}
      none={t('occurrencesNone')}
    >
      {(day) => <OccurrenceRow key={day.occursOn} templateId={template.id} day={day} />}
    </RowsCard>
  );
}

function OccurrenceRow({ templateId, day }: { templateId: string; day: BilledOccurrence }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { occursOn, datedOn, state, problem, units, billed, leftOut } = day;
  const on = formats.day(occursOn);
  const tone = occurrenceTones[state];
  function billedText() {
    if (units === 0) return null;
    return billed === units ? t('billedAll', { units }) : t('billedOf', { billed, units });
  }
  return (
    <AmountRow
      title={on}
      badge={tone === null ? null : <StatusBadge status={tone}>{t(`state.${state}`)}</StatusBadge>}
      amountMinor={day.totalMinor}
      below={billedText()}
    >
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
      {leftOut.length === 0 ? null : (
        <Text as="span" size="sm" display="block">
          {t('leftOut', {
            units: leftOut.map(({ property, problem: why }) => `${property.name} (${why})`).join(', '),
          })}
        </Text>
      )}
      {state === 'failed' ? <Actions templateId={templateId} occursOn={occursOn} /> : null}
    </AmountRow>
  );
}

/** Tries a day again that waits, or leaves it out. */
function Actions({ templateId, occursOn }: { templateId: string; occursOn: string }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const may = useCan('Recurring Template Create');
  const settle = useSettle(templateId);
  const showFailure = useFailureToast();
  if (!may) return null;
  const day = formats.day(occursOn);
  const action = (kind: 'retry' | 'skip', title: string) => () =>
    void settle
      .mutateAsync({ occursOn, action: kind })
      .then(() => toast({ title, kind: 'success' }))
      .catch(showFailure);
  return (
    <HStack mt="1">
      <PartMenu
        name={day}
        items={[
          { label: t('retry'), icon: 'refresh', onSelect: action('retry', t('retried', { day })) },
          { label: t('skip'), icon: 'minus', onSelect: action('skip', t('skipped', { day })) },
        ]}
      />
    </HStack>
  );
}
