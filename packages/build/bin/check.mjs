import { check } from '../src/launch/check.mjs';
import { ensureInstalled } from '../src/launch/workspace.mjs';

await ensureInstalled();
process.exit((await check(process.argv[2])) ? 0 : 1);
