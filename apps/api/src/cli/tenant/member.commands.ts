import { emailAddress } from '@courtyard/contract';
import type { Command } from 'commander';
import { factorsKept, resetFactors } from '../../platform/auth/factors/reset-factors.service';
import { CannotDo, Mistake } from '../mistake';
import { print } from '../output/print';
import { tenantNamed, withPlatform } from '../with-platform';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

async function removeFactors(slug: string, address: string, { yes = false }: { yes?: boolean }) {
  const email = emailAddress.safeParse(address);
  if (!email.success) throw new Mistake(`"${address}" is not an email address`);
  await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    const kept = await factorsKept(platform, tenant, email.data);
    if (!kept) throw new CannotDo(`${email.data} is not a member of ${tenant.name}`);
    const { identityId, name, hasApp, passkeys, recoveryCodes, communities } = kept;
    if (!hasApp && passkeys === 0) throw new CannotDo(`${name} (${email.data}) has no second factor`);
    const parts = [
      ...(hasApp ? ['the authenticator app'] : []),
      ...(passkeys > 0 ? [counted(passkeys, 'passkey', 'passkeys')] : []),
      counted(recoveryCodes, 'recovery code', 'recovery codes'),
    ];
    print(
      [
        `This removes the following from ${name} (${email.data}): ${parts.join(', ')}.`,
        `After that, a password is enough to sign in to: ${communities.join(', ')}.`,
        'This is recorded in each community’s history, and the person is notified by email. Verify that the request really comes from them.',
      ].join('\n'),
    );
    if (!yes) return print('Nothing was changed. Add --yes to proceed.');
    await resetFactors(platform, tenant, { identityId, email: email.data });
    print('Done.');
  });
}

/** `courtyard member …`. */
export function addMemberCommands(program: Command): void {
  const member = program.command('member').description('help one member of a community');
  member
    .command('remove-factors <community> <email>')
    .description(
      'remove the second factors of a member who lost them (without --yes, only shows what would be removed)',
    )
    .option('--yes', 'remove them')
    .addHelpText('after', '\nExample:\n  courtyard member remove-factors oakwood you@example.com --yes')
    .action(removeFactors);
}
