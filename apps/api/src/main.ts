import { runUntilSignal } from './server/run';
import { start } from './server/start';

await runUntilSignal(() => start());
