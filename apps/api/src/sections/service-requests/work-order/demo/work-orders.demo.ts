import { addDays, dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { DemoCommunity, DemoSeed } from '../../../../platform/section/demo/demo-community';
import { idOf } from '../../../../platform/section/demo/dice';
import { picture } from '../../../../platform/section/demo/picture';
import { type DemoOrder, ordersOfTheYear, type WorkScene } from './work-year';
import { vendorNames } from './work-words';

const howMany = { demo: 250, lakeside: 25 } as const;
const visitMs = 2 * 3_600_000;

async function vendorsByTrade(tx: Tx): Promise<WorkScene['vendors']> {
  const rows = await tx.selectFrom('vendor').select(['id', 'name']).where('archivedAt', 'is', null).execute();
  const idByName = new Map(rows.map(({ id, name }) => [name, id]));
  return Object.fromEntries(
    Object.entries(vendorNames).flatMap(([trade, name]) => {
      const id = idByName.get(name);
      return id === undefined ? [] : [[trade, id]];
    }),
  );
}

async function sceneOf(tx: Tx, { slug, platform }: DemoCommunity): Promise<WorkScene> {
  const homes = await tx
    .selectFrom('property')
    .select('id')
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute();
  const areas = await tx
    .selectFrom('commonArea')
    .select('id')
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute();
  return {
    slug,
    now: platform.clock(),
    vendors: await vendorsByTrade(tx),
    homes: homes.map(({ id }) => id),
    areaIds: areas.map(({ id }) => id),
  };
}

const order = ['draft', 'issued', 'scheduled', 'in-progress', 'done', 'accepted'];
const isSince = ({ state }: DemoOrder, least: string) => order.indexOf(state) >= order.indexOf(least);

function rowOf({ id: tenantId, timeZone, people }: DemoCommunity, made: DemoOrder) {
  const { id, number, work, state, vendorId, propertyId, areaId, priority, createdAt, visitAt, totalMinor } =
    made;
  const finishedAt = isSince(made, 'done') ? new Date(visitAt.getTime() + visitMs) : null;
  const isSigned = made.needsSignOff && state === 'accepted';
  return {
    tenantId,
    id,
    number,
    title: work.title,
    propertyId,
    areaId,
    vendorId,
    priority,
    state,
    totalMinor,
    dueOn: addDays(dayAt(createdAt, timeZone), 14),
    estimateMinor: 45e3,
    needsSignOff: made.needsSignOff,
    issuedAt: isSince(made, 'issued') ? createdAt : null,
    confirmedAt: isSince(made, 'scheduled') ? createdAt : null,
    startedAt: isSince(made, 'in-progress') ? visitAt : null,
    finishedAt,
    acceptedAt: state === 'accepted' ? finishedAt : null,
    workNote: finishedAt === null ? null : work.done,
    stateNote: state === 'cancelled' ? 'No longer needed.' : null,
    signedName: isSigned ? 'Resident' : null,
    signedAt: isSigned ? finishedAt : null,
    signRecordedBy: isSigned ? people.vendor.displayName : null,
    createdById: people.admin.memberId,
    createdAt,
    updatedAt: finishedAt !== null && finishedAt < new Date() ? finishedAt : createdAt,
  };
}

async function writeParts(tx: Tx, { id: tenantId, people }: DemoCommunity, orders: readonly DemoOrder[]) {
  const checks = orders.flatMap((made) =>
    made.work.checks.map((text, position) => ({
      tenantId,
      id: idOf(`${made.id} check ${position}`),
      workOrderId: made.id,
      position,
      text,
      ...(isSince(made, 'done') && {
        doneAt: made.visitAt,
        doneBy: people.vendor.displayName,
      }),
    })),
  );
  await tx.insertInto('workOrderCheck').values(checks).execute();
  const lines = orders.flatMap(({ id: workOrderId, lines: of }) =>
    of.map((line, position) => ({ tenantId, workOrderId, position, ...line })),
  );
  await tx.insertInto('workOrderLine').values(lines).execute();
  const visits = orders
    .filter(({ state }) => state !== 'draft' && state !== 'cancelled')
    .map(({ id: workOrderId, vendorId, propertyId, visitAt, state, createdAt }) => ({
      tenantId,
      id: idOf(`${workOrderId} visit`),
      workOrderId,
      vendorId,
      assigneeId: null,
      propertyId,
      startsAt: visitAt,
      endsAt: new Date(visitAt.getTime() + visitMs),
      state: state === 'issued' ? ('proposed' as const) : ('confirmed' as const),
      note: null,
      proposedBy: people.vendor.displayName,
      createdAt,
    }));
  await tx.insertInto('workOrderVisit').values(visits).execute();
}

/** Open and done requests of maintenance, for some of the orders about the same home. */
const linkRequests = (tx: Tx) =>
  sql`insert into work_order_request (tenant_id, work_order_id, request_id)
    select distinct on (made.id) made.tenant_id, made.id, request.id from work_order made
    join request on request.property_id = made.property_id and request.kind = 'maintenance' and request.state <> 'merged'
    where (made.state in ('accepted', 'cancelled')) = (request.state in ('resolved', 'closed'))
    order by made.id, request.number`.execute(tx);

const planned = [
  {
    title: 'Quarterly fire safety inspection',
    every: 3,
    unit: 'month' as const,
    checks: ['Alarms', 'Extinguishers'],
    area: 'Clubhouse',
    trade: 'handy' as const,
  },
  {
    title: 'Weekly pool check',
    every: 1,
    unit: 'week' as const,
    checks: ['Water', 'Pump', 'Gate'],
    area: 'Pool',
    trade: 'pool' as const,
  },
];

async function writePlans(
  tx: Tx,
  { id: tenantId, slug, timeZone, platform }: DemoCommunity,
  scene: WorkScene,
) {
  const areas = await tx
    .selectFrom('commonArea')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy('name')
    .execute();
  const [first] = areas;
  if (first === undefined) return;
  const startsOn = addDays(dayAt(platform.clock(), timeZone), 20);
  await tx
    .insertInto('servicePlan')
    .values(
      planned.map(({ area, trade, ...plan }) => ({
        tenantId,
        id: idOf(`${slug} plan ${plan.title}`),
        areaId: (areas.find(({ name }) => name === area) ?? first).id,
        assetId: null,
        assigneeId: null,
        vendorId: scene.vendors[trade] ?? null,
        description: null,
        priority: 'normal' as const,
        estimateMinor: null,
        startsOn,
        endsOn: null,
        aheadDays: 7,
        isActive: true,
        ...plan,
      })),
    )
    .execute();
}

/** Photos before and after of what vendors finished last. */
async function writePhotos(
  tx: Tx,
  { id: tenantId, platform }: DemoCommunity,
  orders: readonly DemoOrder[],
): Promise<void> {
  const shown = orders.filter((made) => isSince(made, 'done')).slice(-4);
  const store = async (name: string, colors: Parameters<typeof picture>) => {
    const file = await platform.files.store(tx, {
      tenantId,
      name,
      content: picture(...colors),
      uploadedBy: null,
    });
    await platform.files.attach(tx, file.id);
    return file.id;
  };
  for (const { id: workOrderId } of shown) {
    const before = await store('Before.png', [
      [120, 110, 100],
      [90, 80, 75],
    ]);
    const after = await store('After.png', [
      [205, 212, 216],
      [160, 150, 135],
    ]);
    const photo = { tenantId, workOrderId, position: 0 };
    await tx
      .insertInto('workPhotoBefore')
      .values({ ...photo, fileId: before })
      .execute();
    await tx
      .insertInto('workPhotoAfter')
      .values({ ...photo, fileId: after })
      .execute();
  }
}

/** A year of work orders, in every state, of the vendors that the books know. */
export const seedWorkOrders: DemoSeed = async (tx, community) => {
  const scene = await sceneOf(tx, community);
  const orders = ordersOfTheYear(scene, howMany[community.slug]);
  if (orders.length === 0) return;
  await tx
    .insertInto('workOrder')
    .values(orders.map((made) => rowOf(community, made)))
    .execute();
  await writeParts(tx, community, orders);
  await writePhotos(tx, community, orders);
  await linkRequests(tx);
  await writePlans(tx, community, scene);
  const vendorId = scene.vendors.plumbing;
  if (vendorId !== undefined)
    await tx
      .insertInto('vendorMember')
      .values({ tenantId: community.id, memberId: community.people.vendor.memberId, vendorId })
      .execute();
};
