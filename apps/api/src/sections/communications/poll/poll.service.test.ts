import { addDays } from '@courtyard/contract/days';
import { pollScene } from './proof/poll-scene';

const { admin, today, draft } = pollScene();

test('a draft whose last day has passed is refused at that day, when it is written and when it is changed', async () => {
  const manager = await admin();
  const body = { title: 'Too late', closesOn: addDays(today(), -1) };
  expect(await manager.call('POST /api/v1/polls', { body })).toMatchObject({
    status: 422,
    body: { fields: { closesOn: 'This date is in the past. Choose a later one.' } },
  });
  const late = { title: 'Too late', closesOn: today(), closesTime: '00:00' };
  expect(await manager.call('POST /api/v1/polls', { body: late })).toMatchObject({
    status: 422,
    body: { fields: { closesTime: 'This time has already passed today. Choose a later time or date.' } },
  });
  const { id, version } = await draft();
  const change = { ...body, version };
  expect(
    await manager.call('PUT /api/v1/polls/:pollId', { params: { pollId: id }, body: change }),
  ).toMatchObject({
    status: 422,
    body: { fields: { closesOn: 'This date is in the past. Choose a later one.' } },
  });
});
