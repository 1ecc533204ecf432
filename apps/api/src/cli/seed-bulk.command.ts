import type { Command } from 'commander';
import { sql } from 'kysely';
import type { Platform } from '../platform/core/platform';
import { seedManyProperties } from '../sections/properties';
import { Mistake } from './mistake';
import { print } from './print';
import { tenantNamed, withPlatform } from './with-platform';

const batch = 10_000;
const most = 1_000_000;

async function addProperties(platform: Platform, tenantId: string, count: number): Promise<void> {
  for (let left = count; left > 0; left -= batch) {
    await platform.inTenant(tenantId, (tx) => seedManyProperties(tx, tenantId, Math.min(left, batch)), {
      statementTimeoutMs: 300_000,
    });
  }
  // The planner knows nothing of the new rows yet.
  await sql`analyze property, person, ownership, residency, insurance_policy`.execute(platform.db);
}

/** `courtyard seed-bulk`: rows by the hundred thousand, for measurements. */
export function addSeedBulkCommand(program: Command): void {
  program
    .command('seed-bulk <community> <count>')
    .description('add that many made-up properties to a community, for measurements')
    .addHelpText('after', '\nExample:\n  courtyard seed-bulk demo 100000')
    .action(async (slug: string, given: string) => {
      const count = Number(given);
      if (!Number.isInteger(count) || count < 1 || count > most) {
        throw new Mistake(`"${given}" is not a number from 1 to ${most}`);
      }
      await withPlatform(async (platform) => {
        const { id } = await tenantNamed(platform, slug);
        await addProperties(platform, id, count);
        print(`Added ${count.toLocaleString('en-US')} properties to ${slug}.`);
      });
    });
}
