import { currencyExponent, formatMoney } from '@courtyard/contract/formats';
import { msg, type Text } from '../../../platform/http/language/sentence';
import { BankFileError, type BankFileWarning, type BankLine, type BankStatement } from '../bank-file';

const maximumLines = 200_000;
/** Steps of a reader between two looks at the clock. */
export const stepsAtOnce = 256;

/** What the reading of one file has come to so far. */
export class Reading {
  readonly warnings: BankFileWarning[] = [];
  readonly #exponents = new Map<string, number>();
  #lines = 0;

  /** `currency`: of the community, for files that name none. */
  constructor(readonly currency: string) {}

  /** `account`: of a statement, where the warning concerns no other. */
  warn(place: number | null, message: Text, account?: string | null): void {
    if (this.warnings.length < 100)
      this.warnings.push({ place, message, ...(account !== undefined && { account }) });
  }

  /** Digits after the point of amounts in a currency. */
  exponent(currency: string | null): number {
    const code = currency ?? this.currency;
    const known = this.#exponents.get(code) ?? currencyExponent(code);
    this.#exponents.set(code, known);
    return known;
  }

  /** Throws where a file has more lines than an import of it could take. */
  countLine(place: number): void {
    this.#lines += 1;
    if (this.#lines > maximumLines)
      throw new BankFileError(place, msg`more than 200,000 transactions`, msg`a shorter period in one file`);
  }

  /** Leaves out lines of nothing, and says where opening + lines = closing does not hold. */
  finish(statement: BankStatement): BankStatement {
    const lines = statement.lines.filter((line) => this.#moves(line, statement.accountHint));
    const { opening, closing } = statement;
    if (opening && closing) {
      const moved = lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
      this.#compare(BigInt(opening.amountMinor) + moved, closing.amountMinor, statement);
    }
    return { ...statement, lines };
  }

  #moves({ amountMinor, place }: BankLine, account: string | null): boolean {
    if (amountMinor === 0) this.warn(place, msg`A line with amount 0 is skipped.`, account);
    return amountMinor !== 0;
  }

  #compare(worked: bigint, told: number, { currency, accountHint }: BankStatement): void {
    if (worked === BigInt(told)) return;
    const money = (amount: bigint | number) => formatMoney(amount, currency ?? this.currency);
    this.warn(
      null,
      msg`The opening balance plus the lines is ${money(worked)}, but the file’s closing balance is ${money(told)}. Lines may be missing or duplicated.`,
      accountHint,
    );
  }
}

/** A currency's code as it stands in a file; throws where it is none. Null for nothing. */
export function currencyOf(text: string, place: number): string | null {
  const code = text.trim().toUpperCase();
  if (code === '') return null;
  if (!/^[A-Z]{3}$/.test(code))
    throw new BankFileError(place, quoted(text), msg`a currency such as USD or EUR`);
  return code;
}

const shownCharacters = 40;

/** What stood in the file, cut so that a sentence stays one. */
export function quoted(text: string): string {
  const one = oneLine(text);
  return `“${one.length > shownCharacters ? `${one.slice(0, shownCharacters)}…` : one}”`;
}

const oneLine = (text: string) =>
  text
    .slice(0, 4000)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A name or text of a file on one line; null for nothing. */
export function wordsOf(text: string | undefined): string | null {
  const words = oneLine(text ?? '');
  // A pair of two halves that was cut in its middle is no text.
  return words === '' ? null : words.slice(0, 1000).replace(/[\uD800-\uDBFF]$/, '');
}

/** A check's number as every format gives it: without the zeros that some fill it up with. Null where it is no number. */
export function checkNumberOf(text: string | undefined): string | null {
  const digits = /^\s*#?0*(\d{1,18})\s*$/.exec(text ?? '')?.[1];
  return digits === undefined || /^0*$/.test(digits) ? null : digits;
}
