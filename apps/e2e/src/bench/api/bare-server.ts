import { join } from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './statement-log';

/**
 * The least that could serve the list: Fastify and pg, the very statements that the API sends, prepared, one after the
 * other on one connection, the rows as they come. Run as a process of its own with its settings in the environment.
 */
const { BARE_PORT, BARE_DATA, BARE_STATEMENTS } = process.env;
const statements = JSON.parse(BARE_STATEMENTS ?? '[]') as Statement[];
const pool = new pg.Pool({
  host: join(BARE_DATA ?? '', 'socket'),
  user: 'courtyard',
  database: 'courtyard',
  max: 10,
});
const app = Fastify();

app.get('/list', async () => {
  const client = await pool.connect();
  try {
    let rows: unknown[] = [];
    for (const [index, { text, values }] of statements.entries()) {
      const result = await client.query(values.length > 0 ? { name: `s${index}`, text, values } : text);
      if (!Array.isArray(result) && result.rows.length > rows.length) rows = result.rows;
    }
    return { data: rows };
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
