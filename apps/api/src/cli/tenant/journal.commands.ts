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
      `"${text}" is not a valid chain head. Use an entry number, a colon and 64 hexadecimal digits`,
    );
  return head;
}

async function verifyBooks(slug: string, { expectHead }: { expectHead?: string }): Promise<void> {
  const expected = expectHead === undefined ? undefined : headNamed(expectHead);
  const { head, faults } = await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    return platform.inTenant(tenant.id, (tx) => verify(tx, expected), { statementTimeoutMs: 3_600_000 });
  });
  if (faults.length > 0) throw new CannotDo(`verification of ${slug} failed: ${faults.join('; ')}`);
  print(`The ledger of ${slug} is intact: ${head.no} entries. Head ${headText(head)}`);
}

async function rebuild(slug: string): Promise<void> {
  const differed = await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    return platform.inTenant(tenant.id, rebuildBalances, { statementTimeoutMs: 3_600_000 });
  });
  print(differed === 0 ? 'All balances match the journal.' : `Corrected ${differed} balances.`);
}

async function exportJournal(slug: string, { format }: { format: string }): Promise<void> {
  if (format !== 'hledger' && format !== 'beancount')
    throw new Mistake(`"${format}" is not a journal format. Use hledger (also read by ledger) or beancount`);
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
  const journal = program.command('journal').description('verify, rebuild and export a community’s ledger');
  journal
    .command('verify <community>')
    .description('verify the journal’s hash chain, open items and balances (exit code 1 if they don’t match)')
    .option('--expect-head <no:hash>', 'chain head saved elsewhere, as printed on close reports')
    .addHelpText(
      'after',
      `\nExample:\n  courtyard journal verify oakwood --expect-head 1234:${'0'.repeat(64)}`,
    )
    .action(verifyBooks);
  journal
    .command('rebuild <community>')
    .description('rebuild balances from the journal and report how many were corrected')
    .action(rebuild);
  journal
    .command('export <community>')
    .description('export the whole journal as text for other programs')
    .option('--format <format>', 'hledger (also read by ledger) or beancount', 'hledger')
    .addHelpText('after', '\nExample:\n  courtyard journal export oakwood --format hledger > oakwood.journal')
    .action(exportJournal);
}
