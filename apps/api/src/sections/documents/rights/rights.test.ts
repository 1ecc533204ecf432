import type { FolderGrant, Grantee } from '@courtyard/contract/documents/folder/folder';
import { folderRights, granteeKinds } from '@courtyard/contract/documents/folder/folder.values';
import { type RawBuilder, sql } from 'kysely';
import { Dice } from '../../../platform/section/demo/dice';
import { type TestPerson, withApp } from '../../../testing';
import { addFolder, memberIdOf } from '../documents.fixture';
import { type ModelFolder, modelLevel, type ModelMember } from './rights-model.fixture';
import { waysToBytes } from './ways-to-bytes.fixture';
import { demoDay } from '../../../testing/calls/demo-day';

const app = withApp();
const { putDocuments, wrongWays } = waysToBytes(app);
const inDemo = <T extends object>(text: ReturnType<typeof sql<T>>) =>
  app.platform.inTenant(app.tenants.demo, async (tx) => (await text.execute(tx)).rows);

/** Members with what the tables say of them; some of those with a home, a role that ends, or a term. */
const memberQuery = (where: RawBuilder<unknown>) => sql<ModelMember>`
    select m.id,
      array(select distinct p.permission from member_role h join role_permission p on p.role_id = h.role_id
        where h.member_id = m.id) as permissions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', role_id, 'endsOn', ends_on)), '[]') from member_role
        where member_id = m.id) as roles,
      (select coalesce(jsonb_agg(jsonb_build_object('id', committee_id, 'startsOn', starts_on, 'endsOn', t.ends_on)), '[]')
        from committee_term t join committee c on c.id = t.committee_id and c.status = 'active'
        where t.member_id = m.id) as terms,
      ${held('ownership')} as owned, ${held('residency')} as lived
    from member m where ${where}`;

const readMembers = () =>
  inDemo(
    memberQuery(sql`m.status = 'active'
      and (exists (select from person where person.member_id = m.id) or exists (select from committee_term t where t.member_id = m.id))
    order by exists (select from committee_term t where t.member_id = m.id) desc, m.id limit 16`),
  );

