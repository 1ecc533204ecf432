import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../database/database';
import type { SectionDefinition } from '../../../section/define-section';

/** What of a unit is overdue, since the day that the earliest of it was due. */
interface OverdueRow {
  propertyId: string;
  dueSince: string;
}

/** What units owe, as a section keeps it. */
export interface UnitAccounts {
  /** SQL of one `OverdueRow` for each of the properties whose owners today owe what was due before that day. */
  overdueOn(propertyIds: readonly string[], today: string): RawBuilder<OverdueRow>;
}

type HasUnitAccounts = Pick<SectionDefinition, 'unitAccounts'>;

/** Since when a unit owes what is overdue; null where it owes nothing, or no section keeps what units owe. */
export async function overdueSince(
  sections: readonly HasUnitAccounts[],
  tx: Tx,
  { propertyId, today }: { propertyId: string; today: string },
): Promise<string | null> {
  const found: string[] = [];
  // One after the other: they share the transaction's connection.
  for (const { unitAccounts } of sections) {
    if (!unitAccounts) continue;
    const { rows } = await unitAccounts.overdueOn([propertyId], today).execute(tx);
    found.push(...rows.map(({ dueSince }) => dueSince));
  }
  return found.toSorted()[0] ?? null;
}
