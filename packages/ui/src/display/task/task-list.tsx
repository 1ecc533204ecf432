import { useMessages } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { Box } from '../../layout/primitives';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { TaskLine } from './task-line';
import { taskMessages } from './task.messages';

/** Things that wait for a person, each with its verb. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const t = useMessages(taskMessages);
  // What was done leaves the list, and its button with it.
  const { ref, ...focus } = useKeptFocus<HTMLDivElement>();
  return (
    <Box as="ul" ref={ref} {...focus} aria-label={t('needsYou')} listStyleType="none" mt="-2" outline="none">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
    </Box>
  );
}
