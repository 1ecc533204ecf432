#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { newSection } from '../src/generator/new-section.mjs';
import { isInSpanish } from '../src/generator/words.mjs';
import { declareCatalogs, installAgain, root, run } from '../src/launch/workspace.mjs';

const help = `npm run new-section -- <section> [<resource>]

  section       where it is: people, budget, … of the specification, or a new one, such as violations
  resource         one of what people work with in it, such as member; a section that exists gets it in addition
  --es <words>  one and many of them in Spanish: --es "permiso, permisos"
  --no-install  leave the installation as it is`;

function asked() {
  const options = {
    help: { type: 'boolean', short: 'h' },
    es: { type: 'string' },
    'no-install': { type: 'boolean' },
  };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) return null;
  const [section, resource, ...more] = positionals;
  const spanish = values.es?.split(',').map((word) => word.trim());
  if (section === undefined || more.length > 0 || (spanish && spanish.length !== 2)) throw new Error(help);
  return { section, resource, spanish, install: !values['no-install'] };
}

function notes({ section, resource, isOnOverview }, spanish) {
  return [
    `\nNow: npm run dev -- ${section}`,
    !spanish &&
      !isInSpanish(resource) &&
      'Its Spanish says "registro": put the right word there, or undo this and say it with --es.',
    !isOnOverview && `The first page of ${section} is drawn by hand: put its card there if it belongs there.`,
  ].filter(Boolean);
}

try {
  const wanted = asked();
  if (!wanted) {
    console.log(help);
    process.exit(0);
  }
  const made = newSection({ root, ...wanted });
  await run(process.execPath, [
    'node_modules/oxfmt/bin/oxfmt',
    ...made.files.filter((file) => !file.endsWith('.sql')),
  ]);
  console.log(made.files.map((file) => `  ${file}`).join('\n'));
  if (wanted.install) await installAgain();
  else await declareCatalogs();
  console.log(notes(made, wanted.spanish).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
