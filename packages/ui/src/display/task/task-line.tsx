import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { daysBetween } from '@courtyard/contract/days';
import { LinkButton } from '../../actions/links';
import { Box, Flex } from '../../layout/primitives';
import { Text } from '../../layout/text';
import { StatusBadge } from '../badge';
import { taskMessages } from './task.messages';

/** When a task is due; loud where it is late or today. */
function Due({ task: { dueOn, urgency } }: { task: Task }) {
  const t = useMessages(taskMessages);
  const formats = useFormats();
  const today = useToday();
  if (dueOn === null) return null;
  if (urgency === 'overdue')
    return <StatusBadge status="danger">{t('overdueSince', { day: formats.day(dueOn) })}</StatusBadge>;
  if (urgency === 'today') return <StatusBadge status="attention">{t('today')}</StatusBadge>;
  const text =
    urgency === 'week'
      ? t('inDays', { count: daysBetween(today, dueOn) })
      : t('by', { day: formats.day(dueOn) });
  return (
    <Text as="span" size="sm" numeric>
      {text}
    </Text>
  );
}

/** One thing that waits: what it is, when it is due, and the verb that does it. */
export function TaskLine({ task }: { task: Task }) {
  const t = useMessages(taskMessages);
  const formats = useFormats();
  const details = [task.span && formats.span(task.span), task.text].filter(Boolean).join(' · ');
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      justify="space-between"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minWidth="0">
        <Text size="sm" fontWeight="medium">
          {task.title}
        </Text>
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" mt="0.5">
          <Due task={task} />
          {details ? (
            <Text as="span" size="sm" tone="muted" numeric>
              {details}
            </Text>
          ) : null}
        </Flex>
      </Box>
      <LinkButton
        to={task.link}
        size="sm"
        flexShrink="0"
        aria-label={t('verbOf', { verb: task.verb, task: task.title })}
      >
        {task.verb}
      </LinkButton>
    </Flex>
  );
}
