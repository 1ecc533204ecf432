import { conflict } from '../../../platform/http/problem';
import { withApp } from '../../../testing';
import { OwnerScene } from '../receivables/owner-account/owner.fixture';
import { type ClockWork, clockWork } from './clock-work';
import { type ExceptionKind, postEach } from './post-each';

const app = withApp();
const scene = new OwnerScene(app);
let work: ClockWork;
let units: { propertyId: string }[];

beforeAll(async () => {
  await scene.begin();
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('there is no demo');
  work = clockWork(app.platform, tenant);
  units = [{ propertyId: await scene.unit('E-1') }, { propertyId: await scene.unit('E-2') }];
});

/** Has a kind of action refused with a reason for each unit that it is said of, and done for the others. */
const run = (kind: ExceptionKind, refusals: readonly (string | null)[]) =>
  postEach(
    work,
    kind,
    refusals.map((reason, place) => ({ reason, propertyId: units[place % units.length]?.propertyId ?? '' })),
    async ({ reason }) => {
      if (reason !== null) throw conflict('refused', reason);
    },
  );
const kept = () =>
  scene.within((tx) =>
    tx
      .selectFrom('postingException')
      .innerJoin('property', 'property.id', 'postingException.propertyId')
      .select(['kind', 'property.unitNumber as unit', 'reason', 'since'])
      .orderBy('kind')
      .orderBy('property.unitSort')
      .execute(),
  );

test('each kind of action has its exceptions, of each unit one, since it was first refused and for the last reason', async () => {
  await run('late-charge', ['Archived', null, 'Also']);
  await run('credit-application', [null, 'Closed']);
  const first = { kind: 'late-charge', unit: 'E-1', reason: 'Archived', since: '2026-06-15T16:00:00Z' };
  const other = { kind: 'credit-application', unit: 'E-2', reason: 'Closed', since: first.since };
  expect(await kept()).toEqual([other, first]);
  app.setClock(new Date('2026-06-16T16:00:00Z'));
  await run('late-charge', ['Closed']);
  expect(await kept()).toEqual([other, { ...first, reason: 'Closed' }]);
  await run('late-charge', []);
  expect(await kept()).toEqual([other]);
  await run('late-charge', ['Archived']);
  expect(await kept()).toEqual([other, { ...first, since: '2026-06-16T16:00:00Z' }]);
});

test('an error that is no refusal keeps nothing back, and leaves the exception of its unit as it was', async () => {
  await run('late-charge', ['Archived', 'Archived']);
  const [other, first] = await kept();
  const [broken] = units;
  const posted: string[] = [];
  const posting = postEach(work, 'late-charge', units, async ({ propertyId }) => {
    if (propertyId === broken?.propertyId) throw new Error('the connection is gone');
    posted.push(propertyId);
  });
  await expect(posting).rejects.toThrow('of 1 units this could not be posted: late-charge');
  expect(posted).toEqual([units[1]?.propertyId]);
  expect(await kept()).toEqual([other, first]);
});
