import { loadClient } from '@courtyard/common';
import { nextTask } from './next-task';

type Shell = typeof import('../shell/shell');

let loading: Promise<Shell> | null = null;

/** Runs the code in two tasks: its libraries first. Both are in the same files. */
async function load(): Promise<Shell> {
  await import(/* webpackChunkName: "shell" */ '../shell/libraries');
  await nextTask();
  return import(/* webpackChunkName: "shell" */ '../shell/shell');
}

/** Fetches everything behind the login, and what its calls are made with. Asked for again it costs nothing. */
export function loadShell(): Promise<Shell> {
  // Its failure shows with the first call.
  loadClient().catch(() => undefined);
  loading ??= load().catch((error: unknown) => {
    // The next one to ask tries again.
    loading = null;
    throw error;
  });
  return loading;
}

/** Has at hand what the first page behind the login is drawn with. What does not come shows where it is used. */
export async function prepareShell(pathname: string): Promise<void> {
  await loadShell()
    .then(({ prepare }) => prepare(pathname))
    .catch(() => undefined);
}