const held = (table: string) => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', h.property_id,
    'startsOn', h.starts_on, 'endsOn', h.ends_on, 'building', property.building)), '[]')
  from ${sql.table(table)} h join person on person.id = h.person_id
  join property on property.id = h.property_id and property.archived_at is null where person.member_id = m.id)`;

const readGrantees = async (members: readonly ModelMember[]): Promise<Grantee[]> => {
  const ids = (periods: readonly { id: string }[]) => [...new Set(periods.map(({ id }) => id))];
  const buildings = new Set(
    members.flatMap((m) => [...m.owned, ...m.lived]).map((home) => home.building ?? ''),
  );
  return [
    { kind: 'everyone' },
    ...ids(members.flatMap((m) => m.roles)).map((id): Grantee => ({ kind: 'role', id })),
    ...ids(members.flatMap((m) => m.terms)).map((id): Grantee => ({ kind: 'committee', id })),
    ...ids(members.flatMap((m) => [...m.owned, ...m.lived])).map((id): Grantee => ({ kind: 'unit', id })),
    ...members.map(({ id }): Grantee => ({ kind: 'person', id })),
    ...[...buildings].filter(Boolean).map((name): Grantee => ({ kind: 'building', name })),
  ];
};

const days = [-4000, -900, -300, 0, 150, 450].map((offset) => demoDay(offset));

/** Folders as the database has them: what each member may do in each on each day, without those who may nothing. */
const readLevels = async (members: readonly ModelMember[]) => {
  const given = JSON.stringify(members.map(({ id, permissions }) => ({ id, permissions })));
  const rows = await inDemo(sql<{ row: string }>`
    select concat_ws(' ', given.id, day::date, folder.id, held.level) as row
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, permissions jsonb)
    cross join unnest(${days}::text[]) as day
    cross join courtyard.document_rights(given.id, day::date, array(select jsonb_array_elements_text(given.permissions))) held
    join document_folder folder on folder.scope_id = held.scope_id`);
  return rows.map(({ row }) => row).toSorted();
};

const modelLevels = (folders: ReadonlyMap<string, ModelFolder>, members: readonly ModelMember[]) =>
  members
    .flatMap((member) =>
      days.flatMap((day) =>
        [...folders.keys()].map((id) => [member.id, day, id, modelLevel(folders, member, day, id)] as const),
      ),
    )
    .filter(([, , , level]) => level > 0)
    .map((row) => row.join(' '))
    .toSorted();

/** The model and the database side by side, changed by the calls of one person. */
class Trees {
  readonly folders = new Map<string, ModelFolder>();
  /** Actions that were answered otherwise than the model says. */
  readonly wrong: unknown[] = [];

  constructor(
    private readonly person: TestPerson,
    private readonly self: ModelMember,
    private readonly dice: Dice,
    private readonly grantees: readonly Grantee[],
  ) {}

  private may = (id: string) => modelLevel(this.folders, this.self, demoDay(0), id);
  private any = () => this.dice.pick([...this.folders.keys()]);
  /** Of each kind as often: there are few committees and many units. */
  private grantee(): Grantee {
    const kind = this.dice.pick(granteeKinds);
    return this.dice.pick(this.grantees.filter((each) => each.kind === kind));
  }
  isWithin(id: string, around: string): boolean {
    for (let at = this.folders.get(id); at; at = this.folders.get(at.parentId ?? ''))
      if (at.id === around) return true;
    return false;
  }

  async create(turn: number): Promise<void> {
    const parent = this.folders.get(this.any());
    if (!parent || this.may(parent.id) < 2) return;
    const isRestricted = this.dice.percent(20);
    const { id } = await addFolder(this.person, parent.id, `Folder ${turn}`, isRestricted);
    const grants: FolderGrant[] = isRestricted
      ? [{ grantee: { kind: 'person', id: this.self.id }, right: 'change' }]
      : [];
    this.folders.set(id, {
      id,
      parentId: parent.id,
      space: parent.space,
      ownerId: null,
      isRestricted,
      grants,
    });
  }

  async share(): Promise<void> {
    const folder = this.folders.get(this.any());
    if (!folder || this.may(folder.id) < 3) return;
    const isRestricted = this.dice.percent(50);
    const chosen = new Set(Array.from({ length: this.dice.between(0, 4) }, () => this.grantee()));
    const isOwn = (grantee: Grantee) => grantee.kind === 'person' && grantee.id === this.self.id;
    const grants: FolderGrant[] = [...chosen]
      .filter((grantee) => !isOwn(grantee))
      .map((grantee) => ({ grantee, right: this.dice.pick(folderRights) }));
    if (this.dice.percent(80))
      grants.push({ grantee: { kind: 'person', id: this.self.id }, right: 'change' });
    const wanted = { ...folder, isRestricted, grants };
    this.folders.set(folder.id, wanted);
    const isLost = this.may(folder.id) < 3;
    if (isLost) this.folders.set(folder.id, folder);
    const params = { folderId: folder.id };
    const { version } = (await this.person.ok('GET /api/v1/document-folders/:folderId/access', { params }))
      .data;
    const { status, body } = await this.person.call('PUT /api/v1/document-folders/:folderId/access', {
      params,
      body: { isRestricted, grants, version },
    });
    const isLostTold = status === 409 && JSON.stringify(body).includes('access-lost');
    if (isLost ? !isLostTold : status !== 200) this.wrong.push(['share', wanted, isLost, status, body]);
  }

  async move(): Promise<void> {
    const [folder, target] = [this.folders.get(this.any()), this.folders.get(this.any())];
    if (!folder || !target || folder.parentId === null) return;
    const moved = { ...folder, parentId: target.id };
    const isAllowed = this.may(folder.id) === 3 && this.may(target.id) >= 2;
    const isPossible = target.space === folder.space && !this.isWithin(target.id, folder.id);
    if (isAllowed && isPossible) this.folders.set(folder.id, moved);
    const isKept = this.may(folder.id) === 3;
    if (!isKept) this.folders.set(folder.id, folder);
    const path = folder.space === 'hoa' ? 'hoa-documents' : 'my-documents';
    const query = { parentId: folder.id };
    const read = await this.person.call(`GET /api/v1/${path}/folders`, { query });
    const version = read.status === 200 ? (read.body.data.folder?.version ?? 1) : 1;
    const { status } = await this.person.call('POST /api/v1/document-folders/:folderId/move', {
      params: { folderId: folder.id },
      body: { parentId: target.id, version },
    });
    if (status < 300 !== (isAllowed && isPossible && isKept)) this.wrong.push(['move', moved, status]);
  }
}

test('a model and the database agree on who may do what, over random trees, grants, moves and dates', async () => {
  const person = await app.client.as('admin', 'demo');
  const dice = new Dice('folders');
  const members = await readMembers();
  const selfId = await memberIdOf(app, 'admin');
  const permissions = [...app.platform.permissions.names];
  const roles = await inDemo(sql<{ id: string; endsOn: null }>`
    select role_id as id, ends_on as "endsOn" from member_role where member_id = ${selfId}`);
  const known = members.find(({ id }) => id === selfId);
  const self: ModelMember = known ?? { id: selfId, permissions, roles, terms: [], owned: [], lived: [] };
  const all = known ? members : [...members, self];
  const trees = new Trees(person, self, dice, await readGrantees(all));
  await addFolder(person, app.tenants.demo, 'First of the association');
  await addFolder(person, selfId, 'First of the admin');
  const rows = await inDemo(sql<ModelFolder>`
    select id, parent_id as "parentId", space, member_id as "ownerId", is_restricted as "isRestricted", '{}'::text[] as grants
    from document_folder where id = ${selfId} or (space = 'hoa' and parent_id is null)
      or name in ('First of the association', 'First of the admin')`);
  for (const row of rows) trees.folders.set(row.id, row);
  const others = new Set(
    (await inDemo(sql<{ id: string }>`select id from document_folder`))
      .map(({ id }) => id)
      .filter((id) => !trees.folders.has(id)),
  );
  for (let turn = 0; turn < 160; turn += 1) {
    const action = dice.between(1, 10);
    await (action <= 4 ? trees.create(turn) : action <= 7 ? trees.share() : trees.move());
    if (turn % 20 !== 19) continue;
    const stored = (await readLevels(all)).filter((row) => !others.has(row.split(' ')[2] ?? ''));
    expect(stored).toEqual(modelLevels(trees.folders, all));
  }
  expect(trees.wrong).toEqual([]);
  // Enough was shared to tell anything.
  expect(trees.folders.size).toBeGreaterThan(15);
  expect(modelLevels(trees.folders, all).length).toBeGreaterThan(500);

  const { folders } = trees;
  const isWithin = (id: string, around: string) => trees.isWithin(id, around);
  const documents = await putDocuments(trees.folders);
  for (const who of ['admin', 'board', 'owner', 'vendor'] as const) {
    const member = await readMember(await memberIdOf(app, who));
    const levels = new Map(
      [...trees.folders.keys()].map((id) => [id, modelLevel(trees.folders, member, demoDay(0), id)]),
    );
    const reader = await app.client.as(who, 'demo');
    expect([who, ...(await wrongWays({ reader, isWithin, folders, levels, documents }))]).toEqual([who]);
  }
});

const readMember = async (memberId: string): Promise<ModelMember> => {
  const rows = await inDemo(memberQuery(sql`m.id = ${memberId}`));
  if (!rows[0]) throw new Error('no such member');
  return rows[0];
};
