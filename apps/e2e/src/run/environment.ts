import type { Circus } from '@jest/types';
import NodeEnvironment from 'jest-environment-node';
import type { Visit } from '../browser';

/** What a page shows, and what it still waits for. */
async function stateOf({ page, pending, errors }: Visit): Promise<string> {
  const silence = new Promise<string>(
    (resolve) => void setTimeout(resolve, 5000, 'It does not answer.').unref(),
  );
  const text = await Promise.race([
    page.evaluate(() => document.body.innerText).catch((problem: unknown) => String(problem)),
    silence,
  ]);
  const waiting = [...pending].map((request) => `${request.method()} ${request.url()}`);
  return [
    `Page ${page.url()}`,
    ...waiting.map((line) => `  waits for ${line}`),
    ...errors.map((line) => `  reported ${line}`),
    text.slice(0, 1500),
  ].join('\n');
}

/** A journey that fails says what its pages showed at that moment: what it saw is closed a moment later. */
export default class JourneyEnvironment extends NodeEnvironment {
  private readonly visits = new Set<Visit>();

  override async setup(): Promise<void> {
    await super.setup();
    this.global.visits = this.visits;
  }

  async handleTestEvent(event: Circus.Event): Promise<void> {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    const of = event.name === 'hook_failure' ? event.hook.type : event.test.name;
    for (const visit of this.visits)
      if (!visit.page.isClosed()) process.stderr.write(`${of}\n${await stateOf(visit)}\n`);
  }
}
