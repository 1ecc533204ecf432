import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankStatement } from '../bank-file';
import { currencyOf, wordsOf, type Reading } from '../text/reading';
import { balanceOf, dayOfText, lineOf, statusOf, type CamtBalance } from './camt-entry.rules';
import { below, camtElements, type Element } from './camt-elements';

/** A statement (053), a report of the day so far (052), a notification of single entries (054). */
const statementNames = new Set(['Stmt', 'Rpt', 'Ntfctn']);
const messages = new Set(['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn']);
const heldNames = new Set(['GrpHdr', 'FrToDt', 'Acct', 'Bal', 'Ntry']);

interface OpenStatement {
  statement: BankStatement;
  balances: CamtBalance[];
  waiting: number;
}

const emptyStatement = (): BankStatement => ({
  accountHint: null,
  currency: null,
  from: null,
  until: null,
  opening: null,
  closing: null,
  lines: [],
});

class CamtStatements {
  readonly read: BankStatement[] = [];
  #open: OpenStatement | null = null;
  #isCamt = false;

  constructor(private readonly reading: Reading) {}

  begin(name: string, place: number): void {
    if (messages.has(name)) this.#isCamt = true;
    if (!statementNames.has(name) || !this.#isCamt) return;
    if (this.#open)
      throw new BankFileError(place, msg`<${name}> inside of <${name}>`, msg`the end of the one before`);
    this.#open = { statement: emptyStatement(), balances: [], waiting: 0 };
  }

  held(element: Element): void {
    if (!this.#open) return;
    const { statement, balances } = this.#open;
    if (element.name === 'FrToDt')
      [statement.from, statement.until] = [periodDay(element, 'Fr'), periodDay(element, 'To')];
    if (element.name === 'Acct') this.#account(statement, element);
    if (element.name === 'Bal') balances.push(balanceOf(element, this.reading));
    if (element.name !== 'Ntry') return;
    this.reading.countLine(element.place);
    const { currency, ...line } = lineOf(element, statement.currency, this.reading);
    statement.currency ??= currency;
    // What is announced is not booked: it comes again when it is.
    if (statusOf(element) === 'BOOK') statement.lines.push(line);
    else this.#open.waiting += 1;
  }

  end(name: string, place: number): void {
    if (!statementNames.has(name) || !this.#open) return;
    const { statement, balances, waiting } = this.#open;
    this.#open = null;
    if (waiting > 0) this.reading.warn(place, msg`${waiting} pending entries are skipped.`);
    const balance = (...kinds: string[]) =>
      this.#balance(
        statement,
        balances.find(({ kind }) => kinds.includes(kind)),
      );
    statement.opening = balance('OPBD', 'PRCD');
    statement.closing = balance('CLBD');
    this.read.push(this.reading.finish(statement));
  }

  complete(): BankStatement[] {
    if (!this.#isCamt)
      throw new BankFileError(
        1,
        msg`a different kind of XML`,
        msg`a CAMT.052, .053 or .054 file, which has <BkToCstmrStmt>`,
      );
    if (this.read.length === 0) throw new BankFileError(null, msg`it has no statement`, msg`a statement`);
    return this.read;
  }

  #account(statement: BankStatement, element: Element): void {
    const id = below(element, 'Id');
    statement.accountHint = wordsOf((below(id, 'IBAN') ?? below(id, 'Othr', 'Id'))?.text);
    const currency = below(element, 'Ccy');
    if (currency) statement.currency = currencyOf(currency.text, currency.place);
  }

  #balance(statement: BankStatement, found: CamtBalance | undefined) {
    if (!found) return null;
    const { on, amountMinor, currency, place } = found;
    statement.currency ??= currency;
    if (currency === statement.currency) return { on, amountMinor };
    this.reading.warn(
      place,
      msg`A balance in ${currency ?? '?'} is skipped. The account is in ${statement.currency ?? '?'}.`,
    );
    return null;
  }
}

function periodDay(element: Element, side: 'Fr' | 'To'): string | null {
  const said = below(element, `${side}DtTm`) ?? below(element, `${side}Dt`);
  return said ? dayOfText(said) : null;
}

/**
 * Statements of a CAMT.052, .053 or .054 file of any version (ISO 20022). A line is an entry as the bank booked it; the transactions of
 * a batch are told in its memo, so that the same statement in another format has the same lines.
 */
export function* readCamt(text: string, reading: Reading): Steps<BankStatement[]> {
  const found = new CamtStatements(reading);
  yield* camtElements(text, {
    isHeld: (name) => heldNames.has(name),
    begin: (name, place) => found.begin(name, place),
    held: (element) => found.held(element),
    end: (name, place) => found.end(name, place),
  });
  return found.complete();
}
