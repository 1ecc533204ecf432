import type {
  StatementLine,
  UnitStatement,
} from '@courtyard/contract/accounting/receivables/statement/statement';
import { entryKindText } from '@courtyard/contract/bookkeeping/account/entry-kind.words';
import { billingPaper } from '../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from './sheet-head';

/** A charge says what it is for; of anything else it matters first what it was. */
const titleOf = ({ language }: Sheet, { kind, description }: StatementLine): string =>
  kind === 'charge' ? description : [entryKindText(kind, language), description].filter(Boolean).join(' · ');

/** The statement of a unit: what is owed, what is open of which charge, and what moved with the balance after it. */
export function statementPaper(
  sheet: Sheet,
  statement: UnitStatement,
  /** Since when it tells what moved; twelve months where it is not said. */
  from?: string,
): Promise<Buffer> {
  const { letterhead, size, language, howToPay, day, money, word, pageOf } = sheet;
  const { property, owners, at, balanceMinor, overdueMinor, creditMinor, open, lines } = statement;
  const moved = lines
    .toReversed()
    .map((line) => [day(line.date), titleOf(sheet, line), money(line.amountMinor), money(line.balanceMinor)]);
  const brought = statement.broughtForwardMinor;
  return billingPaper({
    letterhead,
    size,
    language,
    title: word('statement'),
    to: [owners, property.name].filter(Boolean),
    facts: [
      [word('asOf'), day(at)],
      [word('unit'), property.name],
      ...(overdueMinor > 0 ? [[word('overdueSum'), money(overdueMinor)] as const] : []),
      ...(creditMinor > 0 ? [[word('creditSum'), money(creditMinor)] as const] : []),
      balanceMinor >= 0 ? [word('youOwe'), money(balanceMinor)] : [word('creditSum'), money(-balanceMinor)],
    ],
    parts: [
      {
        table: {
          title: word('openCharges'),
          columns: [
            { name: word('description'), share: 0.44 },
            { name: word('date'), share: 0.16 },
            { name: word('due'), share: 0.16 },
            { name: word('open'), share: 0.24, isAmount: true },
          ],
          rows: open.map((charge) => [
            charge.invoice === null
              ? charge.description
              : `${charge.description} (${word('invoice')} ${charge.invoice.number})`,
            day(charge.issuedOn),
            day(charge.dueOn),
            money(charge.openMinor),
          ]),
          none: word('openNone'),
        },
      },
      {
        table: {
          title: from === undefined ? word('movements') : `${word('movementsSince')} ${day(from)}`,
          columns: [
            { name: word('date'), share: 0.16 },
            { name: word('description'), share: 0.44 },
            { name: word('amount'), share: 0.2, isAmount: true },
            { name: word('balance'), share: 0.2, isAmount: true },
          ],
          rows: brought === 0 ? moved : [['', word('broughtForward'), '', money(brought)], ...moved],
          none: word('movementsNone'),
        },
      },
      ...(howToPay === null || balanceMinor <= 0 ? [] : [{ heading: word('howToPay'), text: howToPay }]),
    ],
    footer: `${letterhead.name} · ${word('statement')} · ${property.name}`,
    pageOf,
  });
}
