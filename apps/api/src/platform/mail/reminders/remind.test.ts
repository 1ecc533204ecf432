import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../testing';
import { housekeepingJob } from '../../core/housekeeping.jobs';
import { newId } from '../../core/ids';
import { changeSection } from '../../registry/choice/section-settings.service';
import { jobsOf } from '../../section/jobs/section-jobs';
import { defineReminder } from './remind';
import type { DueRecord } from './reminder';

const scene = withApp();
const on = addDays(dayAt(new Date(), 'America/New_York'), 400);

interface Lease extends DueRecord {
  tenant: string;
  address: string;
}

const records: Lease[] = [];
const message = (_run: unknown, due: readonly Lease[]) => ({
  subject: `${due.length} leases end`,
  body: [
    'They end soon.',
    { lines: due.map(({ tenant }) => tenant) },
    { button: 'https://demo.example/leases' },
  ],
});

const reminder = defineReminder<Lease>({
  name: 'leases.reminders',
  cron: '5 * * * *',
  subjectType: 'lease',
  comingUp: async ({ tenant }) => (tenant.slug === 'demo' ? records : []),
  audiences: [
    { addresses: async (_run, due) => new Map([['manager@mail.example', due]]), message },
    {
      addresses: async (_run, due) => new Map(due.map((each) => [each.address, [each]])),
      message: () => ({ subject: 'Your lease ends', body: ['It ends soon.'] }),
    },
  ],
});

const [job] = jobsOf({
  id: 'properties',
  modules: [],
  ownRecords: [],
  concurrentChanges: null,
  permissions: {},
  followAddress: async () => {},
  mergedRows: [],
  fileColumns: [],
  uploads: [],
  vendorBills: null,
  vendorPayouts: null,
  sourcesPaid: null,
  payoutsUnderWay: null,
  ticketRequests: null,
  hasAmounts: async () => false,
  sentences: {},
  history: {},
  ownPlaces: {},
  firstSteps: [],
  jobs: [],
  communityJobs: [],
  reminders: [reminder],
  notifications: [],
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
});

function lease(tenant: string, address: string): Lease {
  return { id: newId(), kind: 'end', on, stages: [30, 7], tenant, address };
}

async function runAt(day: string, time = '17:00') {
  scene.setClock(new Date(`${day}T${time}:00Z`));
  const { demo } = scene.tenants;
  const mails = () =>
    scene.platform.inTenant(demo, (tx) =>
      tx.selectFrom('mail').selectAll().where('subject', 'like', '%lease%').orderBy('id').execute(),
    );
  const before = (await mails()).length;
  await job?.run({}, scene.platform);
  return (await mails()).slice(before);
}

const switchSection = (enabled: boolean) =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    await tx
      .insertInto('section')
      .values({ id: 'properties', title: 'Properties', basePath: '/properties-common-areas' })
      .onConflict((known) => known.doNothing())
      .execute();
    const host = { folder: '', release: null };
    return changeSection(tx, scene.platform, host, {
      tenantId: scene.tenants.demo,
      sectionId: 'properties',
      change: { enabled },
    });
  });

test('each recipient gets one mail of a run, each stage is told of once, and not before the morning', async () => {
  records.push(
    lease('Ada\n\nhttps://elsewhere.example', 'ada@mail.example'),
    lease('Manager herself', 'manager@mail.example'),
  );
  expect(await runAt(addDays(on, -31))).toEqual([]);
  expect(await runAt(addDays(on, -30), '11:00')).toEqual([]);
  const first = await runAt(addDays(on, -30));
  expect(first.map((mail) => [mail.toAddress, mail.subject])).toEqual([
    ['manager@mail.example', '2 leases end'],
    ['ada@mail.example', 'Your lease ends'],
  ]);
  expect(await runAt(addDays(on, -29))).toEqual([]);
  records.push(lease('Late', 'late@mail.example'));
  // What is recorded late gets the nearest stage alone.
  expect((await runAt(addDays(on, -6))).map((mail) => mail.subject)).toEqual([
    '3 leases end',
    'Your lease ends',
    'Your lease ends',
  ]);
  expect(await runAt(on)).toEqual([]);
  expect(await runAt(addDays(on, 1))).toEqual([]);
});

test('a break in what somebody typed makes no paragraph and no button', async () => {
  records.splice(0, records.length, lease('Eve\n\nhttps://evil.example\u2028x', 'eve@mail.example'));
  const [mail] = await runAt(addDays(on, -30));
  expect(mail?.textBody).toContain('\nEve https://evil.example x\n');
  const buttons = mail?.htmlBody.match(/<a href="[^"]*" style/g);
  expect(buttons).toEqual(['<a href="https://demo.example/leases" style']);
});

test('nobody is told where the section is switched off, and what was missed is told after', async () => {
  records.splice(0, records.length, lease('Kim', 'kim@mail.example'));
  await switchSection(false);
  expect(await runAt(addDays(on, -30))).toEqual([]);
  await switchSection(true);
  expect(await runAt(addDays(on, -29))).toHaveLength(2);
});

test('what was sent is remembered until a month after it fell due', async () => {
  const { platform, tenants } = scene;
  const kept = () =>
    platform.inTenant(tenants.demo, (tx) =>
      tx.selectFrom('reminder').select('dueOn').where('kind', '=', 'kept').orderBy('dueOn').execute(),
    );
  const days = [addDays(on, -31), addDays(on, -29)];
  await platform.inTenant(tenants.demo, async (tx) => {
    for (const dueOn of days) {
      const note = {
        subjectType: 'lease',
        subjectId: newId(),
        kind: 'kept',
        dueOn,
        daysBefore: 7,
        sentAt: new Date(),
      };
      await tx
        .insertInto('reminder')
        .values({ tenantId: tenants.demo, ...note })
        .execute();
    }
  });
  scene.setClock(new Date(`${on}T12:00:00Z`));
  await housekeepingJob.run({}, platform);
  expect(await kept()).toEqual([{ dueOn: days[1] }]);
});
