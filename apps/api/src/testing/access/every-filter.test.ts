import type { RouteContract } from '@courtyard/contract';
import { dateTimeFormat } from '@courtyard/contract/intl';
import { z } from 'zod';
import { nameOf } from './calls';
import { allRoutes, withMatrix } from './matrix';

/**
 * Every filter that a list declares, against the rows of the demo: a filter that reads another column than its own lets rows through
 * that do not have the value.
 */
const matrix = withMatrix();
const { send } = matrix;

type Row = Record<string, unknown>;

/** Filters by what a row of the list does not show, by list: they are held to the number of rows alone. */
const notShown: Record<string, readonly string[]> = {
  '/api/v1/properties': ['ownerId'],
  '/api/v1/members': ['roleId'],
  '/api/v1/logs': ['personId'],
  '/api/v1/service-items': ['accountId', 'status'],
  '/api/v1/invoices': ['ownership'],
  '/api/v1/expenses': ['payee'],
  '/api/v1/expense-claims': ['owner'],
  '/api/v1/bank-transfers': ['accountId'],
  '/api/v1/journal-entries': ['accountId', 'fundId', 'dating'],
  '/api/v1/payments': ['propertyId'],
  '/api/v1/recurring-entries': ['failed'],
  '/api/v1/recurring-invoices': ['failed'],
  '/api/v1/unit-accounts': ['standing', 'aging'],
  '/api/v1/vendors': ['reportable', 'w9', 'tin', 'status'],
  '/api/v1/hoa-documents': ['unseen'],
  '/api/v1/my-documents': ['unseen'],
};
/** Values of these are counted differently from how they filter: by the lines of an entry; a unit by its oldest open charge, where the filter takes any. */
const countedElsewhere = new Set([
  'accountId of /api/v1/journal-entries',
  'fundId of /api/v1/journal-entries',
  'aging of /api/v1/unit-accounts',
]);

/** What every list's query takes besides its filters. */
const standard = new Set(['search', 'sort', 'cursor', 'limit']);
const most = 50;

const byName = new Map(allRoutes.map((route) => [nameOf(route), route]));
const lists = allRoutes.flatMap((values) => {
  const list = values.path.endsWith('/values') && byName.get(`GET ${values.path.replace(/\/values$/, '')}`);
  return list ? [{ list, values }] : [];
});

const querySchema = z.object({
  properties: z.record(
    z.string(),
    // A span of days or amounts, or a text, is a text of limited length.
    z.object({ enum: z.array(z.string()).optional(), maxLength: z.number().optional() }),
  ),
});
const queryOf = ({ query }: RouteContract) =>
  querySchema.parse(query && z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })).properties;

async function read(route: RouteContract, query: Record<string, string>): Promise<unknown> {
  const { status, text } = await send(route, { as: matrix.holder, query });
  if (status !== 200) throw new Error(`${route.path} ${JSON.stringify(query)}: ${text}`);
  return JSON.parse(text);
}
const rowsSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
const valuesSchema = z.object({
  data: z.object({ values: z.array(z.object({ value: z.string(), count: z.int() })) }),
});
const rowsOf = async (route: RouteContract, query: Record<string, string>): Promise<Row[]> =>
  rowsSchema.parse(await read(route, { ...query, limit: String(most) })).data;

/** Fields of rows that show what a filter is about under another name. */
const shownAs: Record<string, string> = {
  building: 'place',
  committeeId: 'assignee',
  assigneeId: 'assignee',
  vendorId: 'worker',
};
const textsIn = (shown: unknown): unknown[] =>
  typeof shown === 'object' && shown !== null ? Object.values(shown).flatMap(textsIn) : [shown];

/** Whether a row has the value: as text, as one of several, as the id, the key or the kind of what it names, or as yes and no. */
function has(row: Row, filter: string, value: string): boolean {
  const flag = row[`is${filter.charAt(0).toUpperCase()}${filter.slice(1)}`];
  if (typeof flag === 'boolean' && value === (flag ? 'yes' : 'no')) return true;
  const fields = [filter, filter.replace(/Id$/, ''), shownAs[filter]];
  return fields.some((field) => field !== undefined && textsIn(row[field]).includes(value));
}

