#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { checkTaste } from '../src/checks/taste.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url));
const findings = checkTaste(root);
for (const { path, line, message } of findings) console.error(`${path}${line ? `:${line}` : ''}  ${message}`);
if (findings.length > 0) process.exitCode = 1;
