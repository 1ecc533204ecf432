import { PassThrough } from 'node:stream';
import pg from 'pg';
import { createEmptyDatabase } from '../../../testing/test-database';
import { testEnv } from '../../../testing/test-env';
import { proxyTo } from '../../../testing/test-proxy';
import { until } from '../../../testing/until';
import { createLog } from '../../core/log';
import { Listener } from './listener';

test('a server that hangs is noticed though nothing is asked of it, and heard again when it answers', async () => {
  const database = await createEmptyDatabase();
  const proxy = await proxyTo(database.url);
  const printed = new PassThrough();
  let log = '';
  printed.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const listener = new Listener({
    databaseUrl: proxy.url,
    log: createLog(testEnv({ LOG_LEVEL: 'warn' }), printed),
    retryDelayMs: 10,
    checkEveryMs: 20,
    answerWithinMs: 500,
  });
  const heard: string[] = [];
  let gaps = 0;
  listener.on('words', (word) => heard.push(word));
  listener.onGap(() => (gaps += 1));
  await listener.start();
  proxy.freeze();
  await until(() => log.includes('the listening connection was lost'));
  proxy.thaw();
  await until(() => gaps > 0);
  const speaker = new pg.Client({ connectionString: database.url });
  await speaker.connect();
  await speaker.query(`select pg_notify('words', 'again')`);
  await until(() => heard.includes('again'));
  await speaker.end();
  await listener.stop();
  await proxy.close();
  await database.drop();
});
