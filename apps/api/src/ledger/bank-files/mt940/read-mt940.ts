import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankLine, type BankStatement } from '../bank-file';
import { checkNumberOf, currencyOf, quoted, stepsAtOnce, wordsOf, type Reading } from '../text/reading';
import { detailsOf, ownDetails } from './mt940-details.rules';
import { swiftFields, type SwiftField } from './mt940-fields.rules';
import { balanceOf, statementLine, type StatementLine } from './mt940-line.rules';

interface OpenMessage {
  place: number;
  statement: BankStatement;
  /** The line that details behind it belong to, with the lines of them so far. */
  open: { told: StatementLine; place: number; details: string[]; own: string[] } | null;
  /** MT942, which has no balances, ends with its sums or a hyphen. */
  hasEnd: boolean;
}

const lineOf = ({ told, place, details, own }: NonNullable<OpenMessage['open']>): BankLine => {
  const said = own.length > 0 ? ownDetails(own) : detailsOf(details);
  const isCheck = told.code?.endsWith('CHK') ?? false;
  return {
    bookedOn: told.bookedOn,
    valueOn: told.valueOn,
    amountMinor: told.amountMinor,
    payee: said.payee,
    memo: said.memo ?? told.supplement,
    checkNumber: isCheck ? checkNumberOf(told.reference ?? undefined) : null,
    bankId: told.bankReference ?? told.reference,
    code: told.code,
    place,
  };
};

/** Puts statements together from the fields of a file. */
class SwiftStatements {
  readonly read: BankStatement[] = [];
  #message: OpenMessage | null = null;

  constructor(private readonly reading: Reading) {}

  take(field: SwiftField): void {
    if (field.tag === 'end') return this.#hyphen(field.place);
    if (field.tag === '20') this.#begin(field);
    const message = this.#message;
    if (!message)
      throw new BankFileError(
        field.place,
        msg`field ${field.tag} outside of a statement`,
        msg`“:20:” before it`,
      );
    this.#into(message, field);
  }

  end(lastLine: number): void {
    this.#finish(lastLine);
    if (this.read.length === 0)
      throw new BankFileError(
        1,
        msg`no field of a statement`,
        msg`an MT940 file, which has lines like “:20:” and “:61:”`,
      );
  }

  #begin({ place }: SwiftField): void {
    this.#finish(place);
    const statement: BankStatement = {
      accountHint: null,
      currency: null,
      from: null,
      until: null,
      opening: null,
      closing: null,
      lines: [],
    };
    this.#message = { place, statement, open: null, hasEnd: false };
  }

  #hyphen(place: number): void {
    // One within a text of a bank that ends messages otherwise: what follows is a field of the same statement.
    if (this.#message) this.#message.hasEnd = true;
    if (this.#message?.statement.closing) this.#finish(place);
  }

  #into(message: OpenMessage, field: SwiftField): void {
    const { statement } = message;
    const [first = ''] = field.lines;
    if (field.tag === '61') {
      this.#endLine(message);
      this.reading.countLine(field.place);
      message.open = {
        told: statementLine(field, statement.currency, this.reading),
        place: field.place,
        details: [],
        own: [],
      };
    } else if (field.tag === '86') message.open?.details.push(...field.lines);
    else if (field.tag === 'NS') message.open?.own.push(...field.lines);
    else this.#endLine(message);
    if (field.tag.startsWith('25')) {
      const account = wordsOf(first);
      if (statement.accountHint === null) statement.accountHint = account;
      else if (account !== statement.accountHint)
        this.reading.warn(field.place, msg`A second account number is skipped: ${quoted(first)}`);
    }
    if (field.tag === '34F') statement.currency ??= currencyOf(first.slice(0, 3), field.place);
    if (field.tag.startsWith('90')) message.hasEnd = true;
    if (field.tag.startsWith('60')) {
      const { currency, balance } = balanceOf(field, statement.currency, this.reading);
      if (statement.opening)
        this.reading.warn(field.place, msg`A second opening balance is skipped: ${quoted(first)}`);
      else [statement.opening, statement.currency] = [balance, currency];
    }
    if (field.tag.startsWith('62')) {
      if (statement.closing)
        throw new BankFileError(field.place, msg`a second closing balance`, msg`“:20:” before it`);
      statement.closing = balanceOf(field, statement.currency, this.reading).balance;
    }
  }

  #endLine(message: OpenMessage): void {
    if (message.open) message.statement.lines.push(lineOf(message.open));
    message.open = null;
  }

  #finish(place: number): void {
    const message = this.#message;
    if (!message) return;
    this.#endLine(message);
    const { statement } = message;
    if (!statement.closing && (statement.opening || !message.hasEnd))
      throw new BankFileError(
        place,
        msg`the statement of line ${message.place} has no end`,
        msg`its closing balance, “:62F:”`,
      );
    this.read.push(
      this.reading.finish({
        ...statement,
        from: statement.opening?.on ?? null,
        until: statement.closing?.on ?? null,
      }),
    );
    this.#message = null;
  }
}

/** Statements of an MT940 file, and of an MT942 one, which has only the lines of a day so far. One for each message. */
export function* readMt940(text: string, reading: Reading): Steps<BankStatement[]> {
  const found = new SwiftStatements(reading);
  const fields = yield* swiftFields(text);
  let steps = 0;
  for (const field of fields) {
    steps += 1;
    if (steps % stepsAtOnce === 0) yield;
    found.take(field);
  }
  found.end(fields.at(-1)?.place ?? 1);
  return found.read;
}
