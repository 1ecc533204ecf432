import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { readApp, workspaceFolder } from '../app-folder.mjs';
import { createDevServer } from './dev-server.mjs';
import { hostConfig } from '../host/host.mjs';
import { sectionConfig } from '../section/section.mjs';

/** Address of a served section's files. */
const sectionPath = (section) => `/assets/dev/${section}/`;

async function configsFor(section, folder) {
  const mode = 'development';
  const into = (config, name) => ({ ...config, output: { ...config.output, path: join(folder, name) } });
  const host = await hostConfig({
    app: readApp(workspaceFolder('apps/host')),
    mode,
    serve: true,
    devSections: section ? { [section]: sectionPath(section) } : {},
  });
  if (!section) return [into(host, 'host')];
  const remote = await sectionConfig({
    app: readApp(workspaceFolder(`apps/${section}`)),
    mode,
    serve: true,
    publicPath: sectionPath(section),
  });
  return [into(host, 'host'), into(remote, section)];
}

/**
 * Serves the host and one section with hot updates. Everything else is answered by the API at `api`: calls, files,
 * the other sections' releases, and the page itself, into which the scripts built here are put.
 *
 * @param {{ port: number, api: string, apiReady?: () => Promise<void>, section?: string, log?: (line: string) => void }} options
 *   `api`: origin of a running API, `http://127.0.0.1:8081`; `section`: folder name below `apps/`
 * @returns {Promise<{ setProblems: (texts: string[]) => void, close: () => Promise<void> }>} once the first build is
 *   there and the port is listened to; `setProblems` shows in open pages what is wrong outside of the bundles
 */
export async function serve({ port, api, apiReady, section, log = console.log }) {
  process.env.NODE_ENV = 'development';
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-dev-'));
  const compiler = webpack(await configsFor(section, folder));
  const server = createDevServer({ folder, api, apiReady });

  const watching = await new Promise((resolve, reject) => {
    const watcher = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) return reject(error);
      server.announce(stats);
      log(stats.hasErrors() ? stats.toString('errors-only') : `built in ${elapsed(stats)} ms`);
      resolve(watcher);
    });
  });
  await server.listen(port);

  return {
    setProblems: server.setProblems,
    async close() {
      await Promise.all([server.close(), new Promise((done) => watching.close(done))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const elapsed = (stats) => Math.max(...stats.stats.map(({ endTime, startTime }) => endTime - startTime));
