import { build, ensureInstalled } from '../src/launch/workspace.mjs';

await ensureInstalled();
await build();
