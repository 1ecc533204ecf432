import { type TaskSubject, useCardSays, useMessages, useTasks } from '@courtyard/common';
import { tasksAtAGlance } from '@courtyard/contract/platform/dashboard/at-a-glance.values';
import type { ReactNode } from 'react';
import { TextLink } from '../../actions/links';
import { ErrorLine } from '../../feedback/states';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { Box, Flex } from '../../layout/primitives';
import { Heading } from '../../layout/text';
import { TaskList } from './task-list';
import { taskMessages } from './task.messages';
import { useTaskActions } from './use-task-actions';

/** Where all of them stand. */
const tasksPath = '/tasks';

export interface NeedsYouProps {
  /** The record whose page it is; all of them where it is not given. */
  about?: TaskSubject;
  /** How many lines are shown at once: as many as are taken in at a glance, where it is not given. */
  atMost?: number;
  /** In a panel: without a card of its own. */
  inPanel?: boolean;
}

/** What waits for the signed-in person, or about one record, as a card; nothing where nothing waits. */
export function NeedsYou({ about, atMost = tasksAtAGlance, inPanel = false }: NeedsYouProps) {
  const t = useMessages(taskMessages);
  const { data, error, refetch } = useTasks(about);
  const actions = useTaskActions();
  const isNothing = data?.total === 0 && actions.pieces.length === 0;
  useCardSays(isNothing ? 'nothing' : data || error ? 'something' : 'waiting');
  const Around = inPanel ? InPanel : InCard;
  const all =
    data && data.total > atMost ? (
      <TextLink to={tasksPath} fontSize="sm" py="1">
        {t('all', { count: data.total })}
      </TextLink>
    ) : undefined;
  return (
    <>
      {data && data.total > 0 ? (
        <Around title={t('needsYou')} all={all}>
          <TaskList
            tasks={data.tasks.slice(0, atMost)}
            actions={actions}
            isBroad={!inPanel && data.total > 2}
          />
        </Around>
      ) : null}
      {error && !data ? (
        <Around title={t('needsYou')}>
          <ErrorLine onRetry={() => void refetch()} />
        </Around>
      ) : null}
      {actions.pieces}
    </>
  );
}

interface AroundProps {
  title: string;
  /** The way to all, where some are left out. */
  all?: ReactNode;
  children: ReactNode;
}

const InCard = ({ title, all, children }: AroundProps) => (
  <Card>
    <CardHeader title={title} actions={all} />
    <CardBody>{children}</CardBody>
  </Card>
);

const InPanel = ({ title, all, children }: AroundProps) => (
  <Box px="4" pt="2" pb="1" borderBottomWidth="1px" borderColor="border.default">
    <Flex align="center" justify="space-between" gap="2" minHeight="8" mb="2">
      <Heading as="h3" size="xs">
        {title}
      </Heading>
      {all}
    </Flex>
    {children}
  </Box>
);
