import { withApp } from '../testing';
import { unnamedIn } from './named-history';
import { asServer } from './test-database';

const app = withApp();

test('what a history tells without a word for it is found: an action, and a field by its action', async () => {
  const found = await asServer(app, async (client) => {
    await client.query('begin');
    await client.query(
      `insert into audit_log (tenant_id, id, actor_name, action, subject_type, subject_id, changes)
       values ($1, gen_random_uuid(), 'Courtyard', 'poll.vote', 'poll', '', $2),
         ($1, gen_random_uuid(), 'Courtyard', 'gadget.oil', 'gadget', '', $2)`,
      [app.tenants.demo, { day: { before: null, after: '2026-11-27' }, shoe: { before: null, after: 42 } }],
    );
    const unnamed = await unnamedIn(client);
    await client.query('rollback');
    return unnamed;
  });
  expect(found).toEqual(['gadget.oil', 'poll.vote: shoe']);
});
