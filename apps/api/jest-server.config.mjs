import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import api, { ofServers } from './jest.config.mjs';

/**
 * The suites whose outcome depends on which PostgreSQL it is: its version, its collation, the rights of its account,
 * its notifications and its locks. They run on the embedded one and on a server; all others on the embedded one only.
 */
const folders = [
  'platform/auth/sessions',
  'platform/database',
  'platform/http/events',
  'platform/jobs',
  'platform/notifications',
];
/** Which communities there are, and what reads the catalogs of the server to export or delete one. Their own folders alone. */
const alone = [
  'platform/tenancy',
  'platform/tenancy/community/deletion/deleting',
  'platform/tenancy/community/export',
];
/** How a section's lists are searched, ordered and paged. */
const lists = 'sections/**/list';

for (const folder of [...folders, ...alone]) {
  if (existsSync(fileURLToPath(new URL(`src/${folder}`, import.meta.url)))) continue;
  throw new Error(
    `jest-server.config.mjs names src/${folder}, which is gone: name the folder that it became.`,
  );
}

export default {
  ...api,
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  workerIdleMemoryLimit: '1500MB',
  testMatch: [...folders.map((folder) => `${folder}/**`), ...alone, lists].map(
    (place) => `<rootDir>/src/${place}/*.test.ts`,
  ),
  // The embedded one is started by its own tests.
  testPathIgnorePatterns: [
    ...api.testPathIgnorePatterns.filter((pattern) => pattern !== ofServers),
    '/database/embedded/',
  ],
};