/** Of an owner a page shows the names; the tests of properties hold it to them. */
const namedAlone = new Set(['ownerId of /api/v1/properties']);

/** Whether the pages of the first rows show the id that the list was filtered by. States that a row does not show are no ids, and are let pass. */
async function isOnPages(
  path: string,
  { rows, filter, value }: { rows: Row[]; filter: string; value: string },
) {
  const page = allRoutes.find(
    (route) => route.method === 'GET' && new RegExp(`^${path}/:\\w+$`).test(route.path),
  );
  const name = page?.path.match(/:(?<name>\w+)$/)?.groups?.name;
  if (
    !filter.endsWith('Id') ||
    namedAlone.has(`${filter} of ${path}`) ||
    page === undefined ||
    name === undefined
  )
    return true;
  for (const { id } of rows.slice(0, 5)) {
    const { text } = await send(page, { as: matrix.holder, ids: { [name]: String(id) } });
    if (!text.includes(value)) return false;
  }
  return true;
}

const timeZone = 'America/New_York';
const dayOf = (value: string) =>
  value.length === 10
    ? value
    : dateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(value));

test.each(lists.map(({ list, values }) => [list.path, list, values] as const))(
  '%s is filtered by the values of each filter’s own column',
  async (path, list, values) => {
    const wrong: unknown[] = [];
    let tried = 0;
    for (const filter of queryOf(values).of?.enum ?? []) {
      const { values: found } = valuesSchema.parse(await read(values, { of: filter })).data;
      for (const { value, count } of found.slice(0, 3)) {
        const rows = await rowsOf(list, { [filter]: value });
        const isCounted =
          countedElsewhere.has(`${filter} of ${path}`) || rows.length === Math.min(count, most);
        const isRight = notShown[path]?.includes(filter)
          ? await isOnPages(path, { rows, filter, value })
          : rows.every((row) => has(row, filter, value));
        tried += 1;
        if (!isCounted || !isRight) wrong.push({ filter, value, count, rows: rows.length, isRight });
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
);

const triedRows = 6;
/** Rows with other values of a field, from all over the list: in one row alone two columns can be the same. */
function differingBy(filter: string, rows: readonly Row[]) {
  const byValue = new Map<number | string, Row>();
  for (const row of rows) {
    const value = row[filter];
    if (typeof value === 'number' || typeof value === 'string') byValue.set(value, row);
  }
  const step = Math.max(1, Math.floor(byValue.size / triedRows));
  return [...byValue].filter((_, place) => place % step === 0).map(([value, { id }]) => ({ id, value }));
}

test.each(lists.map(({ list, values }) => [list.path, list, values] as const))(
  '%s is filtered by the amounts, days and texts of each filter’s own column',
  async (_, list, values) => {
    const wrong: unknown[] = [];
    const ofMany = new Set(queryOf(values).of?.enum);
    const all = await rowsOf(list, {});
    const declared = Object.entries(queryOf(list)).filter(([, { maxLength }]) => maxLength !== undefined);
    const spans = declared.map(([name]) => name).filter((name) => !ofMany.has(name) && !standard.has(name));
    for (const filter of spans) {
      for (const { id, value } of differingBy(filter, all)) {
        const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
        const same = (each: Row) =>
          isDay ? dayOf(String(each[filter])) === dayOf(value) : each[filter] === value;
        const isText = typeof value === 'string' && !isDay;
        const bound = isDay ? dayOf(value) : String(value);
        const asked = isText ? value : `${bound}..${bound}`;
        const rows = await rowsOf(list, { [filter]: asked });
        const isRight = rows.every((each) => (isText ? String(each[filter]).includes(value) : same(each)));
        const isThere = rows.length === most || rows.some((row) => row.id === id);
        if (!isRight || !isThere) wrong.push({ filter, asked, rows: rows.length, isRight, isThere });
      }
    }
    expect(wrong).toEqual([]);
  },
);
