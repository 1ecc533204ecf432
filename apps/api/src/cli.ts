import { Command } from 'commander';
import { addBackupCommands } from './cli/backup.commands';
import { endingOf } from './cli/exit';
import { addJobCommands } from './cli/background/jobs.commands';
import { addCommunitySectionCommands } from './cli/section/community.commands';
import { addJournalCommands } from './cli/tenant/journal.commands';
import { addMailCommands } from './cli/background/mail.commands';
import { addMemberCommands } from './cli/member.commands';
import { addReleaseCommands } from './cli/section/release.commands';
import { addTokenCommands } from './cli/section/token.commands';
import { addPollCommands } from './cli/poll.commands';
import { addServerCommands } from './cli/server.commands';
import { addSeedBulkCommand } from './cli/tenant/seed-bulk.command';
import { addTenantCommands } from './cli/tenant/tenant.commands';

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

try {
  await program.parseAsync();
} catch (error) {
  const { code, says } = endingOf(error);
  if (says !== null) process.stderr.write(`${says}\n`);
  process.exitCode = code;
}
