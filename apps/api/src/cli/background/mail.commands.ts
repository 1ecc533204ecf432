import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { messagesIn } from '../../platform/mail/dispatch/bounces/bounce.rules';
import { longestBounceBytes, type Taken, takeBounce } from '../../platform/mail/dispatch/bounces/take-bounce';
import { CannotDo } from '../mistake';
import { print } from '../output/print';
import { withPlatform } from '../with-platform';

const maxBytes = 64 * 2 ** 20;

async function contentOf(file: string | undefined): Promise<string> {
  const content = file === undefined ? await buffer(process.stdin) : await fileContent(file);
  if (content.length > maxBytes)
    throw new CannotDo('the mailbox is larger than 64 MB. Split it into smaller files');
  return content.toString('latin1');
}

async function fileContent(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new CannotDo(`can't read ${path}: ${error instanceof Error ? error.message : 'unknown error'}`);
  });
  try {
    if ((await file.stat()).size > maxBytes)
      throw new CannotDo('the mailbox is larger than 64 MB. Split it into smaller files');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** `courtyard mail …`: what comes back. */
export function addMailCommands(program: Command): void {
  const mail = program.command('mail').description('process returned email');
  mail
    .command('bounces [file]')
    .description('record bounced emails from a message or mailbox file, or from standard input')
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
          `${counts.noted} recorded, ${counts.nothing} with nothing to record, ${counts['not-ours']} not sent by this installation.`,
        );
      }),
    );
}
