import { useMessages } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { Box } from '../../layout/primitives';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { TaskLine } from './task-line';
import { taskMessages } from './task.messages';
import type { TaskActs } from './use-task-acts';

export interface TaskListProps {
  tasks: readonly Task[];
  /** Of `useTaskActs`, called by what stays there whatever becomes of the list, and draws its `pieces`. */
  acts: TaskActs;
}

/** Things that wait for a person, each with its verb. */
export function TaskList({ tasks, acts }: TaskListProps) {
  const t = useMessages(taskMessages);
  // What was done leaves the list, and its button with it.
  const { ref, ...focus } = useKeptFocus<HTMLDivElement>();
  return (
    <Box as="ul" ref={ref} {...focus} aria-label={t('needsYou')} listStyleType="none" mt="-2" outline="none">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} acts={acts} />
      ))}
    </Box>
  );
}
