import type { FolderGrant } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import { newId } from '../../../platform/core/ids';
import { type TestPerson, withApp } from '../../../testing';
import { addDocument, addFolder, memberIdOf } from '../documents.fixture';
import { demoDay } from '../../../testing/calls/demo-day';

const app = withApp();
type Who = 'owner' | 'board' | 'admin';
const tenantId = () => app.tenants.demo;
const inDemo = <T extends object>(text: ReturnType<typeof sql<T>>) =>
  app.platform.inTenant(tenantId(), async (tx) => (await text.execute(tx)).rows);

/** The person of a member of the demo, by their id. */
async function personOf(who: Who): Promise<string> {
  const memberId = await memberIdOf(app, who);
  const [known] = await inDemo(sql<{ id: string }>`select id from person where member_id = ${memberId}`);
  if (known) return known.id;
  const id = newId();
  await inDemo(
    sql<object>`insert into person (tenant_id, id, name, member_id) values (${tenantId()}, ${id}, ${who}, ${memberId})`,
  );
  return id;
}

const addOwner = async (propertyId: string, who: Who, shareMillionths: number) =>
  inDemo(sql<object>`insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
    values (${tenantId()}, ${newId()}, ${propertyId}, ${await personOf(who)}, ${shareMillionths}, ${demoDay(-400)})`);

/** A unit of the seller alone, or with another. Gives its id, which is that of its documents. */
async function unitOf(...owners: Who[]): Promise<string> {
  const admin = await app.client.as('admin', 'demo');
  const body = { unitNumber: newId().slice(-8), address: {} };
  const { id } = (await admin.ok('POST /api/v1/properties', { body })).data;
  for (const who of owners) await addOwner(id, who, 1_000_000 / owners.length);
  return id;
}

const sell = async (propertyId: string, ...buyers: Who[]) => {
  const admin = await app.client.as('admin', 'demo');
  const shared = await Promise.all(
    buyers.map(async (who) => ({
      person: { personId: await personOf(who) },
      shareMillionths: 1_000_000 / buyers.length,
    })),
  );
  await admin.ok('POST /api/v1/properties/:propertyId/sales', {
    params: { propertyId },
    body: { soldOn: demoDay(0), buyers: shared },
  });
};

const accessOf = async (person: TestPerson, folderId: string) =>
  (await person.ok('GET /api/v1/document-folders/:folderId/access', { params: { folderId } })).data;

async function share(person: TestPerson, folderId: string, ...grants: FolderGrant[]) {
  const { isRestricted, version } = await accessOf(person, folderId);
  const body = { isRestricted, grants, version };
  await person.ok('PUT /api/v1/document-folders/:folderId/access', { params: { folderId }, body });
}

const withPerson = async (who: Who, right: FolderGrant['right'] = 'change') => ({
  grantee: { kind: 'person' as const, id: await memberIdOf(app, who) },
  right,
});

const people = async () =>
  [
    await app.client.as('owner', 'demo'),
    await app.client.as('board', 'demo'),
    await app.client.as('admin', 'demo'),
  ] as const;

const reads = async (person: TestPerson, documentId: string) => {
  const content = await person.call('GET /api/v1/documents/:documentId/content', { params: { documentId } });
  const { data } = await person.ok('GET /api/v1/my-documents', { query: { limit: 100 } });
  return [content.status, data.some(({ id }) => id === documentId)];
};

/** Runs with one who no longer owns a unit, as of tomorrow. */
async function afterLeaving(propertyId: string, who: Who, check: () => Promise<void>): Promise<void> {
  await inDemo(sql<object>`update ownership set ends_on = ${demoDay(0)}
    where property_id = ${propertyId} and person_id = ${await personOf(who)} and ends_on is null`);
  app.setClock(new Date(Date.now() + 86_400_000));
  await check();
  app.setClock(new Date());
}

