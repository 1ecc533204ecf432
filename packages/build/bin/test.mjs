import { test } from '../src/launch/test.mjs';

process.exit(await test(process.argv.slice(2)));
