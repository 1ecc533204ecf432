#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const help = `courtyard-webpack [folder...]      builds the application in each folder (default: this one)

  --mode <mode>   production (default) or development
  --watch         build again at every change
  --serve         serve host and this section with hot updates, before a running API
  --port <port>   port of --serve (default 8080)
  --api <origin>  the API behind --serve (default http://127.0.0.1:8081)
  --single        host only: build host and sections as one application into dist-single, to measure against`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', default: 'production' },
    watch: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    single: { type: 'boolean', default: false },
    port: { type: 'string', default: '8080' },
    api: { type: 'string', default: 'http://127.0.0.1:8081' },
    help: { type: 'boolean', default: false },
  },
});

async function serveHere(folder) {
  const { serve } = await import('../src/webpack/serve/serve.mjs');
  const section = existsSync(join(folder, 'section.json')) ? basename(resolve(folder)) : undefined;
  await serve({ port: Number(values.port), api: values.api, section });
  console.log(`http://demo.localhost:${values.port}`);
}

async function main() {
  if (values.help) return console.log(help);
  process.env.NODE_ENV = values.mode;
  const folders = positionals.length > 0 ? positionals : [process.cwd()];
  if (values.serve) return serveHere(folders[0]);
  const { build, configFor, watch } = await import('../src/webpack/run.mjs');
  const configs = await Promise.all(
    folders.map((folder) => configFor(folder, { mode: values.mode, single: values.single })),
  );
  if (values.watch) return watch(configs);
  if (!(await build(configs))) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
