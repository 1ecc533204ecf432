import { loadClient } from '@courtyard/common';

/** Fetches everything behind the login, and what its calls are made with. Asked for again it costs nothing. */
export function loadShell() {
  // Its failure shows with the first call.
  loadClient().catch(() => undefined);
  return import(/* webpackChunkName: "shell" */ '../shell/shell');
}
