import type {
  BankSuggestion,
  BookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { daysBetween } from '@courtyard/contract/days';

/** What of a line of the bank speaks for a line of the journal. */
export interface AskedLine {
  bookedOn: string;
  amountMinor: number;
  checkNumber: string | null;
  payee: string | null;
  memo: string | null;
}

type Reason = BankSuggestion['reasons'][number];

const weights: Readonly<Record<Reason, number>> = {
  'check-number': 50,
  'same-day': 20,
  'near-day': 12,
  name: 15,
  'only-one': 10,
  sum: 0,
  'far-day': 0,
};

/** A check is cashed some days after it was written, a transfer is booked in a week. */
const nearDays = 7;

/** Words that banks and books put into every other line. */
const everyday = new Set(
  'payment deposit check transfer bill withdrawal credit debit online mobile from with dues assessment monthly pago cheque transferencia deposito'.split(
    ' ',
  ),
);

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function namesIn(...texts: (string | null)[]): Set<string> {
  const words = plain(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length >= 4 && /\p{L}/u.test(word) && !everyday.has(word)));
}

const numbersIn = (...texts: (string | null)[]) =>
  new Set(
    texts
      .join(' ')
      .match(/\d+/g)
      ?.map((digits) => digits.replace(/^0+(?=.)/, '')) ?? [],
  );

function reasonsFor(asked: AskedLine, line: BookedLine): Reason[] {
  const { checkNumber, payee, memo, bookedOn } = asked;
  const reasons: Reason[] = [];
  const check = checkNumber?.replace(/^0+(?=.)/, '');
  if (check && numbersIn(line.reference, line.memo).has(check)) reasons.push('check-number');
  const days = Math.abs(daysBetween(line.date, bookedOn));
  if (days === 0) reasons.push('same-day');
  else reasons.push(days <= nearDays ? 'near-day' : 'far-day');
  const names = namesIn(line.party, line.memo);
  if ([...namesIn(payee, memo)].some((word) => names.has(word))) reasons.push('name');
  return reasons;
}

const weightOf = (reasons: readonly Reason[]) => reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** Each line of the same amount by itself, the likeliest first. */
function single(asked: AskedLine, lines: readonly BookedLine[]): BankSuggestion[] {
  const [only, another] = lines;
  return lines
    .map((line): BankSuggestion => {
      const reasons = reasonsFor(asked, line);
      if (line === only && !another) reasons.push('only-one');
      return { lines: [line], rule: null, reasons, daysApart: daysBetween(asked.bookedOn, line.date) };
    })
    .toSorted((one, other) => weightOf(other.reasons) - weightOf(one.reasons));
}

const sumOf = (lines: readonly BookedLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** So many sums are tried: of many small amounts nearly every sum is some. */
const maxTries = 20_000;
const maxParts = 12;

/** Some of these lines that come to an amount; the first ones are tried first. Null for none, or none within the tries. */
function partsOf(amountMinor: number, lines: readonly BookedLine[]): BookedLine[] | null {
  const target = Math.abs(amountMinor);
  const sizes = lines.map((line) => Math.abs(line.amountMinor));
  const rest = sizes.map((_, from) => sizes.slice(from).reduce((sum, size) => sum + size, 0));
  let tries = 0;
  function search(from: number, left: number, taken: readonly number[]): readonly number[] | null {
    if (left === 0) return taken;
    if (left < 0 || taken.length >= maxParts) return null;
    for (let place = from; place < lines.length; place += 1) {
      tries += 1;
      if (tries > maxTries || (rest[place] ?? 0) < left) return null;
      const found = search(place + 1, left - (sizes[place] ?? 0), [...taken, place]);
      if (found) return found;
    }
    return null;
  }
  const places = search(0, target, []);
  return places && places.length > 1 ? places.flatMap((place) => lines[place] ?? []) : null;
}

/** All of one day together, as a deposit slip has them, before any others that come to the amount. */
function together(asked: AskedLine, parts: readonly BookedLine[]): BankSuggestion[] {
  const days = [...new Set(parts.map(({ date }) => date))];
  const ofDay = days
    .map((date) => parts.filter((part) => part.date === date))
    .find((lines) => lines.length > 1 && sumOf(lines) === asked.amountMinor);
  const lines = ofDay ?? partsOf(asked.amountMinor, parts);
  const [first] = lines ?? [];
  if (!lines || !first) return [];
  const daysApart = daysBetween(asked.bookedOn, first.date);
  const isSameDay = lines.every(({ date }) => date === asked.bookedOn);
  return [{ lines, rule: null, reasons: ['sum', isSameDay ? 'same-day' : 'near-day'], daysApart }];
}

const maxSuggestions = 5;

/**
 * What a line of the bank may be in the books: lines of the same amount by how much speaks for each, then several that come to it,
 * then what a rule would post. `alike` are the lines of its amount, `parts` smaller ones near its day, both on its account and not
 * matched.
 */
export function suggest(
  asked: AskedLine,
  {
    alike,
    parts,
    rule,
  }: { alike: readonly BookedLine[]; parts: readonly BookedLine[]; rule: BankSuggestion['rule'] },
): BankSuggestion[] {
  const ofRule: BankSuggestion[] = rule ? [{ lines: [], rule, reasons: [], daysApart: null }] : [];
  const singles = single(asked, alike).slice(0, maxSuggestions);
  const near = singles.filter(
    ({ reasons }) => !reasons.includes('far-day') || reasons.includes('check-number'),
  );
  const far = singles.filter((each) => !near.includes(each));
  return [...near, ...together(asked, parts), ...ofRule, ...far];
}
