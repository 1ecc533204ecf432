#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newSection } from '../src/generator/new-section.mjs';

const [section, root = fileURLToPath(new URL('../../..', import.meta.url))] = process.argv.slice(2);

if (!section || section.startsWith('-')) {
  console.log(
    'npm run new-section -- <name>\n\n  name  plural of what people work with in it, such as violations',
  );
  process.exit(section === '--help' ? 0 : 1);
}

try {
  const files = newSection({ root, section });
  const toFormat = files.filter((file) => !file.endsWith('.sql'));
  spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...toFormat], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(
    `${files.map((file) => `  ${file}`).join('\n')}\n\nNow: pnpm install, then npm run dev -- ${section}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