test('a sale ends what the sellers shared, with themselves and by those to whom they gave it', async () => {
  const [seller, buyer, agent] = await people();
  const unit = await unitOf('owner');
  await addFolder(seller, unit, 'Contracts');
  await share(seller, unit, await withPerson('owner'), await withPerson('admin'));
  // The agent shares a folder in the name of the seller.
  const repairs = await addFolder(agent, unit, 'Repairs');
  await share(agent, repairs.id, { grantee: { kind: 'everyone' }, right: 'view' });
  const { id: before } = await addDocument(app, agent, repairs.id, 'roof.txt');
  expect(await reads(agent, before)).toEqual([200, true]);
  expect(await reads(buyer, before)).toEqual([200, true]);

  await sell(unit, 'board');
  const { id } = await addDocument(app, buyer, repairs.id, 'mortgage.txt');
  expect(await reads(buyer, id)).toEqual([200, true]);
  expect(await reads(seller, id)).toEqual([404, false]);
  expect(await reads(agent, id)).toEqual([404, false]);
  expect([await accessOf(buyer, unit), await accessOf(buyer, repairs.id)]).toMatchObject([
    { grants: [] },
    { grants: [], inherited: [] },
  ]);
  // What the buyer shares counts.
  await share(buyer, unit, await withPerson('admin', 'view'));
  expect(await reads(agent, id)).toEqual([200, true]);
});

test('an owner who keeps a part keeps what they shared, even where another saves it unchanged', async () => {
  const [seller, buyer, agent] = await people();
  const unit = await unitOf('owner', 'board');
  const { id } = await addDocument(app, seller, unit, 'deed.txt');
  await share(seller, unit, await withPerson('admin', 'view'));
  await share(buyer, unit, await withPerson('admin', 'view'));
  await sell(unit, 'owner', 'board');
  expect(await reads(agent, id)).toEqual([200, true]);
  await afterLeaving(unit, 'owner', async () => expect(await reads(agent, id)).toEqual([404, false]));
});

test('owners of the day see the restricted folders of their unit, and those of a member are theirs', async () => {
  const [seller, buyer, agent] = await people();
  const unit = await unitOf('owner');
  const hidden = await addFolder(seller, unit, 'Hidden', true);
  const { id } = await addDocument(app, seller, hidden.id, 'letter.txt');
  await sell(unit, 'board');
  expect(await reads(buyer, id)).toEqual([200, true]);
  expect(await reads(seller, id)).toEqual([404, false]);
  const { data } = await buyer.ok('GET /api/v1/my-documents/folders', { query: { parentId: unit } });
  expect(data.folders).toMatchObject([{ name: 'Hidden', right: 'change' }]);

  const own = await memberIdOf(app, 'board');
  await addFolder(buyer, own, 'First');
  await share(buyer, own, await withPerson('admin', 'add'));
  const secret = await addFolder(agent, own, 'Of the agent', true);
  const seen = await buyer.ok('GET /api/v1/my-documents/folders', { query: { parentId: own } });
  expect(seen.data.folders.map((folder) => folder.id)).toContain(secret.id);
});

test('a folder that goes to another tree takes only the grants that count, and in the name of its owner', async () => {
  const [seller, buyer, agent] = await people();
  const unit = await unitOf('owner');
  const folder = await addFolder(seller, unit, `Moved ${unit}`);
  await share(seller, folder.id, await withPerson('admin', 'view'));
  await sell(unit, 'board');
  const { id } = await addDocument(app, buyer, folder.id, 'later.txt');
  const own = await memberIdOf(app, 'board');
  await addFolder(buyer, own, `Second ${unit}`);
  const move = async (parentId: string) => {
    const { version } = await accessOf(buyer, folder.id);
    const params = { folderId: folder.id };
    await buyer.ok('POST /api/v1/document-folders/:folderId/move', { params, body: { parentId, version } });
  };
  await move(own);
  expect(await accessOf(buyer, folder.id)).toMatchObject({ grants: [] });
  await share(buyer, folder.id, await withPerson('admin', 'view'));
  await move(unit);
  expect((await reads(agent, id))[0]).toBe(200);
  await afterLeaving(unit, 'board', async () => expect((await reads(agent, id))[0]).toBe(404));
});
