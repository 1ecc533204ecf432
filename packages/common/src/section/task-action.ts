import { createContext, use } from 'react';

const Ending = createContext<() => void>(() => {});

/** Who hears that the action of a task is through. */
export const TaskActionProvider = Ending.Provider;

/**
 * For a contribution to `task/v1`: the function that tells that the action is through, whether it was done, refused or left.
 * The list of what waits is asked for again then.
 */
export const useTaskAction = (): (() => void) => use(Ending);
