import type { RouteContract } from '@courtyard/contract';
import { z } from 'zod';
import { allRoutes, withMatrix } from './matrix';

/** Every list with a search, on what the demo has: an apostrophe that is typed, of whatever kind, changes nothing. */
const matrix = withMatrix();

const hasSearch = ({ query }: RouteContract) =>
  query !== undefined &&
  'search' in (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});

const lists = allRoutes.filter(
  (route) =>
    route.method === 'GET' &&
    route.response !== undefined &&
    hasSearch(route) &&
    !/\/(?:values|totals)$/.test(route.path),
);

/** Lists of which the demo has no row with a word that the search looks at. */
const withoutWords = new Set([
  '/api/v1/shell/outbox',
  '/api/v1/announcements/feed',
  '/api/v1/mail-blocks',
  '/api/v1/deposits',
  '/api/v1/payout-batches',
  '/api/v1/packet-choices',
  '/api/v1/community-requests/calendar',
]);

async function read(route: RouteContract, search?: string): Promise<string> {
  const query = search === undefined ? {} : { search };
  const { status, text } = await matrix.send(route, { as: matrix.holder, query });
  if (status !== 200) throw new Error(`${route.path} ${search ?? ''}: ${text}`);
  return JSON.stringify(z.object({ data: z.unknown() }).parse(JSON.parse(text)).data);
}

/** A word of the rows by which some are found, and what is found by it. */
async function wordOf(route: RouteContract): Promise<{ word: string; found: string }> {
  const nothing = await read(route, 'zzqqzzqq');
  // People are only given to who looks for them.
  const rows = await read(route, route.path.endsWith('/people') ? 'a' : undefined);
  for (const word of new Set(rows.match(/(?<=["\s])[A-Z][a-z]{4,}(?=["\s])/g))) {
    const found = await read(route, word);
    if (found !== nothing) return { word, found };
  }
  throw new Error(`${route.path} has no row that is found by a word`);
}

test('there are lists with a search', () => {
  expect(lists.length).toBeGreaterThan(35);
});

const searched = lists.filter(({ path }) => !withoutWords.has(path));

test.each(searched.map((route) => [route.path, route] as const))('%s', async (_, route) => {
  const { word, found } = await wordOf(route);
  for (const apostrophe of ["'", '\u2019', '\u00b4'])
    expect(await read(route, `${word.slice(0, 3)}${apostrophe}${word.slice(3)}`)).toBe(found);
});
