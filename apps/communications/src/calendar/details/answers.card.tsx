import { useMessages } from '@courtyard/common';
import type { CalendarDetails } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarAnswers } from '@courtyard/contract/communications/calendar/calendar-event.values';
import {
  Badge,
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Flex,
  HStack,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { calendarMessages } from '../calendar.messages';
import { useAnswer } from '../calendar.queries';
import { detailsMessages } from './details.messages';

const tones = { yes: 'ok', maybe: 'attention', no: 'neutral' } as const;

/** Whether the reader comes on this date, and who else does. */
export function AnswersCard({
  details: { event, occurrence, answers, people, invited },
}: {
  details: CalendarDetails;
}) {
  const t = useMessages(detailsMessages);
  const tCalendar = useMessages(calendarMessages);
  const answer = useAnswer(event.id);
  const notifyFailure = useFailureToast();
  const date = occurrence.occurrence ?? '';
  const say = (given: (typeof calendarAnswers)[number]) =>
    answer.mutate(
      { occurrence: date, answer: occurrence.myAnswer === given ? null : given },
      { onError: notifyFailure },
    );
  return (
    <Card>
      <CardHeader title={t('answerTitle')} />
      <CardBody>
        <Stack gap="4">
          <HStack gap="2" wrap="wrap" role="group" aria-label={t('answerTitle')}>
            {calendarAnswers.map((each) => (
              <Button
                key={each}
                aria-pressed={occurrence.myAnswer === each}
                variant={occurrence.myAnswer === each ? 'primary' : 'secondary'}
                loading={answer.isPending && answer.variables.answer === each}
                onClick={() => say(each)}
              >
                {t(`say.${each}`)}
              </Button>
            ))}
          </HStack>
          <Text size="sm" tone="muted" role="status">
            {[
              people.length === 0 ? t('nobody') : t('answerCounts', answers),
              ...(invited === null ? [] : [t('invited', { count: invited })]),
            ].join(' · ')}
          </Text>
          {people.length === 0 ? null : (
            <Box as="ul" listStyleType="none">
              {people.map(({ name, answer: theirs }, place) => (
                <Flex as="li" key={`${name} ${place}`} justify="space-between" gap="3" py="1.5">
                  <Text size="sm">{name}</Text>
                  <Badge tone={tones[theirs]}>{tCalendar(`answer.${theirs}`)}</Badge>
                </Flex>
              ))}
            </Box>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
