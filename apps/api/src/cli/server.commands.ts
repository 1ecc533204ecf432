import { createProgress } from '@courtyard/build/progress/progress.mjs';
import type { Command } from 'commander';
import { runUntilSignal } from '../server/run';
import { start } from '../server/start';
import { demoBanner, serveBanner } from './output/banner';
import { print } from './output/print';
import { withPlatform } from './with-platform';

const shownCommunities = 10;

/** `courtyard demo`, `courtyard serve`, `courtyard migrate`. */
export function addServerCommands(program: Command): void {
  program
    .command('demo')
    .description('run with two demo communities')
    .action(() =>
      runUntilSignal(
        () => start({ mode: 'demo', progress: createProgress() }),
        ({ platform }) => print(demoBanner((slug) => platform.tenants.addressOf({ slug }))),
      ),
    );
  program
    .command('serve')
    .description('run in production (starts empty, without demo accounts)')
    .action(() =>
      runUntilSignal(
        () => start({ mode: 'production' }),
        (running) => void announce(running),
      ),
    );
  program
    .command('migrate')
    .description('migrate the database without starting the server (safe to run anytime)')
    .action(() => withPlatform(async () => print('The database is up to date.')));
}

async function announce(running: Parameters<typeof serveBanner>[0]): Promise<void> {
  const communities = await running.platform.tenants.all();
  process.stderr.write(`${serveBanner(running, communities.slice(0, shownCommunities))}\n`);
}
