import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankStatement } from '../bank-file';
import { lineAt } from '../text/bytes.rules';
import type { Reading } from '../text/reading';
import { currencyOf, quoted } from '../text/reading';
import { ofxElements } from './ofx-elements.rules';
import { balanceOf, dayOfOfx, lineOf, type Leaves } from './ofx-parts.rules';

/** The aggregates that count, with those that they stand in. Others are looked through. */
const parents: Readonly<Record<string, readonly string[]>> = {
  OFX: [],
  STMTTRNRS: ['OFX'],
  CCSTMTTRNRS: ['OFX'],
  INVSTMTTRNRS: ['OFX'],
  STATUS: ['OFX', 'STMTTRNRS', 'CCSTMTTRNRS', 'INVSTMTTRNRS'],
  STMTRS: ['OFX', 'STMTTRNRS'],
  CCSTMTRS: ['OFX', 'CCSTMTTRNRS'],
  INVSTMTRS: ['OFX', 'INVSTMTTRNRS'],
  BANKACCTFROM: ['STMTRS'],
  CCACCTFROM: ['CCSTMTRS'],
  INVACCTFROM: ['INVSTMTRS'],
  BANKTRANLIST: ['STMTRS', 'CCSTMTRS'],
  INVTRANLIST: ['INVSTMTRS'],
  STMTTRN: ['BANKTRANLIST', 'INVTRANLIST'],
  INVTRAN: ['INVTRANLIST'],
  LEDGERBAL: ['STMTRS', 'CCSTMTRS'],
  AVAILBAL: ['STMTRS', 'CCSTMTRS'],
  PAYEE: ['STMTTRN'],
  BANKACCTTO: ['STMTTRN'],
  CCACCTTO: ['STMTTRN'],
  CURRENCY: ['STMTTRN'],
  ORIGCURRENCY: ['STMTTRN'],
};

/** What must stand where it belongs: elsewhere, or closed twice, the file is broken. */
const strict = new Set([
  'OFX',
  'STMTRS',
  'CCSTMTRS',
  'INVSTMTRS',
  'BANKTRANLIST',
  'INVTRANLIST',
  'STMTTRN',
  'LEDGERBAL',
]);
const statements = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);

interface Frame {
  name: string;
  place: number;
  leaves: Leaves;
}

interface OpenStatement {
  statement: BankStatement;
  hasList: boolean;
  securities: number;
}

/** Puts statements together from the elements of a file. */
class OfxStatements {
  readonly read: BankStatement[] = [];
  readonly #stack: Frame[] = [];
  #current: OpenStatement | null = null;
  isWhole = false;

  constructor(private readonly reading: Reading) {}

