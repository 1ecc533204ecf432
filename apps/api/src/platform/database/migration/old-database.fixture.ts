import pg from 'pg';
import { accessTo, asAdmin, testServer } from '../../../testing/test-database';

/** A database without tables, for tests of what a migration makes of older data. */
export interface OldDatabase {
  /** As who brings it forward. */
  readonly client: pg.Client;
  /** As the server's own account, which no policy holds for. */
  readonly server: pg.Client;
}

/** Makes such a database for the tests of a file, and drops it after them. Call it at the file's top. */
export function withOldDatabase(purpose: string): OldDatabase {
  const name = `courtyard_${purpose}_${process.pid}`;
  const clients: { client?: pg.Client; server?: pg.Client } = {};
  const connected = (of: keyof typeof clients): pg.Client => {
    const client = clients[of];
    if (!client) throw new Error('the database is there from beforeAll on');
    return client;
  };

  beforeAll(async () => {
    const { adminUrl, migrationUser } = testServer();
    const owner = migrationUser === null ? '' : ` owner ${migrationUser}`;
    await asAdmin(testServer(), `create database ${name}${owner}`);
    clients.client = new pg.Client({ connectionString: accessTo(testServer(), name).migrationUrl });
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    clients.server = new pg.Client({ connectionString: url.href });
    await Promise.all([clients.client.connect(), clients.server.connect()]);
  });
  afterAll(async () => {
    await Promise.all([clients.client?.end(), clients.server?.end()]);
    await asAdmin(testServer(), `drop database if exists ${name} with (force)`);
  });

  return {
    get client() {
      return connected('client');
    },
    get server() {
      return connected('server');
    },
  };
}
