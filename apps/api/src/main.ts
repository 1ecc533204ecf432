import { runUntilSignal } from './run';
import { start } from './start';

await runUntilSignal(() => start());
