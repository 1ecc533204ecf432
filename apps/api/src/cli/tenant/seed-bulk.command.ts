import { formatNumber } from '@courtyard/contract/formats';
import { type Command, Option } from 'commander';
import { sql } from 'kysely';
import type { Platform } from '../../platform/core/platform';
import type { BulkSeed } from '../../platform/section/demo/demo-community';
import { sections } from '../../sections/sections';
import { Mistake } from '../mistake';
import { print } from '../output/print';
import { tenantNamed, withPlatform } from '../with-platform';

const batch = 10_000;
const most = 1_000_000;

const seeds = new Map(sections.flatMap(({ id, bulk }) => (bulk ? [[id, bulk] as const] : [])));

async function addRecords(
  platform: Platform,
  seed: BulkSeed,
  tenantId: string,
  count: number,
): Promise<void> {
  for (let left = count; left > 0; left -= batch) {
    await platform.inTenant(tenantId, (tx) => seed.add(tx, tenantId, Math.min(left, batch)), {
      statementTimeoutMs: 300_000,
    });
  }
  // The planner knows nothing of the new rows yet.
  await sql`analyze ${sql.join(seed.tables.map((table) => sql.table(table)))}`.execute(platform.db);
}

/** `courtyard seed-bulk`: rows by the hundred thousand, for measurements. */
export function addSeedBulkCommand(program: Command): void {
  const [standard = ''] = seeds.keys();
  program
    .command('seed-bulk <community> <count>')
    .description(
      'add made-up properties, or records of another section, to a community for performance tests',
    )
    .addOption(
      new Option('--section <section>', 'add records of another section')
        .choices([...seeds.keys()])
        .default(standard),
    )
    .addHelpText('after', '\nExample:\n  courtyard seed-bulk demo 100000')
    .action(async (slug: string, given: string, { section }: { section: string }) => {
      const count = Number(given);
      if (!Number.isInteger(count) || count < 1 || count > most) {
        throw new Mistake(`"${given}" is not a number from 1 to ${most}`);
      }
      const seed = seeds.get(section);
      if (!seed) throw new Mistake(`section ${section} doesn’t support bulk data`);
      await withPlatform(async (platform) => {
        const { id } = await tenantNamed(platform, slug);
        await addRecords(platform, seed, id, count);
        print(`Added ${formatNumber(count)} ${seed.records} to ${slug}.`);
      });
    });
}
