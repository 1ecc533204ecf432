import { once } from 'node:events';
import type { Command } from 'commander';
import { type ExpectedHead, headFrom, headText, journalText, rebuildBalances, verify } from '../../ledger';
import { openItemNames } from '../../platform/tenancy/profile/ports/open-item-names';
import { CannotDo, Mistake } from '../mistake';
import { print } from '../output/print';
import { tenantNamed, withPlatform } from '../with-platform';

/** A head as close reports print it. */
function headNamed(text: string): ExpectedHead {
  const head = headFrom(text);
  if (head === null)
    throw new Mistake(
      `"${text}" is no head of a chain: it is a number from 1 on, a colon and 64 hexadecimal digits`,
    );
  return head;
}

async function verifyBooks(slug: string, { expectHead }: { expectHead?: string }): Promise<void> {
  const expected = expectHead === undefined ? undefined : headNamed(expectHead);
  const { head, faults } = await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    return platform.inTenant(tenant.id, (tx) => verify(tx, expected), { statementTimeoutMs: 3_600_000 });
  });
  if (faults.length > 0) throw new CannotDo(`the books of ${slug} are not right: ${faults.join('; ')}`);
  print(`The books of ${slug} are right: ${head.no} entries. Head ${headText(head)}`);
}

async function rebuild(slug: string): Promise<void> {
  const differed = await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    return platform.inTenant(tenant.id, rebuildBalances, { statementTimeoutMs: 3_600_000 });
  });
  print(
    differed === 0
      ? 'The balances are what the lines make of them.'
      : `${differed} rows of the balances were put right.`,
  );
}

async function exportJournal(slug: string, { format }: { format: string }): Promise<void> {
  if (format !== 'hledger' && format !== 'beancount')
    throw new Mistake(
      `"${format}" is no format of journals here: use hledger (ledger reads it too) or beancount`,
    );
  await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    await platform.inTenant(tenant.id, async (tx) => {
      const nameOpenItems = openItemNames(platform.sections);
      for await (const text of journalText(tx, { format, community: tenant, nameOpenItems })) {
        // A slow reader is waited for, so that a long journal takes no memory.
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      }
    });
  });
}

/** `courtyard journal …`. */
export function addJournalCommands(program: Command): void {
  const journal = program.command('journal').description('the books of a community: verify, export');
  journal
    .command('verify <community>')
    .description(
      'read the chain of the journal to its end, and compare open items and balances with it; exit code 1 names the first break',
    )
    .option('--expect-head <no:hash>', 'a head that was kept elsewhere, as close reports print it')
    .addHelpText(
      'after',
      `\nExample:\n  courtyard journal verify oakwood --expect-head 1234:${'0'.repeat(64)}`,
    )
    .action(verifyBooks);
  journal
    .command('rebuild <community>')
    .description('make the balances of the books anew from the journal, and say how many were otherwise')
    .action(rebuild);
  journal
    .command('export <community>')
    .description('write the whole journal as text that other programs read')
    .option('--format <format>', 'hledger (ledger reads it too) or beancount', 'hledger')
    .addHelpText('after', '\nExample:\n  courtyard journal export oakwood --format hledger > oakwood.journal')
    .action(exportJournal);
}