  open(name: string, place: number): void {
    const allowed = parents[name];
    if (!allowed) return;
    const top = this.#stack.at(-1);
    const fits = top ? allowed.includes(top.name) : allowed.length === 0;
    if (!fits) {
      if (!strict.has(name)) return;
      if (top)
        throw new BankFileError(
          place,
          msg`<${name}> inside of <${top.name}>, which began on line ${top.place}`,
          msg`</${top.name}> before it`,
        );
      throw new BankFileError(place, `<${name}>`, msg`<OFX> around it`);
    }
    if (this.isWhole) throw new BankFileError(place, msg`<OFX> again`, msg`the end of the file after </OFX>`);
    this.#stack.push({ name, place, leaves: new Map() });
    if (statements.has(name)) this.#current = { statement: emptyStatement(), hasList: false, securities: 0 };
    if (this.#current && (name === 'BANKTRANLIST' || name === 'INVTRANLIST')) this.#current.hasList = true;
  }

  text(name: string, text: string, place: number): void {
    const frame = this.#stack.at(-1);
    // An aggregate's own text is what stands between its elements.
    if (frame && !(name in parents) && !frame.leaves.has(name)) frame.leaves.set(name, { text, place });
    if (frame && statements.has(frame.name) && name === 'CURDEF' && this.#current)
      this.#current.statement.currency = currencyOf(text, place);
  }

  close(name: string, place: number): void {
    if (!(name in parents)) return;
    const top = this.#stack.at(-1);
    if (top?.name !== name) {
      const isOpen = this.#stack.some((frame) => frame.name === name);
      if (isOpen && top)
        throw new BankFileError(place, `</${name}>`, msg`</${top.name}> of line ${top.place} before it`);
      if (strict.has(name)) throw new BankFileError(place, `</${name}>`, msg`<${name}> before it`);
      return;
    }
    this.#stack.pop();
    this.#end(top, place);
  }

  /** Throws where the file ends inside of something. */
  end(lastLine: number): void {
    const top = this.#stack.at(-1);
    if (top)
      throw new BankFileError(
        lastLine,
        msg`the file ends inside of <${top.name}> of line ${top.place}`,
        `</${top.name}>`,
      );
    if (this.read.length === 0) throw new BankFileError(null, msg`it has no statement`, msg`a statement`);
  }

  #end(frame: Frame, place: number): void {
    const { name, leaves } = frame;
    const text = (leaf: string) => leaves.get(leaf)?.text.trim();
    if (name === 'OFX') this.isWhole = true;
    if (name === 'STATUS' && text('SEVERITY')?.toUpperCase() === 'ERROR')
      throw new BankFileError(
        frame.place,
        msg`the bank's error ${quoted(text('MESSAGE') ?? text('CODE') ?? '')}`,
        msg`a statement`,
      );
    if (!this.#current) return;
    const { statement } = this.#current;
    if (name.endsWith('ACCTFROM')) statement.accountHint = text('ACCTID') || null;
    if (name === 'LEDGERBAL') statement.closing = balanceOf(frame, statement.currency, this.reading);
    if (name === 'INVTRAN') this.#current.securities += 1;
    if (name === 'STMTTRN') {
      this.reading.countLine(frame.place);
      statement.lines.push(lineOf(frame, statement.currency, this.reading));
    }
    const ofParent = this.#stack.at(-1)?.leaves;
    if (ofParent && (name === 'PAYEE' || name === 'CURRENCY'))
      for (const [leaf, said] of leaves) ofParent.set(`${name}.${leaf}`, said);
    if (name === 'BANKTRANLIST' || name === 'INVTRANLIST') {
      const day = (leaf: string) => {
        const said = leaves.get(leaf);
        return said && said.text.trim() !== '' ? dayOfOfx(said.text, said.place) : null;
      };
      [statement.from, statement.until] = [day('DTSTART'), day('DTEND')];
    }
    if (statements.has(name)) this.#finish(this.#current, place);
  }

  #finish({ statement, hasList, securities }: OpenStatement, place: number): void {
    this.#current = null;
    if (!hasList && statement.accountHint === null)
      throw new BankFileError(
        place,
        msg`a statement without account and without transactions`,
        '<BANKTRANLIST>',
      );
    if (securities > 0)
      this.reading.warn(
        place,
        msg`${securities} purchases, sales or dividends of securities are skipped. Only cash transactions are read.`,
      );
    this.read.push(this.reading.finish(statement));
  }
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

/**
 * Statements of an OFX or QFX file, of bank, card and brokerage accounts (OFX 1.0.2 to 2.3, Open Financial Exchange). What stands before
 * `<OFX>` and elements of makers (`INTU.BID`) are looked through.
 */
export function* readOfx(text: string, reading: Reading): Steps<BankStatement[]> {
  const begin = text.search(/<OFX\s*>/i);
  if (begin === -1) throw new BankFileError(1, quoted(text), msg`an OFX file, which has <OFX>`);
  const found = new OfxStatements(reading);
  yield* ofxElements(text, begin, {
    open: (name, place) => found.open(name, place),
    close: (name, place) => found.close(name, place),
    text: (name, value, place) => found.text(name, value, place),
  });
  found.end(lineAt(text, text.trimEnd().length));
  return found.read;
}
