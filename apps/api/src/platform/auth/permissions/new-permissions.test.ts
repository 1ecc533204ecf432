import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { createPlatform } from '../../core/create-platform';
import type { Platform } from '../../core/platform';
import { newId } from '../../core/ids';
import { createLog } from '../../core/log';
import { permissionTable } from './permission-table';
import { offerNewPermissions } from './new-permissions.service';

const scene = withApp();

const section = {
  id: 'pool-keys',
  modules: [],
  ownRecords: [],
  concurrentChanges: null,
  permissions: permissionTable(
    { 'Pool Keys List View': 'See the pool keys', 'Pool Key Create': 'Hand one out' },
    { 'Pool Keys List View': ['Board Member', 'Member'], 'Pool Key Create': ['Manager'] },
  ),
  followAddress: async () => {},
  mergedRows: [],
  fileColumns: [],
  uploads: [],
  hasAmounts: async () => false,
  history: {},
  ownPlaces: {},
  firstSteps: [],
  jobs: [],
  communityJobs: [],
  reminders: [],
  notifications: [],
  sentences: {},
  logged: {},
  groups: [],
  audiences: null,
  owners: null,
  unitAccounts: null,
  nameOpenItems: null,
  bookingCharges: null,
  packetSources: [],
  emailChecks: {},
  bulkJobs: [],
  approvals: [],
  tasks: [],
  calendar: [],
  search: [],
  namedRecords: [],
  demo: [],
  bulk: null,
  vendorBills: null,
  vendorPayouts: null,
  sourcesPaid: null,
  payoutsUnderWay: null,
  ticketRequests: null,
};

/** Another process, of a version that brings a section along. */
async function withNewSection(work: (platform: Platform) => Promise<void>): Promise<void> {
  const { env, databaseUrl } = scene.platform;
  const log = createLog({ LOG_LEVEL: 'silent' });
  const built = await createPlatform({ env, log, databaseUrl, sections: [section] });
  try {
    await work(built.platform);
  } finally {
    await built.stop();
  }
}

const held = (tenantId: string) =>
  scene.platform.inTenant(tenantId, async (tx) => {
    const { rows } = await sql<{ held: string }>`
      select role.name || ': ' || permission as held from role_permission join role on role.id = role_id
      where permission like 'Pool%' order by 1`.execute(tx);
    return rows.map((row) => row.held);
  });

const audited = (tenantId: string) =>
  scene.platform.inTenant(tenantId, async (tx) => {
    const { rows } = await sql<{ who: string; member: string | null; changes: object }>`
      select actor_name as who, actor_member_id as member, changes from audit_log
      where action = 'role.offer'`.execute(tx);
    return rows;
  });

const all = [
  'Board Member: Pool Keys List View',
  'Manager: Pool Key Create',
  'Member: Pool Keys List View',
  'Project Admin: Pool Key Create',
  'Project Admin: Pool Keys List View',
];

test('a community that has every permission is left as it is', async () => {
  await offerNewPermissions(scene.platform);
  expect(await audited(scene.tenants.demo)).toEqual([]);
});

test('two processes that start at once give the new permissions once, in the name of the system', async () => {
  const { demo } = scene.tenants;
  await scene.platform.inTenant(demo, (tx) =>
    sql`insert into role (tenant_id, id, name) values (${demo}, ${newId()}, 'Manager of keys')`.execute(tx),
  );
  await withNewSection(async (one) => {
    await withNewSection(async (other) => {
      await Promise.all([offerNewPermissions(one), offerNewPermissions(other)]);
    });
  });
  expect(await held(demo)).toEqual(all);
  expect(await held(scene.tenants.lakeside)).toEqual(all);
  const entries = await audited(demo);
  expect(entries).toHaveLength(4);
  expect(entries).toContainEqual({
    who: 'Courtyard',
    member: null,
    changes: { permissions: { before: [], after: ['Pool Key Create', 'Pool Keys List View'] } },
  });
});

test('who signs in may use them', async () => {
  const owner = await scene.client.as('owner', 'demo');
  const body = { isPermissionsRequested: true };
  const { data } = await owner.ok('POST /api/v1/dashboard/data', { body });
  expect(data.permissions).toContain('Pool Keys List View');
  expect(data.permissions).not.toContain('Pool Key Create');
});

test('what an administrator took away stays away', async () => {
  const { demo, lakeside } = scene.tenants;
  await scene.platform.inTenant(demo, (tx) =>
    sql`delete from role_permission where permission = 'Pool Keys List View'
      and role_id in (select id from role where name = 'Member')`.execute(tx),
  );
  await withNewSection(offerNewPermissions);
  expect(await held(demo)).toEqual(all.filter((each) => !each.startsWith('Member')));
  expect(await held(lakeside)).toEqual(all);
  expect(await audited(demo)).toHaveLength(4);
});
