import { useMessages } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { Box } from '../../layout/primitives';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { TaskLine } from './task-line';
import { taskMessages } from './task.messages';
import type { TaskActions } from './use-task-actions';

export interface TaskListProps {
  tasks: readonly Task[];
  /** Of `useTaskActions`, called by what stays there whatever becomes of the list, and draws its `pieces`. */
  actions: TaskActions;
  /** In two columns where there is room, so that what is below it comes into view. */
  isBroad?: boolean;
}

const broad = {
  '@container (min-width: 58rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '8',
    '& > :nth-of-type(2)': { borderTopWidth: '0' },
  },
} as const;

/** Things that wait for a person, each with its verb. */
export function TaskList({ tasks, actions, isBroad = false }: TaskListProps) {
  const t = useMessages(taskMessages);
  // What was done leaves the list, and its button with it.
  const { ref, ...focus } = useKeptFocus<HTMLDivElement>();
  return (
    <Box containerType="inline-size">
      <Box
        as="ul"
        ref={ref}
        {...focus}
        aria-label={t('needsYou')}
        listStyleType="none"
        mt="-2"
        outline="none"
        css={isBroad ? broad : {}}
      >
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} actions={actions} />
        ))}
      </Box>
    </Box>
  );
}
