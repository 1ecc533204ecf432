#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { endWithNpm } from '@courtyard/build/launch/ending.mjs';
import { needsSupervisor, supervise } from '@courtyard/build/launch/supervise.mjs';

const cli = new URL('../dist/cli.js', import.meta.url);
const args = process.argv.slice(2);

endWithNpm();
if (needsSupervisor(args)) supervise(fileURLToPath(cli), args);
else await import(cli.href);
