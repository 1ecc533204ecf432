import type { PayoffStatement } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { payoffLabels } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff.labels';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import { billingPaper } from '../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from '../../statement/paper/sheet-head';

/** A payoff statement on paper: what has to be paid and until when, of what it is made, and what comes later. */
export function payoffPaper(sheet: Sheet, payoff: PayoffStatement): Promise<Buffer> {
  const { letterhead, size, language, howToPay, day, money, label, pageOf } = sheet;
  const said = (name: keyof typeof payoffLabels) => payoffLabels[name][language];
  const { number, property, owners, at, validUntil, requestedBy, charges, later } = payoff;
  const { openMinor, interestMinor, creditMinor, feeMinor, totalMinor, perDiemMinor } = payoff;
  const part = (name: 'interestMinor' | 'feeMinor', amountMinor: number) =>
    amountMinor === 0 ? [] : [{ name: said(name), amount: money(amountMinor) }];
  return billingPaper({
    letterhead,
    size,
    language,
    title: `${said('payoff')} ${number}`,
    to: [...(requestedBy === null ? [] : [requestedBy]), owners, property.name].filter(Boolean),
    facts: [
      [said('at'), day(at)],
      [said('validUntil'), day(validUntil)],
      [said('property'), property.name],
      [said('totalMinor'), money(totalMinor)],
      [said('perDiemMinor'), money(perDiemMinor)],
    ],
    parts: [
      {
        table: {
          title: said('openMinor'),
          columns: [
            { name: label('description'), share: 0.4 },
            { name: label('due'), share: 0.16 },
            { name: '', share: 0.2 },
            { name: label('amount'), share: 0.24, isAmount: true },
          ],
          rows: charges.map(({ description, chargeType, dueOn, openMinor: open }) => [
            description,
            day(dueOn),
            chargeLabels[`chargeType.${chargeType}`][language],
            money(open),
          ]),
          none: label('openNone'),
        },
      },
      {
        sums: [
          { name: said('openMinor'), amount: money(openMinor) },
          ...part('interestMinor', interestMinor),
          ...part('feeMinor', feeMinor),
          ...(creditMinor === 0 ? [] : [{ name: said('creditMinor'), amount: `−${money(creditMinor)}` }]),
          { name: said('totalMinor'), amount: money(totalMinor), isMain: true },
        ],
      },
      ...(later.length === 0
        ? []
        : [
            {
              table: {
                title: said('laterMinor'),
                columns: [
                  { name: label('description'), share: 0.44 },
                  { name: label('date'), share: 0.16 },
                  { name: label('due'), share: 0.16 },
                  { name: label('amount'), share: 0.24, isAmount: true },
                ],
                rows: later.map(({ title, issuedOn, dueOn, amountMinor }) => [
                  title,
                  day(issuedOn),
                  day(dueOn),
                  money(amountMinor),
                ]),
              },
            },
          ]),
      ...(howToPay === null ? [] : [{ heading: label('howToPay'), text: howToPay }]),
    ],
    footer: `${letterhead.name} · ${said('payoff')} ${number} · ${property.name}`,
    pageOf,
  });
}
