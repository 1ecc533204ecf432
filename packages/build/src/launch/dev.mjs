import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endAfter, endWithNpm, stopSignals } from './ending.mjs';
import { freePort, portToListenOn } from './port.mjs';
import { build, ensureInstalled, fail, root } from './workspace.mjs';

async function untilReady(port, api) {
  for (;;) {
    if (api.exitCode !== null) process.exit(api.exitCode);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The demo's API on a port of its own. It ends with this process, which ends when it does. */
function startApi(port, stop) {
  const api = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/cli.js'), 'demo'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: Ctrl-C reaches it by way of this process only.
    detached: process.platform !== 'win32',
  });
  let told = null;
  const onSignal = async (signal) => {
    if (told !== null) return;
    told = signal;
    await stop();
    api.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, () => void onSignal(signal));
  process.on('exit', () => api.kill('SIGTERM'));
  api.on('exit', (code) => (told === null ? process.exit(code ?? 1) : endAfter(told, 0)));
  return api;
}

/** `npm run dev -- properties`: host and that section with changes on screen as they are saved, everything else from its build. */
export async function develop([section]) {
  endWithNpm();
  if (section && !existsSync(join(root, 'apps', section, 'section.json'))) {
    fail(
      `There is no section "${section}". Name a folder of apps/ that has a section.json: npm run dev -- properties`,
    );
  }
  const port = await portToListenOn(process.env.PORT);
  await ensureInstalled();
  await build();
  const apiPort = await freePort();
  let server;
  const api = startApi(apiPort, () => server?.close());
  await untilReady(apiPort, api);
  const { serve } = await import('../webpack/serve/serve.mjs');
  try {
    server = await serve({ port, api: `http://127.0.0.1:${apiPort}`, section });
  } catch (error) {
    fail(`Host and section cannot be served on port ${port}: ${error.message}`);
  }
  console.log(
    `\n  http://demo.localhost:${port}   host${section ? ` and ${section}` : ''} with hot updates; Ctrl-C stops it\n`,
  );
}
