import { useAuth, useMessages, useTasks } from '@courtyard/common';
import type { TaskUrgency } from '@courtyard/contract';
import {
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  Skeleton,
  Stack,
  TaskList,
  Text,
  useTaskActions,
} from '@courtyard/ui';
import { tasksMessages } from './tasks.messages';

const urgencies: readonly TaskUrgency[] = ['overdue', 'today', 'week', 'later'];

/** Everything that waits for the signed-in person. */
export default function TasksPage() {
  const t = useMessages(tasksMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  return (
    <Page title={t('title')} description={t('text', { community })}>
      <Tasks />
    </Page>
  );
}

function Tasks() {
  const actions = useTaskActions();
  return (
    <>
      <TasksByUrgency actions={actions} />
      {actions.pieces}
    </>
  );
}

function TasksByUrgency({ actions }: { actions: ReturnType<typeof useTaskActions> }) {
  const t = useMessages(tasksMessages);
  const tasks = useTasks();
  if (tasks.error && !tasks.data)
    return <ErrorState error={tasks.error} onRetry={() => void tasks.refetch()} />;
  if (!tasks.data)
    return (
      <LoadingState>
        <Skeleton height="20rem" />
      </LoadingState>
    );
  const { tasks: all, total } = tasks.data;
  if (total === 0)
    return (
      <Card>
        <EmptyState icon="check-circle" title={t('nothing')} description={t('nothingText')} />
      </Card>
    );
  return (
    <Stack gap="5">
      {urgencies
        .map((urgency) => ({ urgency, due: all.filter((task) => task.urgency === urgency) }))
        .filter(({ due }) => due.length > 0)
        .map(({ urgency, due }) => (
          <Card key={urgency}>
            <CardHeader title={t(urgency)} />
            <CardBody>
              <TaskList tasks={due} actions={actions} />
            </CardBody>
          </Card>
        ))}
      {total > all.length ? (
        <Text size="sm" tone="muted">
          {t('more', { count: total - all.length })}
        </Text>
      ) : null}
    </Stack>
  );
}
