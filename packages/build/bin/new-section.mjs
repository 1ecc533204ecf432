#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { newSection } from '../src/generator/new-section.mjs';
import { installAgain, root, run } from '../src/launch/workspace.mjs';

const help = `npm run new-section -- <name>

  name          plural of what people work with in it, such as violations or pool-keys
  --no-install  leave the installation as it is`;

function asked() {
  const options = { help: { type: 'boolean', short: 'h' }, 'no-install': { type: 'boolean' } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.length !== 1 && !values.help) throw new Error(`Give it one name.\n\n${help}`);
  return { section: positionals[0], install: !values['no-install'], wantsHelp: values.help };
}

try {
  const { section, install, wantsHelp } = asked();
  if (wantsHelp) {
    console.log(help);
    process.exit(0);
  }
  const files = newSection({ root, section });
  await run(process.execPath, [
    'node_modules/oxfmt/bin/oxfmt',
    ...files.filter((file) => !file.endsWith('.sql')),
  ]);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  if (install) await installAgain();
  console.log(`\nNow: npm run dev -- ${section}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
