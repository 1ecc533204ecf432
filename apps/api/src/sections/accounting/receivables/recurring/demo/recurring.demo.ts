import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { addMonths } from '@courtyard/contract/days';
import { changeOf, writeAudits } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';

interface DemoTemplate {
  id: string;
  homes: readonly string[];
  /** The first days of the months that were billed. */
  months: readonly string[];
  lines: readonly InvoiceLineInput[];
}

/** The template that the demo's monthly dues come from, with the months that it billed. */
export async function seedTemplate(
  tx: Tx,
  { id: tenantId, people }: DemoCommunity,
  { id, homes, months, lines }: DemoTemplate,
): Promise<void> {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return;
  const { memberId, displayName } = people.treasurer;
  const began = `${first}T17:00:00Z`;
  const name = 'Monthly dues';
  await tx
    .insertInto('recurringTemplate')
    .values({
      tenantId,
      id,
      kind: 'invoice',
      name,
      status: 'active',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
      startsOn: first,
      leadDays: 0,
      nextOn: addMonths(last, 1),
      keptBy: memberId,
      createdAt: began,
      updatedAt: began,
    })
    .execute();
  await tx
    .insertInto('recurringInvoice')
    .values({
      tenantId,
      templateId: id,
      scope: 'units',
      buildings: [],
      split: 'each',
      dueDays: 14,
      memo: null,
      lines: JSON.stringify(lines),
    })
    .execute();
  await tx
    .insertInto('recurringInvoiceUnit')
    .values(homes.map((propertyId) => ({ tenantId, templateId: id, propertyId })))
    .execute();
  await tx
    .insertInto('recurringOccurrence')
    .values(
      months.map((month) => ({
        tenantId,
        templateId: id,
        occursOn: month,
        status: 'made' as const,
        datedOn: month,
        leftOut: '[]',
        problem: null,
        triedOn: month,
      })),
    )
    .execute();
  await writeAudits(tx, { tenantId, memberId, displayName }, [
    changeOf(
      'recurring-template.create',
      { 'recurring-template': id },
      {},
      { name, leadDays: 0, dueDays: 14 },
    ),
  ]);
}
