import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Env, readEnv } from '../platform/core/env';

/** Settings of a test: nothing of the surrounding environment but what is given. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return readEnv({
    COURTYARD_MODE: 'test',
    COURTYARD_DATA_DIR: join(tmpdir(), `courtyard-test-files-${process.pid}`),
    COURTYARD_SECRET: 'a secret that only tests know, of enough length',
    LOG_LEVEL: 'silent',
    ...variables,
  });
}
