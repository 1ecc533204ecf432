import type { Task } from '@courtyard/contract';
import { Box } from '../../layout/primitives';
import { TaskLine } from './task-line';

/** Things that wait for a person, each with its verb. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Box as="ul" listStyleType="none" mt="-2">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
    </Box>
  );
}
