import type { Page } from 'playwright-core';

interface Traced {
  name: string;
  /** Microseconds of CPU that the page's thread took. */
  tdur?: number;
}

/** Milliseconds of CPU of the longest task while something is done on a page: other programs of the machine do not count. */
export async function longestTask(page: Page, doIt: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const tasks: number[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tdur = 0 } of value as unknown as Traced[])
      if (name.endsWith('RunTask')) tasks.push(tdur / 1000);
  });
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await doIt();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return Math.max(...tasks);
}
