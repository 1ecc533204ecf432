import { CompiledQuery } from 'kysely';
import { Socket } from 'node:net';
import { withApp } from '../../../testing';
import { PreparedConnection } from './connection';
import { createPool } from './pool';

const app = withApp();

test('queries that do not wait for each other leave in one write, one that waits in another', async () => {
  const pool = createPool({
    url: app.platform.databaseUrl,
    max: 1,
    onError: () => {},
  });
  const client = await pool.connect();
  try {
    const connection = new PreparedConnection(client, true);
    const ask = (number: number) =>
      connection.executeQuery<{ answer: number }>(CompiledQuery.raw('select $1::int as answer', [number]));
    await ask(0);
    const writes = jest.spyOn(Socket.prototype, '_writev');
    const answers = await Promise.all([1, 2, 3].map(ask));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ answer: 1 }], [{ answer: 2 }], [{ answer: 3 }]]);
    expect(writes).toHaveBeenCalledTimes(1);
    await ask(4);
    expect(writes).toHaveBeenCalledTimes(2);
  } finally {
    client.release();
    await pool.end();
  }
});
