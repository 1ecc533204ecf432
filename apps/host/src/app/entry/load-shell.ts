import { loadClient } from '@courtyard/common';

/** Fetches everything behind the login, and what its calls are made with. Asked for again it costs nothing. */
export function loadShell() {
  // Its failure shows with the first call.
  loadClient().catch(() => undefined);
  return import(/* webpackChunkName: "shell" */ '../shell/shell');
}

/** Has at hand what the first page behind the login is drawn with. What does not come shows where it is used. */
export async function prepareShell(pathname: string): Promise<void> {
  await loadShell()
    .then(({ prepare }) => prepare(pathname))
    .catch(() => undefined);
}
