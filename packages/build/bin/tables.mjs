#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { readSourceFiles } from '../src/checks/source-files.mjs';
import { checkTableOwners } from '../src/checks/tables/table-owners.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url));
const findings = checkTableOwners(readSourceFiles(root));
for (const { path, line, message } of findings) console.error(`${path}${line ? `:${line}` : ''}  ${message}`);
if (findings.length > 0) process.exitCode = 1;
