import { type TaskSubject, useCardSays, useMessages, useTasks } from '@courtyard/common';
import { TextLink } from '../../actions/links';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { TaskList } from './task-list';
import { taskMessages } from './task.messages';

/** As many lines as are taken in at a glance. */
const shownAtOnce = 7;

/** Where all of them stand. */
const tasksPath = '/tasks';

export interface NeedsYouProps {
  /** The thing whose page it is; all of them where it is not given. */
  about?: TaskSubject;
}

/** What waits for the signed-in person, or about one thing, as a card; nothing where nothing waits. */
export function NeedsYou({ about }: NeedsYouProps) {
  const t = useMessages(taskMessages);
  const { data, isError } = useTasks(about);
  useCardSays(data?.total ? 'something' : data || isError ? 'nothing' : 'waiting');
  if (!data || data.total === 0) return null;
  const isCut = data.tasks.length > shownAtOnce;
  return (
    <Card>
      <CardHeader
        title={t('needsYou')}
        actions={
          isCut ? (
            <TextLink to={tasksPath} fontSize="sm" py="1">
              {t('all', { count: data.total })}
            </TextLink>
          ) : undefined
        }
      />
      <CardBody>
        <TaskList tasks={data.tasks.slice(0, shownAtOnce)} />
      </CardBody>
    </Card>
  );
}
