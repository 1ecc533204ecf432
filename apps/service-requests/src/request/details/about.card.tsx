import { useFormats, useMessages } from '@courtyard/common';
import type { RequestClock, RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { StatusBadge, Stack } from '@courtyard/ui';
import { type Fact, FactCard } from '@courtyard/ui/details';
import { placeText } from '../request-place';
import { requestMessages } from '../request.messages';
import { useLocalized } from '../use-localized';
import { detailsMessages } from './details.messages';

/** Where it is, who reported it, and by when it has to be answered and resolved. */
export function AboutCard({ request }: { request: RequestDetails }) {
  const t = useMessages(detailsMessages);
  const tRequest = useMessages(requestMessages);
  const formats = useFormats();
  const localized = useLocalized();
  const { number, kind, category, place, location, reporter, openedBy, subject, visibility } = request;
  const { supports, clocks, resolvedAt, updatedAt, may, view } = request;
  const subjects = [subject?.unit?.name, subject?.member?.name].filter(Boolean).join(', ');
  const facts: (Fact | null)[] = [
    { label: tRequest('number'), value: `#${number}` },
    { label: tRequest('kind'), value: tRequest(`kind.${kind}`) },
    { label: tRequest('category'), value: localized(category.name) },
    { label: tRequest('place'), value: placeText(place, location) ?? '–' },
    reporter && {
      label: tRequest('reporter'),
      value: openedBy ? t('onBehalf', { name: reporter.name, by: openedBy.name }) : reporter.name,
    },
    subjects ? { label: tRequest('subject'), value: subjects } : null,
    view === 'full' ? { label: tRequest('visibility'), value: tRequest(`visibility.${visibility}`) } : null,
    supports > 0 ? { label: tRequest('supports'), value: tRequest('affected', { count: supports }) } : null,
    ...clocks.map((clock) => ({ label: t(`clock.${clock.step}`), value: <ClockValue clock={clock} /> })),
    resolvedAt ? { label: tRequest('resolvedAt'), value: formats.moment(resolvedAt) } : null,
    { label: tRequest('updatedAt'), value: formats.moment(updatedAt) },
  ];
  return (
    <FactCard
      title={t('about')}
      facts={facts.filter((fact) => fact !== null)}
      notes={may.reopenUntil ? t('reopenUntil', { day: formats.day(may.reopenUntil) }) : null}
    />
  );
}

function ClockValue({ clock: { dueAt, doneAt, pausedAt, isLate } }: { clock: RequestClock }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  return (
    <Stack as="span" gap="1" alignItems="flex-start">
      <span>
        {doneAt
          ? t('clockDone', { at: formats.moment(doneAt) })
          : pausedAt
            ? t('clockPaused', { at: formats.moment(pausedAt) })
            : formats.moment(dueAt)}
      </span>
      {isLate ? <StatusBadge status="danger">{t('late')}</StatusBadge> : null}
    </Stack>
  );
}
