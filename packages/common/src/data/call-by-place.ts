import { isRecord } from '../settings/browser-storage';
import { callAny, type CallData, type LooseOptions, type RouteName } from '../wire/call';

/** The ids that a call's path wants, by their names: `idsOf('GET /api/v1/assets/:assetId', ['7'])` is `{ assetId: '7' }`. */
export function idsByName(name: RouteName, ids: readonly string[]): Record<string, string> {
  const wanted = [...name.matchAll(/:(\w+)/g)];
  return Object.fromEntries(wanted.map(([, param = ''], place) => [param, ids[place] ?? '']));
}

type Rest = Omit<LooseOptions, 'params' | 'signal'> & { signal?: AbortSignal | undefined };

const filled = (name: RouteName, ids: readonly string[], { signal, ...rest }: Rest): LooseOptions => ({
  ...rest,
  ...(signal && { signal }),
  params: idsByName(name, ids),
});

/** Makes a call with the ids of its path in their order. Throws as `call` does, and where an id is missing. */
export const callWithIds = <K extends RouteName>(name: K, ids: readonly string[], rest: Rest = {}) =>
  callAny(name, filled(name, ids, rest));

/** `callWithIds`, and of the answer what is in `data`. */
export async function dataWithIds<K extends RouteName>(
  name: K,
  ids: readonly string[],
  rest: Rest = {},
): Promise<CallData<K>> {
  const answer: unknown = await callWithIds(name, ids, rest);
  // The border of the wire, as in `callAny`.
  return (isRecord(answer) ? answer['data'] : undefined) as CallData<K>;
}
