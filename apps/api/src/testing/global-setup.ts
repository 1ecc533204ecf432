import pg from 'pg';
import { seedDemo } from '../demo/demo';
import { migrate } from '../platform/database/migration/migrate';
import { sections } from '../sections/sections';
import { createPlatform } from '../platform/core/create-platform';
import { createLog } from '../platform/core/log';
import { announceTestServer, databaseUrl, type RunningTestServer, startTestServer } from './test-database';
import { testEnv } from './test-env';

declare global {
  var courtyardTestServer: RunningTestServer | undefined;
}

/** Starts one server for the whole run and fills the database that every test file gets a copy of. */
export default async function setUp(): Promise<void> {
  const running = await startTestServer();
  globalThis.courtyardTestServer = running;
  const url = databaseUrl(running.server, running.server.template);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(client);
  await client.end();
  const env = testEnv({ LOG_LEVEL: 'error' });
  const built = await createPlatform({ env, log: createLog(env), databaseUrl: url, sections });
  await seedDemo(built.platform);
  await built.stop();
  announceTestServer(running.server);
}
