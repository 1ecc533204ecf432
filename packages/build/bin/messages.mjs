#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { checkMessages } from '../src/checks/messages/messages.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url));
const findings = checkMessages(root);
for (const { path, line, message } of findings) console.error(`${path}${line ? `:${line}` : ''}  ${message}`);
if (findings.length > 0) process.exitCode = 1;
