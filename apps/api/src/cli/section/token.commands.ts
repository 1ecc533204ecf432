import type { Command } from 'commander';
import {
  createPublishToken,
  type PublishToken,
  publishTokens,
  revokePublishToken,
} from '../../platform/registry/intake/publish-tokens.service';
import { inColumns, shortMoment } from '../output/columns';
import { CannotDo, Mistake } from '../mistake';
import { print } from '../output/print';
import { withPlatform } from '../with-platform';

const actor = 'command line';
const dayMs = 86_400_000;

/** When a token ends, from `90d`, `2027-06-30` or `never`. Throws Mistake. */
export function endOfToken(text: string, now: Date): Date | null {
  if (text === 'never') return null;
  const days = /^(\d{1,4})d$/.exec(text)?.[1];
  const at =
    days === undefined ? new Date(`${text}T00:00:00Z`) : new Date(now.getTime() + Number(days) * dayMs);
  const isDay = days !== undefined || /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (isDay && at.getTime() > now.getTime()) return at;
  throw new Mistake(
    `"${text}" is not valid for --expires. Use a number of days like 90d, a future date like 2027-06-30, or never`,
  );
}

async function create(
  sectionId: string,
  options: { name: string; expires: string; stable?: boolean },
): Promise<void> {
  if (!/^[a-z][a-z0-9-]*$/.test(sectionId)) throw new Mistake(`"${sectionId}" is not a valid section name`);
  await withPlatform(async ({ db, clock }) => {
    const expiresAt = endOfToken(options.expires, clock());
    const channels = options.stable ? (['canary', 'stable'] as const) : (['canary'] as const);
    const wanted = { sectionId, name: options.name, channels, expiresAt, createdBy: actor };
    const token = await createPublishToken(db, wanted);
    const until = expiresAt ? ` until ${expiresAt.toISOString().slice(0, 10)}` : '';
    print(
      `Can publish ${sectionId} and promote to ${channels.join(' and ')}${until}. Copy it now; it won’t be shown again:\n\n${token}\n`,
    );
  });
}

function standingOf({ revokedAt, expiresAt }: PublishToken, now: Date): string {
  if (revokedAt) return `revoked ${shortMoment(revokedAt)}`;
  if (expiresAt === null) return 'no expiration';
  return `${Date.parse(expiresAt) > now.getTime() ? 'expires' : 'expired'} ${shortMoment(expiresAt)}`;
}

async function list(sectionId: string | undefined): Promise<void> {
  await withPlatform(async ({ db, clock }) => {
    const tokens = await publishTokens(db, sectionId ?? null);
    if (tokens.length === 0) return print('No tokens.');
    const rows = tokens.map((token) => [
      token.id,
      token.sectionId,
      token.name,
      token.channels.join(', '),
      token.lastUsedAt ? shortMoment(token.lastUsedAt) : 'never',
      standingOf(token, clock()),
    ]);
    print(inColumns([['TOKEN', 'SECTION', 'NAME', 'CHANNELS', 'LAST USED (UTC)', ''], ...rows]));
  });
}

async function revoke(id: string): Promise<void> {
  await withPlatform(async ({ db }) => {
    const isRevoked = /^[\da-f-]{36}$/.test(id) && (await revokePublishToken(db, id, actor));
    if (!isRevoked)
      throw new CannotDo(`no active token ${id}. Run "courtyard section token list" to see all tokens`);
    print('Token revoked.');
  });
}

/** `courtyard section token …`: with what build machines publish over HTTP. */
export function addTokenCommands(section: Command): void {
  const token = section.command('token').description('manage tokens for publishing over HTTP');
  token
    .command('create <section>')
    .description('create a token for publishing one section (shown only once)')
    .option('--name <name>', 'label for the token', 'ci')
    .option('--expires <when>', 'number of days (90d), date (2027-06-30) or never', '365d')
    .option('--stable', 'also allow promoting to stable (default: canary only)')
    .action(create);
  token.command('list [section]').description('list tokens and when each was last used').action(list);
  token.command('revoke <token>').description('revoke a token immediately').action(revoke);
}
