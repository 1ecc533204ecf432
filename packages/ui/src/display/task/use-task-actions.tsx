import { Slot, TaskActionProvider, useTasksAgain } from '@courtyard/common';
import type { Task } from '@courtyard/contract';
import { type ReactNode, useCallback, useState } from 'react';

/** What is being done in place of a list of tasks. */
export interface TaskActions {
  isActing: (task: Task) => boolean;
  begin: (task: Task) => void;
  /** Drawn beside the list, not in it: a task that goes or moves meanwhile takes nothing along that is half written. */
  pieces: readonly ReactNode[];
}

/** Does tasks in place, each until its section says that it is through; what waits is asked for again then. */
export function useTaskActions(): TaskActions {
  const [doing, setDoing] = useState<readonly Task[]>([]);
  const isActing = ({ id }: Task) => doing.some((task) => task.id === id);
  const end = useCallback((id: string) => setDoing((tasks) => tasks.filter((task) => task.id !== id)), []);
  return {
    isActing,
    begin: (task) => setDoing((tasks) => (isActing(task) ? tasks : [...tasks, task])),
    pieces: doing.map((task) => <TaskAction key={task.id} task={task} onEnd={end} />),
  };
}

function TaskAction({ task: { id, section, action }, onEnd }: { task: Task; onEnd: (id: string) => void }) {
  const again = useTasksAgain();
  const end = useCallback(() => {
    onEnd(id);
    void again();
  }, [id, onEnd, again]);
  return action ? (
    <TaskActionProvider value={end}>
      <Slot name="task/v1" subject={action.subject} only={{ sectionId: section, id: action.entry }} />
    </TaskActionProvider>
  ) : null;
}
