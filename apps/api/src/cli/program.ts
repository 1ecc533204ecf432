import { Command } from 'commander';
import { addJobCommands } from './background/jobs.commands';
import { addMailCommands } from './background/mail.commands';
import { addBackupCommands } from './backup.commands';
import { endingOf } from './exit';
import { addMemberCommands } from './tenant/member.commands';
import { addPollCommands } from './poll.commands';
import { addCommunitySectionCommands } from './section/community.commands';
import { addReleaseCommands } from './section/release.commands';
import { addTokenCommands } from './section/token.commands';
import { addServerCommands } from './server.commands';
import { addJournalCommands } from './tenant/journal.commands';
import { addSeedBulkCommand } from './tenant/seed-bulk.command';
import { addTenantCommands } from './tenant/tenant.commands';

const examples = `
Examples:
  courtyard demo                                            run the demo at http://demo.localhost:8080
  courtyard serve                                           run in production
  courtyard tenant create oakwood --name "Oakwood Village" --admin you@example.com
  courtyard backup courtyard-2027-01-31.tar.gz              back up everything to one file
  courtyard section publish apps/properties/dist            add a release
  courtyard section promote properties 1.4.0 --channel canary
  courtyard section pin lakeside properties 1.3.2
  courtyard section rollback properties

Settings come from the environment: PORT, DATABASE_URL, COURTYARD_DATA_DIR, SMTP_URL and others, all listed in docs/operations.md.
All commands except demo, serve and restore work while the server is running. poll recount needs no server or network.`;

function courtyardProgram(): Command {
  const program = new Command('courtyard')
    .description('Community association management')
    .addHelpText('after', examples)
    .showHelpAfterError('(run courtyard --help to see all commands)')
    .exitOverride();

  addServerCommands(program);
  addBackupCommands(program);
  addTenantCommands(program);
  addMemberCommands(program);
  const section = program.command('section').description('manage section releases, channels and versions');
  addReleaseCommands(section);
  addCommunitySectionCommands(section);
  addTokenCommands(section);
  addJobCommands(program);
  addMailCommands(program);
  addSeedBulkCommand(program);
  addPollCommands(program);
  addJournalCommands(program);
  return program;
}

/** Runs a command by what was typed after `courtyard`. Gives the exit code; what cannot be done was told in one sentence. */
export async function runCommand(typed: string[]): Promise<0 | 1 | 2> {
  try {
    await courtyardProgram().parseAsync(typed, { from: 'user' });
    return 0;
  } catch (error) {
    const { code, says } = endingOf(error);
    if (says !== null) process.stderr.write(`${says}\n`);
    return code;
  }
}
