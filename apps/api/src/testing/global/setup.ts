import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemo } from '../../demo/demo';
import { bringForward } from '../../server/open-database';
import { sections } from '../../sections/sections';
import { deliverJobName } from '../../platform/notifications/notify';
import { createPlatform } from '../../platform/core/create-platform';
import { createLog } from '../../platform/core/log';
import {
  accessTo,
  announceTestServer,
  keepEmptyTemplate,
  type RunningTestServer,
  startTestServer,
  type TestServer,
} from '../test-database';
import { testEnv } from '../test-env';

declare global {
  var courtyardTestServer: RunningTestServer | undefined;
}

async function fill(server: TestServer): Promise<void> {
  const access = accessTo(server, server.template);
  await bringForward(access);
  await keepEmptyTemplate(server);
  const env = testEnv({ LOG_LEVEL: 'error' });
  const built = await createPlatform({ env, log: createLog(env), databaseUrl: access.url, sections });
  await seedDemo(built.platform);
  // A transaction that used another queue before does not see one that is made for its notification.
  await built.platform.jobs.prepare(deliverJobName);
  await built.stop();
  // Each test gets a copy of the demo's files in a folder of its own, also where all tests run in this process.
  await cp(join(built.platform.dataFolder, 'files'), server.files, { recursive: true });
  await rm(built.platform.dataFolder, { recursive: true, force: true });
}

/** Starts one server for the whole run, with the seeded database that every test file gets a copy of. */
export default async function setUp(): Promise<void> {
  const running = await startTestServer(fill);
  globalThis.courtyardTestServer = running;
  announceTestServer(running.server);
}
