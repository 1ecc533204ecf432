import { emailAddress } from '@courtyard/contract';
import type { Command } from 'commander';
import { factorsKept, resetFactors } from '../platform/auth/factors/reset-factors.service';
import { CannotDo, Mistake } from './mistake';
import { print } from './output/print';
import { tenantNamed, withPlatform } from './with-platform';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

async function removeFactors(slug: string, address: string, { yes = false }: { yes?: boolean }) {
  const email = emailAddress.safeParse(address);
  if (!email.success) throw new Mistake(`"${address}" is not an e-mail address`);
  await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    const kept = await factorsKept(platform, tenant, email.data);
    if (!kept) throw new CannotDo(`${email.data} is no member of ${tenant.name}`);
    const { identityId, name, hasApp, passkeys, recoveryCodes, communities } = kept;
    if (!hasApp && passkeys === 0)
      throw new CannotDo(`${name} (${email.data}) has no second factor: the password alone signs in`);
    const parts = [
      ...(hasApp ? ['the authenticator app'] : []),
      ...(passkeys > 0 ? [counted(passkeys, 'passkey', 'passkeys')] : []),
      counted(recoveryCodes, 'recovery code', 'recovery codes'),
    ];
    print(
      [
        `This removes of ${name} (${email.data}): ${parts.join(', ')}.`,
        `From then on the password alone signs in to: ${communities.join(', ')}.`,
        'It stands in the history of each, and they are told by mail. Make sure that it is them who ask.',
      ].join('\n'),
    );
    if (!yes) return print('Nothing was changed. Say --yes to do it.');
    await resetFactors(platform, tenant, { identityId, email: email.data });
    print('Done.');
  });
}

/** `courtyard member …`. */
export function addMemberCommands(program: Command): void {
  const member = program.command('member').description('help for one person of a community');
  member
    .command('remove-factors <community> <e-mail>')
    .description(
      'remove the second factors of somebody who lost them; without --yes it says what it would do',
    )
    .option('--yes', 'do it')
    .addHelpText('after', '\nExample:\n  courtyard member remove-factors oakwood you@example.com --yes')
    .action(removeFactors);
}
