import { isRecord } from '@courtyard/common';

const start = '/dashboard/default';
const accountPaths = ['/login', '/pages/', '/unauthorized'];

/** Where to go after signing in: the place that was asked for, as the guard left it in the history's state. */
export function returnPath(state: unknown): string {
  const from = isRecord(state) ? state.from : undefined;
  if (typeof from !== 'string' || !isOwnPath(from)) return start;
  return accountPaths.some((path) => from.startsWith(path)) ? start : from;
}

/** A path of this site; `//host` and `/\host` are other people's. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
