import type { TestAnswer, TestApp } from '../../testing';
import type { DemoPerson } from '../../platform/section/demo/demo-community';
import type { LooseInput } from './test-client';

interface TestedResource {
  app: TestApp;
  /** Of its list: `/api/v1/assets`. */
  path: string;
  /** The parameter of its path, `assetId`, and the kind of its histories, `asset`. */
  param: string;
  kind: string;
  /** What creates one under a name. */
  input: (name: string) => Record<string, unknown>;
  /** What a change gives besides, other than one is created with, by fields of the answer. */
  change: Record<string, unknown>;
  /** Who may read but not write, and who may do neither. */
  reader: DemoPerson;
  stranger: DemoPerson;
  /** Whether it has files (`fileIds`). */
  hasFiles: boolean;
}

interface Answered {
  id: string;
  name: string;
  version: number;
  files: { name: string }[];
}

/**
 * Tests what every resource with the nine standard calls does: creation, change under the version that was read, removal, history and files; the list and
 * its file under the same filters and order; nothing of it for another community; who may read and write.
 */
export function testResource({
  app,
  path,
  param,
  kind,
  input,
  change,
  reader,
  stranger,
  hasFiles,
}: TestedResource): void {
  const single = `${path}/:${param}`;
  const admin = () => app.client.as('admin', 'demo');
  type Person = Awaited<ReturnType<typeof admin>>;
  const send = async (person: Person, call: string, given: LooseInput = {}) => {
    // The border: the calls are those that `resourceRoutes` made for the path.
    const answer = await person.callAny(call as never, given);
    return answer as TestAnswer<{ data: never; page: { total: number }; code: string }>;
  };
  const done = async <T>(person: Person, call: string, given?: LooseInput): Promise<T> => {
    const { status, body, text } = await send(person, call, given);
    if (status >= 400) throw new Error(`${call} answered ${status}: ${text}`);
    return body?.data;
  };
  const make = async (name: string, more = {}) =>
    done<Answered>(await admin(), `POST ${path}`, { body: { ...input(name), ...more } });

  async function file(name: string): Promise<string> {
    const tenantId = app.tenants.demo;
    const stored = await app.platform.inTenant(tenantId, (tx) =>
      app.platform.files.store(tx, { tenantId, name, content: Buffer.from(name), uploadedBy: null }),
    );
    return stored.id;
  }

  test('one is created, changed under the version that was read, removed, and has its history', async () => {
    const person = await admin();
    const made = await make('First');
    expect(made).toMatchObject({ name: 'First', version: 1 });
    const params = { [param]: made.id };
    const body = { ...input('Renamed'), ...change, version: 1 };
    const changed = await done<Answered>(person, `PUT ${single}`, { params, body });
    expect(changed).toMatchObject({ name: 'Renamed', ...change, version: 2 });
    expect(await done(person, `GET ${single}`, { params })).toEqual(changed);
    const again = await send(person, `PUT ${single}`, { params, body });
    expect([again.status, again.body.code]).toEqual([409, 'changed-meanwhile']);

    const history = await done<{ action: string; changes: unknown }[]>(person, `GET ${single}/history`, {
      params,
    });
    expect(history.map(({ action }) => action)).toEqual([`${kind}.update`, `${kind}.create`]);
    expect(history[0]?.changes).toMatchObject({ name: { before: 'First', after: 'Renamed' } });

    await done(person, `DELETE ${single}`, { params });
    expect((await send(person, `GET ${single}`, { params })).status).toBe(404);
    expect((await send(person, `DELETE ${single}`, { params })).status).toBe(404);
  });

  if (hasFiles)
    test('its files come and go with it, and are let go of when it is removed', async () => {
      const person = await admin();
      const [plan, photo] = [await file('plan.txt'), await file('photo.txt')];
      const made = await make('Filed', { fileIds: [plan, photo] });
      expect(made.files.map(({ name }) => name)).toEqual(['plan.txt', 'photo.txt']);
      const params = { [param]: made.id };
      const body = { ...input('Filed'), fileIds: [photo], version: 1 };
      const changed = await done<Answered>(person, `PUT ${single}`, { params, body });
      expect(changed.files.map(({ name }) => name)).toEqual(['photo.txt']);
      await done(person, `DELETE ${single}`, { params });
      const { unattachedSince } = await app.platform.inTenant(app.tenants.demo, (tx) =>
        tx.selectFrom('file').select('unattachedSince').where('id', '=', photo).executeTakeFirstOrThrow(),
      );
      expect(unattachedSince).not.toBeNull();
    });

  test('the list is searched, filtered and sorted, and its file has the same rows', async () => {
    const person = await admin();
    for (const name of ['Listed a', 'Listed b', 'Listed c']) await make(name);
    const query = { search: 'listed', sort: '-name' };
    const { body } = await send(person, `GET ${path}`, { query });
    expect(body.data).toMatchObject([{ name: 'Listed c' }, { name: 'Listed b' }, { name: 'Listed a' }]);
    expect(body.page.total).toBe(3);
    expect(await done(person, `GET ${path}/totals`, { query: { search: 'listed' } })).toMatchObject({
      count: 3,
    });
    const { text } = await send(person, `GET ${path}/export`, { query });
    const lines = text.trim().split(/\r?\n/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Name');
    expect(lines.slice(1).map((line) => /Listed [abc]/.exec(line)?.[0])).toEqual([
      'Listed c',
      'Listed b',
      'Listed a',
    ]);
  });

  test("one of another community is nobody's", async () => {
    const lake = await app.client.as('admin', 'lakeside');
    const params = { [param]: (await make('Ours')).id };
    const query = { search: 'ours' };
    expect(await done(lake, `GET ${path}`, { query })).toEqual([]);
    expect(await done(lake, `GET ${path}/totals`, { query })).toMatchObject({ count: 0 });
    expect((await send(lake, `GET ${path}/export`, { query })).text).not.toContain('Ours');
    const answers = [
      await send(lake, `GET ${single}`, { params }),
      await send(lake, `GET ${single}/history`, { params }),
      await send(lake, `PUT ${single}`, { params, body: { ...input('Theirs'), version: 1 } }),
      await send(lake, `DELETE ${single}`, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('who may read it does not write, and others do neither', async () => {
    const params = { [param]: (await make('Guarded')).id };
    const statuses = async (who: DemoPerson) => {
      const person = await app.client.as(who, 'demo');
      const answers = [
        await send(person, `GET ${path}`),
        await send(person, `GET ${single}`, { params }),
        await send(person, `GET ${single}/history`, { params }),
        await send(person, `GET ${path}/totals`),
        await send(person, `GET ${path}/export`),
        await send(person, `POST ${path}`, { body: input('Not mine') }),
        await send(person, `PUT ${single}`, { params, body: { ...input('Not mine'), version: 1 } }),
        await send(person, `DELETE ${single}`, { params }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses(reader)).toEqual([200, 200, 200, 200, 200, 403, 403, 403]);
    expect(await statuses(stranger)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
  });
}
