import { useCan, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { CalendarDetails } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarVocabulary } from '@courtyard/contract/communications/calendar/calendar-history.labels';
import { audienceText } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { Badge, Box, Card, CardBody, CardHeader, Page, Text, TextLink } from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard } from '@courtyard/ui/details';
import { calendarPaths } from '../calendar-paths';
import { calendarMessages } from '../calendar.messages';
import { calendar } from '../calendar.queries';
import { CategoryName } from '../occurrence/category-look';
import { useEventTimes } from '../occurrence/event-time';
import { useRuleWords } from '../form/rule-words';
import { AnswersCard } from './answers.card';
import { detailsMessages } from './details.messages';
import { EventLoader } from './event-loader';
import { useEventActions } from './use-event-actions';

/** `community-calendar/details?id=&date=`: one date of an event, who comes, and what happened to it. */
export function EventPage() {
  return <EventLoader>{(details) => <EventView key={details.event.id} details={details} />}</EventLoader>;
}

function EventView({ details }: { details: CalendarDetails }) {
  const t = useMessages(detailsMessages);
  const { event, occurrence } = details;
  const canWrite = useCan('Calendar Event Create');
  const { actions, dialog } = useEventActions(details);
  return (
    <Page title={occurrence.title} badge={<StateBadge details={details} />} actions={actions}>
      <CardColumns
        left={
          <>
            <WhenCard details={details} />
            {details.description === null ? null : <AboutCard text={details.description} />}
            {event.asksAnswers && occurrence.status !== 'cancelled' ? (
              <AnswersCard details={details} />
            ) : null}
          </>
        }
        right={
          <>
            <NextCard details={details} />
            {event.isForSome && !canWrite ? null : (
              <HistoryCard
                of={calendar.historyOf(event.id)}
                vocabulary={calendarVocabulary}
                description={t('history')}
              />
            )}
          </>
        }
      />
      {dialog}
    </Page>
  );
}

function StateBadge({ details: { occurrence } }: { details: CalendarDetails }) {
  const t = useMessages(calendarMessages);
  if (occurrence.status === 'cancelled') return <Badge tone="danger">{t('cancelled')}</Badge>;
  return occurrence.status === 'tentative' ? <Badge tone="attention">{t('tentative')}</Badge> : null;
}

function WhenCard({ details: { event, occurrence, audience } }: { details: CalendarDetails }) {
  const t = useMessages(detailsMessages);
  const tCalendar = useMessages(calendarMessages);
  const times = useEventTimes();
  const ruleLabels = useRuleWords();
  const language = useUiConfig((config) => config.language);
  const elsewhere = times.elsewhere(occurrence);
  const facts = [
    { label: tCalendar('occurrence'), value: times.full(occurrence) },
    ...(elsewhere === null ? [] : [{ label: t('zoneOfEvent'), value: elsewhere }]),
    ...(occurrence.recurs ? [{ label: tCalendar('rules'), value: ruleLabels(event) }] : []),
    ...(occurrence.location === null ? [] : [{ label: tCalendar('location'), value: occurrence.location }]),
    { label: tCalendar('category'), value: <CategoryName category={occurrence.category} /> },
    ...(event.isForSome
      ? [
          {
            label: tCalendar('audience'),
            value: audience === null ? t('forYou') : audienceText(audience, language),
          },
        ]
      : []),
    ...(occurrence.isChanged ? [{ label: tCalendar('status'), value: t('otherDate') }] : []),
  ];
  return <FactCard title={t('when')} facts={facts} />;
}

/** What was written of the date, as wide as there is room. */
function AboutCard({ text }: { text: string }) {
  const t = useMessages(detailsMessages);
  return (
    <Card>
      <CardHeader title={t('about')} />
      <CardBody>
        <Text size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
          {text}
        </Text>
      </CardBody>
    </Card>
  );
}

function NextCard({ details: { event, next } }: { details: CalendarDetails }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  if (next.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('next')} />
      <CardBody>
        <Box as="ul" listStyleType="none">
          {next.map(({ occurrence, start }) => (
            <Text as="li" key={occurrence} size="sm" py="1">
              <TextLink to={calendarPaths.details(event.id, occurrence)}>
                {event.allDay ? formats.fullDay(start) : formats.moment(start)}
              </TextLink>
            </Text>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}
