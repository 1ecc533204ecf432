/** A line as far as it is written. */
interface WrittenLine {
  accountId?: string | null | undefined;
  fundId?: string | null | undefined;
  /** What was typed and is no amount is a text. */
  amountMinor?: unknown;
  memo?: string | null | undefined;
}

/** What is entered in one fund, in minor units; a difference above zero lacks a credit. */
export interface FundDifference {
  fundId: string;
  debitMinor: number;
  creditMinor: number;
  differenceMinor: number;
}

/** Nothing was written in it: it is not posted. A fund alone was put there by the form. */
export const isBlank = ({ accountId, amountMinor, memo }: WrittenLine): boolean =>
  !accountId && (amountMinor === null || amountMinor === undefined || amountMinor === '') && !memo;

/** Debits, credits and their difference by fund, in the order in which the funds come. */
export function differences(lines: readonly WrittenLine[]): FundDifference[] {
  const sums = new Map<string, FundDifference>();
  for (const { fundId, amountMinor } of lines) {
    if (!fundId || typeof amountMinor !== 'number' || amountMinor === 0) continue;
    const sum = sums.get(fundId) ?? { fundId, debitMinor: 0, creditMinor: 0, differenceMinor: 0 };
    if (amountMinor > 0) sum.debitMinor += amountMinor;
    else sum.creditMinor -= amountMinor;
    sum.differenceMinor = sum.debitMinor - sum.creditMinor;
    sums.set(fundId, sum);
  }
  return [...sums.values()];
}

const empty = { accountId: null, amountMinor: null, memo: null };

/** A line of its own fund, or of the only one there is. */
export const blankLine = (fundId: string | null) => ({ ...empty, fundId });

/** As written, with one line at the end to go on with: in the fund of the last, and with what its fund still lacks. */
export function withNext<L extends WrittenLine>(
  lines: readonly L[],
): readonly (L | ReturnType<typeof blankLine>)[] {
  const last = lines.at(-1);
  return last !== undefined && isBlank(last) ? lines : [...lines, blankLine(last?.fundId ?? null)];
}

/** What a line has to be so that its fund comes to nothing; null where it does already. */
export function completing(lines: readonly WrittenLine[], fundId: string | null): number | null {
  const found = differences(lines).find((sum) => sum.fundId === fundId);
  return found === undefined || found.differenceMinor === 0 ? null : -found.differenceMinor;
}
