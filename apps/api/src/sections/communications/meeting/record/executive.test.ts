import { sql } from 'kysely';
import { withApp } from '../../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const plan = { kind: 'board' as const, heldOn: '2027-03-07', startTime: '19:00', endTime: '20:30' };
const secret = 'Foreclosure';

/** The file behind the link of their own. */
async function feedOf(person: Awaited<ReturnType<typeof admin>>): Promise<{ text: string }> {
  const { data } = await person.ok('POST /api/v1/calendar/feed');
  const { pathname, search } = new URL(data.url);
  const answer = await app.app.inject({
    url: `${pathname}${search}`,
    headers: { host: new URL(data.url).host },
  });
  return { text: answer.body };
}

/** Everything that somebody without the permission is answered of a word, as one text. */
async function allThatIsSaid(who: 'owner' | 'treasurer', meetingIds: string[]): Promise<string> {
  const person = await app.client.as(who, 'demo');
  const answers: { text: string }[] = [
    await person.call('GET /api/v1/meetings', { query: { limit: 200 } }),
    await person.call('GET /api/v1/meetings', { query: { search: secret.toLowerCase() } }),
    await person.call('GET /api/v1/meetings/export', { query: {} }),
    await person.call('GET /api/v1/meetings/values', { query: { of: 'status' } }),
    await person.call('GET /api/v1/meetings/totals', { query: { search: secret } }),
    await person.call('GET /api/v1/search', { query: { q: secret } }),
    await person.call('GET /api/v1/shell/notifications', { query: {} }),
    await person.call('GET /api/v1/me/tasks', { query: {} }),
    await person.call('GET /api/v1/logs', { query: { limit: 200 } }),
    await person.call('GET /api/v1/calendar/occurrences', {
      query: { from: '2027-03-01', to: '2027-03-31' },
    }),
    await feedOf(person),
  ];
  for (const meetingId of meetingIds) {
    const params = { meetingId };
    answers.push(
      await person.call('GET /api/v1/meetings/:meetingId', { params }),
      await person.call('GET /api/v1/meetings/:meetingId/history', { params, query: {} }),
      await person.call('GET /api/v1/meetings/:meetingId/executive-history', { params, query: {} }),
    );
  }
  return answers.map(({ text }) => text).join('\n');
}

test('nothing of an executive session or item is said to who may not see it: list, search, file, history, log', async () => {
  app.setClock(new Date('2027-02-01T15:00:00Z'));
  const person = await admin();
  const add = async (name: string, isExecutive: boolean) => {
    const made = await person.ok('POST /api/v1/meetings', { body: { name, ...plan, isExecutive } });
    const params = { meetingId: made.data.id };
    await person.ok('POST /api/v1/meetings/:meetingId/status', {
      params,
      body: { status: 'called', version: 1 },
    });
    return made.data.id;
  };
  const closed = await add(`${secret} hearing`, true);
  const open = await add('Open board', false);
  const item = await person.ok('POST /api/v1/meetings/:meetingId/agenda', {
    params: { meetingId: open },
    body: { title: `${secret} of 12B`, isExecutive: true, body: secret },
  });
  await person.ok('PUT /api/v1/meetings/:meetingId/agenda/:itemId', {
    params: { meetingId: open, itemId: item.data.id },
    body: { title: `${secret} of unit 12B`, version: 1 },
  });
  // What is to be done is on the calendar of who has to do it, of executive things too where they may see such.
  const people = await person.ok('GET /api/v1/members', { query: { search: 'treasurer@demo.example' } });
  const assigneeId = people.data[0]?.id ?? '';
  for (const [title, isExecutive] of [
    ['Ask three painters', false],
    [`File the ${secret.toLowerCase()}: ${secret}`, true],
  ] as const)
    await person.ok('POST /api/v1/meetings/:meetingId/action-items', {
      params: { meetingId: open },
      body: { title, isExecutive, assigneeId, dueOn: '2027-03-20', isDone: false },
    });

  const board = await app.client.as('board', 'demo');
  expect((await feedOf(board)).text).toContain(`SUMMARY:${secret} hearing`);
  const seen = await board.ok('GET /api/v1/meetings', { query: { search: secret } });
  expect(seen.data).toHaveLength(1);
  expect((await board.call('GET /api/v1/search', { query: { q: secret } })).text).toContain(secret);
  const apart = await board.ok('GET /api/v1/meetings/:meetingId/executive-history', {
    params: { meetingId: open },
    query: {},
  });
  expect(apart.data.map(({ action }) => action)).toEqual([
    'executive-session.add-action',
    'executive-session.change-item',
    'executive-session.add-item',
  ]);

  for (const who of ['owner', 'treasurer'] as const) {
    const said = await allThatIsSaid(who, [closed, open]);
    expect(said).toContain('Open board');
    expect(said).toContain('SUMMARY:Open board');
    expect(said).not.toContain(secret);
    expect(said).not.toContain(closed);
    expect(said.includes('SUMMARY:Ask three painters (Open board)')).toBe(who === 'treasurer');
  }
});

const base = '/api/v1/meetings/:meetingId' as const;

/** The treasurer, who keeps meetings without seeing what is executive. */
async function keeper() {
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .insertInto('rolePermission')
      .columns(['tenantId', 'roleId', 'permission'])
      .expression((from) =>
        from
          .selectFrom('role')
          .select(['tenantId', 'id', sql<string>`'Meeting Update'`.as('permission')])
          .where('name', '=', 'Treasurer'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  app.platform.sessions.forget(app.tenants.demo);
  return app.client.as('treasurer', 'demo');
}

async function inSession(more: { repeats?: string } = {}) {
  const board = await app.client.as('board', 'demo');
  const made = await board.ok('POST /api/v1/meetings', { body: { name: 'Decides', ...plan, ...more } });
  const params = { meetingId: made.data.id };
  for (const [index, status] of (['called', 'in-session'] as const).entries())
    await board.ok(`POST ${base}/status`, { params, body: { status, version: index + 1 } });
  return { board, params };
}

test('who may not see the executive part drafts it all the same, unseen', async () => {
  const { board, params } = await inSession();
  await board.ok(`POST ${base}/motions`, { params, body: { wording: 'Sue 12B', isExecutive: true } });
  await board.ok(`POST ${base}/status`, { params, body: { status: 'adjourned', version: 3 } });
  const drafted = await (await keeper()).call(`POST ${base}/minutes`, { params });
  expect(drafted).toMatchObject({ status: 201, body: { data: { executiveBody: null } } });
  expect(drafted.text).not.toContain('12B');
  expect((await board.ok(`GET ${base}/minutes`, { params })).data?.executiveBody).toContain('Sue 12B');
});

test('an executive item comes back with its meeting, whoever adjourns it', async () => {
  const { board, params } = await inSession({ repeats: 'FREQ=MONTHLY;BYDAY=1SU' });
  await board.ok(`POST ${base}/agenda`, { params, body: { title: 'Collections of 12B', isExecutive: true } });
  const treasurer = await keeper();
  await treasurer.ok(`POST ${base}/status`, { params, body: { status: 'adjourned', version: 3 } });
  const found = await treasurer.ok('GET /api/v1/meetings', {
    query: { search: 'decides', status: ['draft'] },
  });
  const next = { meetingId: found.data[0]?.id ?? '' };
  const agendaFor = async (reader: typeof board) =>
    (await reader.ok(`GET ${base}`, { params: next })).data.agenda.map(({ title }) => title);
  expect(await agendaFor(board)).toContain('Collections of 12B');
  expect(await agendaFor(treasurer)).not.toContain('Collections of 12B');
});
