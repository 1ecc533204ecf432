import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, ensureInstalled, fail, root } from './workspace.mjs';

const freePort = () =>
  new Promise((done, refuse) => {
    const server = createServer().once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

async function untilReady(port, api) {
  for (;;) {
    if (api.exitCode !== null) process.exit(api.exitCode);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** `npm run dev -- properties`: host and that section with changes on screen as they are saved, everything else from its build. */
export async function develop([section]) {
  if (section && !existsSync(join(root, 'apps', section, 'section.json'))) {
    fail(
      `There is no section "${section}". Name a folder of apps/ that has a section.json: npm run dev -- properties`,
    );
  }
  await ensureInstalled();
  await build();
  const port = Number(process.env.PORT ?? 8080);
  const apiPort = await freePort();
  const api = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/cli.js'), 'demo'], {
    cwd: root,
    env: { ...process.env, PORT: String(apiPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(apiPort, api);
  const { serve } = await import('../webpack/serve.mjs');
  const server = await serve({ port, api: `http://127.0.0.1:${apiPort}`, section });
  console.log(
    `\n  http://demo.localhost:${port}   host${section ? ` and ${section}` : ''} with hot updates; Ctrl-C stops it\n`,
  );
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    api.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
  api.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)));
}
