import { withApp } from '../../../testing';
import { requestsOf } from './requests.fixture';

const app = withApp();
const { as, report, handled, homeOf } = requestsOf(app);

test.each([
  ['tenant', 'violation', 'parking', { 'observed-on': '2026-05-01' }],
  ['owner', 'complaint', 'noise', { 'happened-on': '2026-05-01' }],
] as const)(
  'a %s says in words whom a %s is about, and who handles it sets the unit',
  async (who, kind, category, answers) => {
    const person = await as(who);
    // Neither units nor members of others are theirs to list.
    const { data: places } = await person.ok('GET /api/v1/my-requests/places', { query: { search: '' } });
    const unit = await homeOf('board');
    expect(places.units.map(({ id }) => id)).not.toContain(unit);
    const about = 'The corner unit on the second floor';
    const made = await report(who, {
      kind,
      category,
      title: `In words ${kind}`,
      answers: { ...answers, about },
    });
    expect(made).toMatchObject({ answers: { about }, subject: null, visibility: 'private' });
    const params = { requestId: made.id };
    const read = await handled(made.id);
    expect(read.fields.map(({ key }) => key)).toContain('about');
    expect(read.answers).toMatchObject({ about });
    const { title, description, place, location, visibility, priority, dueOn, version } = read;
    const admin = await as('admin');
    const changed = await admin.ok('PUT /api/v1/community-requests/:requestId', {
      params,
      body: {
        title,
        description,
        place: null,
        location,
        visibility,
        priority,
        dueOn,
        version,
        category,
        subjectUnitId: unit,
        subjectMemberId: null,
      },
    });
    expect(place).toBeNull();
    expect(changed.data.subject?.unit?.id).toBe(unit);
    // From then on those of the unit find nothing of it, whatever their role.
    const board = await as('board');
    expect((await board.call('GET /api/v1/community-requests/:requestId', { params })).status).toBe(404);
  },
);

test('a request about nobody takes no such words', async () => {
  const body = {
    kind: 'maintenance' as const,
    category: 'plumbing',
    title: 'Drip',
    answers: { about: 'Aspen 204' },
  };
  expect(await (await as('owner')).call('POST /api/v1/my-requests', { body })).toMatchObject({
    status: 422,
    body: { fields: { 'answers.about': expect.any(String) } },
  });
});
