import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@courtyard/contract';
import { routes } from '@courtyard/contract/sections';
import { useOnly } from '../../platform/registry/choice/section-settings.service';
import { type TestApp, withApp } from '../../testing';
import { addressOf } from './calls';
import { makePerson, type Person } from './people';
import { addPasskey, addRecords, type RecordIds, recordsFor } from './records';

export const allRoutes: readonly RouteContract[] = Object.values(routes);
export const guardedRoutes = allRoutes.filter((route) => route.access !== 'public');
/** By their paths, the reads that are asked for alone: those of a section that was just made, where the rest is as it was. */
const asked = new RegExp(process.env.COURTYARD_TEST_READS ?? '');
/** What is read and answered at once: not the stream of events, which does not end. */
export const readRoutes = guardedRoutes.filter(
  ({ method, produces, path }) => method === 'GET' && produces !== 'text/event-stream' && asked.test(path),
);

/** What the calls of an upload need besides: those that are not tus are refused before their record is looked for. */
const ofUploads = { 'tus-resumable': '1.0.0', 'upload-offset': '0' };

interface Sending {
  ids?: RecordIds;
  community?: 'demo' | 'lakeside';
  as?: Person | null;
  body?: unknown;
  /** Besides, or in place of, what the route's query cannot do without. */
  query?: Record<string, string>;
  idempotencyKey?: string;
}

interface Sent {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

export interface Matrix {
  readonly scene: TestApp;
  /** May do everything, in the community of the records. */
  readonly holder: Person;
  /** May do everything, in the other community. */
  readonly stranger: Person;
  /** Ids of a real record for the path of a route. */
  idsOf(route: RouteContract): RecordIds;
  /** Calls a route, with the ids of its record where none are given. */
  send(route: RouteContract, sending?: Sending): Promise<Sent>;
}

interface Filled {
  records: ReadonlyMap<string, RecordIds>;
  holder: Person;
  stranger: Person;
}

async function fill({ platform, tenants }: TestApp): Promise<Filled> {
  const { names } = platform.permissions;
  const sections = platform.sections.map(({ id }) => id);
  await platform.inTenant(tenants.lakeside, (tx) => useOnly(tx, tenants.lakeside, sections));
  const holder = await makePerson(platform, tenants.demo, names);
  const stranger = await makePerson(platform, tenants.lakeside, names);
  const made = { passkeyId: await addPasskey(platform.db, holder.identityId) };
  const records = await platform.inTenant(tenants.demo, async (tx) => {
    await addRecords(tx, tenants.demo, holder.memberId);
    const paths = allRoutes.map(({ path }) => path);
    return recordsFor(tx, paths, { memberId: holder.memberId, made });
  });
  return { records, holder, stranger };
}

/** The two demo communities with a record for each path of the contract. Call it at the file's top. */
export function withMatrix(): Matrix {
  const scene = withApp();
  let filled: Filled | undefined;
  const current = (): Filled => {
    if (!filled) throw new Error('the matrix is there inside of tests only');
    return filled;
  };
  beforeAll(async () => {
    filled = await fill(scene);
  });
  const idsOf = (route: RouteContract): RecordIds => current().records.get(route.path) ?? {};
  return {
    scene,
    get holder() {
      return current().holder;
    },
    get stranger() {
      return current().stranger;
    },
    idsOf,
    async send(route, sending = {}) {
      const { ids = idsOf(route), community = 'demo', as: person = null, body, query } = sending;
      const [path = '', needed] = addressOf(route, ids).split('?');
      const search = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(needed)), ...query });
      const answer = await scene.app.inject({
        method: route.method,
        url: search.size > 0 ? `${path}?${search.toString()}` : path,
        headers: {
          host: `${community}.localhost:8080`,
          'idempotency-key': sending.idempotencyKey ?? randomUUID(),
          ...(person && { authorization: `Bearer ${person.token}` }),
          ...(route.path.startsWith('/api/v1/uploads') && ofUploads),
          ...(route.consumes === 'application/offset+octet-stream' && { 'content-type': route.consumes }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      return { status: answer.statusCode, text: answer.body, headers: answer.headers };
    },
  };
}
