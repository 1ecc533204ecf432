import { isRecord } from '../settings/browser-storage';
import { callAny, type LooseOptions } from '../wire/call';

/** The ids that a call's path wants, by their names: `idsOf('GET /api/v1/assets/:assetId', ['7'])` is `{ assetId: '7' }`. */
export function idsByName(name: string, ids: readonly string[]): Record<string, string> {
  const wanted = [...name.matchAll(/:(\w+)/g)];
  return Object.fromEntries(wanted.map(([, param = ''], place) => [param, ids[place] ?? '']));
}

type Rest = Omit<LooseOptions, 'params' | 'signal'> & { signal?: AbortSignal | undefined };

const filled = (name: string, ids: readonly string[], { signal, ...rest }: Rest): LooseOptions => ({
  ...rest,
  ...(signal && { signal }),
  params: idsByName(name, ids),
});

/** Makes a call with the ids of its path in their order. Throws as `call` does, and where an id is missing. */
export const callWithIds = (name: string, ids: readonly string[], rest: Rest = {}): Promise<unknown> =>
  callAny(name, filled(name, ids, rest));

/** `callWithIds`, and of the answer what is in `data`. */
export async function dataWithIds(name: string, ids: readonly string[], rest: Rest = {}): Promise<unknown> {
  const answer = await callWithIds(name, ids, rest);
  return isRecord(answer) ? answer['data'] : undefined;
}
