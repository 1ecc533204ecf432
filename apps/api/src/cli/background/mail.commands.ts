import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { messagesIn } from '../../platform/mail/dispatch/bounces/bounce.rules';
import { longestBounceBytes, type Taken, takeBounce } from '../../platform/mail/dispatch/bounces/take-bounce';
import { CannotDo } from '../mistake';
import { print } from '../output/print';
import { withPlatform } from '../with-platform';

const mostBytes = 64 * 2 ** 20;

async function contentOf(file: string | undefined): Promise<string> {
  const content = file === undefined ? await buffer(process.stdin) : await fileContent(file);
  if (content.length > mostBytes) throw new CannotDo('the mailbox is larger than 64 MB: split it');
  return content.toString('latin1');
}

async function fileContent(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new CannotDo(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  try {
    if ((await file.stat()).size > mostBytes)
      throw new CannotDo('the mailbox is larger than 64 MB: split it');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** `courtyard mail …`: what comes back. */
export function addMailCommands(program: Command): void {
  const mail = program.command('mail').description('what comes back from mail servers');
  mail
    .command('bounces [file]')
    .description(
      'note undeliverable letters: one message, or a mailbox file; without a file, from the standard input',
    )
    .action((file?: string) =>
      withPlatform(async (platform) => {
        const counts: Record<Taken, number> = { noted: 0, nothing: 0, 'not-ours': 0 };
        for (const message of messagesIn(await contentOf(file))) {
          const taken =
            message.length > longestBounceBytes
              ? 'nothing'
              : await takeBounce(platform, Buffer.from(message, 'latin1'));
          counts[taken] += 1;
        }
        print(
          `${counts.noted} noted, ${counts.nothing} with nothing to note, ${counts['not-ours']} of no letter of this installation.`,
        );
      }),
    );
}
