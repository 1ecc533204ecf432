import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDevApi } from './dev-api.mjs';
import { endAfter, endWithNpm, stopSignals } from './ending.mjs';
import { freePort, portToListenOn } from './port.mjs';
import { watchSources } from './watch-sources.mjs';
import { build, declareCatalogs, ensureInstalled, fail, root, run, runTool } from './workspace.mjs';

const api = join(root, 'apps/api');
/** Not `dist`: a product that runs beside this takes its code from there. */
const bundle = join(api, 'node_modules/.cache/courtyard-dev');

/** Where pages are, and what they are made of: a port, a data folder and a domain apart from those of `npm start`. */
function surroundings(port) {
  return {
    COURTYARD_DATA_DIR: process.env.COURTYARD_DATA_DIR ?? join(root, 'data-dev'),
    // Cookies tell hosts apart and not ports: a sign-in here is none there.
    COURTYARD_ORIGIN: `http://dev.localhost:${port}`,
  };
}

async function buildApi() {
  const { code, output } = await run(process.execPath, ['build.mjs', bundle], {
    cwd: api,
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  return code === 0 ? null : `The API could not be built.\n${output.trim()}`;
}

/** What the server knows of a section comes from its build. */
async function buildSection(section) {
  const { code, output } = await runTool(
    'turbo',
    ['run', 'build', `--filter=./apps/${section}`, '--output-logs=errors-only'],
    {
      quiet: true,
      env: { NODE_ENV: 'production' },
    },
  );
  return code === 0 ? null : `${section} could not be built.\n${output.trim()}`;
}

/** Starts the API anew when what it is made of changes, and tells the editor's compiler of new texts. */
function followSources(server, restart, section) {
  const contract = join(root, 'packages/contract/src');
  const ends = [watchSources([join(api, 'src'), join(api, 'migrations'), contract], restart)];
  const pages = ['packages/common', 'packages/ui', 'apps/host', ...(section ? [`apps/${section}`] : [])];
  const withTexts = [...pages.map((folder) => join(root, folder, 'src')), contract];
  ends.push(watchSources(withTexts, () => void declareCatalogs()));
  if (section) {
    const declared = async () => {
      const fault = await buildSection(section);
      if (fault !== null) return server.setProblems([fault]);
      restart();
    };
    ends.push(watchSources([join(root, 'apps', section, 'section.json')], () => void declared()));
  }
  return () => ends.forEach((end) => end());
}

function endWith(stop) {
  let received = null;
  const onSignal = async (signal) => {
    if (received !== null) return;
    received = signal;
    await stop(signal);
    endAfter(signal, 0);
  };
  for (const signal of stopSignals) process.on(signal, () => void onSignal(signal));
}

/**
 * `npm run dev -- properties`: host and that section with changes on screen as they are saved, the API with changes a
 * moment later, everything else from its build. Beside a running `npm start`, too.
 */
export async function develop([section]) {
  endWithNpm();
  if (section && !existsSync(join(root, 'apps', section, 'section.json'))) {
    fail(
      `There is no section "${section}". Use the name of a folder in apps/ that has a section.json, for example: npm run dev -- properties`,
    );
  }
  const port = await portToListenOn(process.env.PORT, 8090);
  await ensureInstalled();
  await build();
  const apiPort = await freePort();
  const origin = `http://127.0.0.1:${apiPort}`;
  let problems = [];
  let server;
  const served = createDevApi({
    build: buildApi,
    command: ['--enable-source-maps', join(bundle, 'cli.js'), 'demo'],
    env: { ...surroundings(port), PORT: String(apiPort), HOST: '127.0.0.1' },
    readyUrl: `${origin}/readyz`,
    report(texts) {
      problems = texts;
      server?.setProblems(texts);
    },
  });
  let unfollow = () => undefined;
  endWith(async (signal) => {
    unfollow();
    await server?.close();
    await served.stop(signal);
  });
  process.on('exit', () => void served.stop());
  await served.restart();
  if (problems.length > 0) fail(problems.join('\n'));

  const { serve } = await import('../webpack/serve/serve.mjs');
  try {
    server = await serve({ port, api: origin, apiReady: served.ready, section });
  } catch (error) {
    fail(`Can't serve host and section on port ${port}: ${error.message}`);
  }
  unfollow = followSources(server, () => void served.restart(), section);
  console.log(
    `\n  http://demo.dev.localhost:${port}   host${section ? ` and ${section}` : ''} with hot updates; press Ctrl-C to stop\n`,
  );
}
