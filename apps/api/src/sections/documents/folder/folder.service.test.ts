import { deepestFolder } from '@courtyard/contract/documents/folder/folder.values';
import { withApp } from '../../../testing';
import { addFolder } from '../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const refused = (field: string, sentence: RegExp) => ({
  status: 422,
  body: { fields: { [field]: expect.stringMatching(sentence) } },
});

test('a folder goes neither into itself nor deeper than folders go, and stays where it was', async () => {
  const person = await admin();
  const outer = await addFolder(person, app.tenants.demo, 'Outer');
  const inner = await addFolder(person, outer.id, 'Inner');
  const move = (folderId: string, parentId: string, version: number) =>
    person.call('POST /api/v1/document-folders/:folderId/move', {
      params: { folderId },
      body: { parentId, version },
    });
  for (const parentId of [outer.id, inner.id])
    expect(await move(outer.id, parentId, outer.version)).toMatchObject(
      refused('parentId', /can’t be moved into itself\. Choose/),
    );
  // The top is the first level.
  let deepest = await addFolder(person, app.tenants.demo, 'Level 2');
  for (let level = 3; level <= deepestFolder; level += 1)
    deepest = await addFolder(person, deepest.id, `Level ${level}`);
  const tooDeep = refused('parentId', /up to 20 levels deep\. Choose a higher-level folder/);
  const body = { parentId: deepest.id, name: 'One too many' };
  expect(await person.call('POST /api/v1/document-folders', { body })).toMatchObject(tooDeep);
  expect(await move(outer.id, deepest.id, outer.version)).toMatchObject(tooDeep);
  const { data } = await person.ok('GET /api/v1/hoa-documents/folders', { query: { parentId: outer.id } });
  expect(data).toMatchObject({ path: [{ root: 'hoa' }], folders: [{ id: inner.id }] });
});

test('names that differ in their case alone are one, and one that is no line or too long is refused', async () => {
  const person = await admin();
  const { parentId } = await addFolder(person, app.tenants.demo, 'Minutes');
  const create = (name: string) =>
    person.call('POST /api/v1/document-folders', { body: { parentId: parentId ?? '', name } });
  expect(await create('MINUTES')).toMatchObject(refused('name', /already exists here\. Use another name/));
  for (const name of ['a\u0000b', 'a\nb', 'x'.repeat(255), ' '])
    expect([name, (await create(name)).status]).toEqual([name, 422]);
  // A name is a name and no path: nothing is stored under it.
  expect(await create('../etc')).toMatchObject({ status: 201, body: { data: { name: '../etc' } } });
});
