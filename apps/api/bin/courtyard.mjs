#!/usr/bin/env node
import { endWithNpm } from '@courtyard/build/launch/ending.mjs';

endWithNpm();
await import('../dist/cli.js');
