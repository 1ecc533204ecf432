import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { daysBetween } from '@courtyard/contract/days';
import { Button } from '../../actions/button';
import { LinkButton, TextLink } from '../../actions/links';
import { Box, Flex } from '../../layout/primitives';
import { Text } from '../../layout/text';
import { StatusBadge } from '../badge';
import { taskMessages } from './task.messages';
import type { TaskActions } from './use-task-actions';

/** When a task is due; loud where it is late or today. */
function Due({ task: { dueOn, urgency, span } }: { task: Task }) {
  const t = useMessages(taskMessages);
  const formats = useFormats();
  const today = useToday();
  // A booking's own time says its day.
  if (dueOn === null || (span && urgency === 'later')) return null;
  if (urgency === 'overdue')
    return <StatusBadge status="danger">{t('overdueSince', { day: formats.day(dueOn) })}</StatusBadge>;
  if (urgency === 'today') return <StatusBadge status="attention">{t('today')}</StatusBadge>;
  const text =
    urgency === 'week'
      ? t('inDays', { count: daysBetween(today, dueOn) })
      : t('by', { day: formats.day(dueOn) });
  return (
    <Text as="span" size="sm">
      {text}
    </Text>
  );
}

/** Does it in place where its section can, and leads to where it is done otherwise. */
function Verb({ task, actions }: TaskLineProps) {
  const t = useMessages(taskMessages);
  const { title, verb, link, action } = task;
  const look = { size: 'sm', flexShrink: '0', 'aria-label': t('verbOf', { verb, task: title }) } as const;
  if (!action)
    return (
      <LinkButton to={link} {...look}>
        {verb}
      </LinkButton>
    );
  return (
    <Button {...look} loading={actions.isActing(task)} onClick={() => actions.begin(task)}>
      {verb}
    </Button>
  );
}

interface TaskLineProps {
  task: Task;
  actions: TaskActions;
}

/** What waits: what it is, when it is due, and the verb that does it. */
export function TaskLine({ task, actions }: TaskLineProps) {
  const formats = useFormats();
  const details = [task.span && formats.span(task.span), task.text].filter(Boolean).join(' · ');
  return (
    <Flex
      as="li"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      align="center"
      justify="space-between"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0' }}
    >
      {/* As wide as a date that is late: the verb goes below where that leaves it no room. */}
      <Box flex="1 1 10.5rem" minWidth="0">
        {task.action ? (
          <TextLink to={task.link} look="quiet" fontSize="sm" fontWeight="medium">
            {task.title}
          </TextLink>
        ) : (
          <Text size="sm" fontWeight="medium">
            {task.title}
          </Text>
        )}
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" mt="0.5">
          <Due task={task} />
          {details ? (
            <Text as="span" size="sm" tone="muted">
              {details}
            </Text>
          ) : null}
        </Flex>
      </Box>
      <Verb task={task} actions={actions} />
    </Flex>
  );
}
