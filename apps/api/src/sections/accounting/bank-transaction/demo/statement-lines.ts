import { addDays } from '@courtyard/contract/days';
import type { Dice } from '../../../../platform/section/demo/dice';
import type { FoundLine } from '../matching/booked-lines.sql';

/** A line of the demo's bank; `journal` is the line of the books that it was matched to. */
export interface DemoLine {
  place: number;
  bookedOn: string;
  amountMinor: number;
  payee: string | null;
  memo: string | null;
  checkNumber: string | null;
  journal: { entryId: string; line: number } | null;
}

const matchedAfterDays = 14;

const isCheckNumber = (reference: string | null) => reference !== null && /^\d+$/.test(reference);

function asTold(
  { entryId, line, date, party, reference, amountMinor }: FoundLine,
  lag: number,
  until: string,
) {
  const isOut = amountMinor < 0;
  const bookedOn = addDays(date, lag);
  return {
    bookedOn: bookedOn < until ? bookedOn : until,
    amountMinor,
    payee: party?.toUpperCase().slice(0, 32) ?? (isOut ? 'WITHDRAWAL' : 'DEPOSIT'),
    memo: isOut ? null : 'DEPOSIT',
    checkNumber: isCheckNumber(reference) ? reference : null,
    journal: { entryId, line },
  };
}

/** What the bank told of the lines of an account, in its order: some days later, with a fee and interest that the books do not have yet. */
export function demoLines(
  journal: readonly FoundLine[],
  { until, dice }: { until: string; dice: Dice },
): DemoLine[] {
  const waitsFrom = addDays(until, -matchedAfterDays);
  const told = journal
    .filter(({ isReversed }) => !isReversed)
    .map((line) => asTold(line, dice.between(0, 3), until))
    .map((line) => (line.bookedOn >= waitsFrom ? { ...line, journal: null } : line));
  const own = (payee: string, amountMinor: number, daysAgo: number) => ({
    bookedOn: addDays(until, -daysAgo),
    amountMinor,
    payee,
    memo: null,
    checkNumber: null,
    journal: null,
  });
  const extra = [own('MONTHLY SERVICE FEE', -1_500, 3), own('INTEREST PAID', 412, 1)];
  return [...told, ...extra]
    .toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn))
    .map((line, at) => ({ ...line, place: at + 1 }));
}
