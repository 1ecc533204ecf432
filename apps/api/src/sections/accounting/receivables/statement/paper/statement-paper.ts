import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { statementLineText } from '@courtyard/contract/accounting/receivables/statement/statement-line.labels';
import { billingPaper } from '../../../../../platform/mail/paper/billing-paper';
import { agingLine } from './parts/aging-line';
import { remittanceOf } from './parts/remittance';
import type { Sheet } from './sheet-head';

/** The statement of a unit: what is owed, what is open of which charge, and what moved with the balance after it. */
export function statementPaper(
  sheet: Sheet,
  statement: UnitStatement,
  /** `from`: since when it tells what moved, twelve months where it is not said. `address`: where it is sent, in lines. */
  { from, address }: { from?: string; address: readonly string[] },
): Promise<Buffer> {
  const { letterhead, size, language, howToPay, day, money, label, pageOf } = sheet;
  const { property, owners, at, balanceMinor, overdueMinor, creditMinor, open, lines, next } = statement;
  const moved = lines
    .toReversed()
    .map((line) => [
      day(line.date),
      statementLineText(line, language),
      money(line.amountMinor),
      money(line.balanceMinor),
    ]);
  const brought = statement.broughtForwardMinor;
  return billingPaper({
    letterhead,
    size,
    language,
    title: label('statement'),
    to: [owners, ...(address.length > 0 ? address : [property.name])].filter(Boolean),
    facts: [
      [label('asOf'), day(at)],
      [label('account'), property.name],
      ...(overdueMinor > 0 ? [[label('overdueSum'), money(overdueMinor)] as const] : []),
      ...(creditMinor > 0 ? [[label('creditSum'), money(creditMinor)] as const] : []),
      balanceMinor >= 0 ? [label('youOwe'), money(balanceMinor)] : [label('creditSum'), money(-balanceMinor)],
    ],
    parts: [
      {
        table: {
          title: label('openCharges'),
          columns: [
            { name: label('description'), share: 0.44 },
            { name: label('date'), share: 0.16 },
            { name: label('due'), share: 0.16 },
            { name: label('open'), share: 0.24, isAmount: true },
          ],
          rows: open.map((charge) => [
            charge.invoice === null
              ? charge.description
              : `${charge.description} (${label('invoice')} ${charge.invoice.number})`,
            day(charge.issuedOn),
            day(charge.dueOn),
            money(charge.openMinor),
          ]),
          none: label('openNone'),
        },
      },
      ...(open.length === 0 ? [] : [{ table: agingLine(sheet, open) }]),
      {
        table: {
          title: from === undefined ? label('movements') : `${label('movementsSince')} ${day(from)}`,
          columns: [
            { name: label('date'), share: 0.16 },
            { name: label('description'), share: 0.44 },
            { name: label('amount'), share: 0.2, isAmount: true },
            { name: label('balance'), share: 0.2, isAmount: true },
          ],
          rows: brought === 0 ? moved : [['', label('broughtForward'), '', money(brought)], ...moved],
          none: label('movementsNone'),
        },
      },
      ...(howToPay === null || balanceMinor <= 0 ? [] : [{ heading: label('howToPay'), text: howToPay }]),
    ],
    coupon: remittanceOf(sheet, {
      account: property.name,
      number: null,
      // The whole balance is asked for: it has a date only where all of it is due on one.
      dueOn: open.every((charge) => charge.dueOn === next?.dueOn) ? (next?.dueOn ?? null) : null,
      amountMinor: balanceMinor,
    }),
    footer: `${letterhead.name} · ${label('statement')} · ${property.name}`,
    pageOf,
  });
}
