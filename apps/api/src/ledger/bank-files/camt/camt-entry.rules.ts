import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankBalance, type BankLine } from '../bank-file';
import { readAmount } from '../text/amount.rules';
import { dayOf } from '../text/day.rules';
import { checkNumberOf, currencyOf, quoted, wordsOf, type Reading } from '../text/reading';
import { below, every, type Element } from './camt-elements';

/** `2026-01-05`, also with a time or zone behind it: the day as written, which is the bank's. */
function dayIn(element: Element): string {
  const said = below(element, 'Dt') ?? below(element, 'DtTm') ?? element;
  return dayOfText(said);
}

export function dayOfText({ text, place }: Element): string {
  const match = /^\s*(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+)?(?:Z|[-+]\d{2}:\d{2})?\s*$/.exec(text.slice(0, 60));
  const day = match && dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
  if (!day)
    throw new BankFileError(
      place,
      text.trim() === '' ? msg`no date` : quoted(text),
      msg`a date like ${'2026-01-31'}`,
    );
  return day;
}

/** Signed: what the bank calls a credit is money in. */
function amountIn(element: Element, reading: Reading): { currency: string | null; amountMinor: number } {
  const amount = below(element, 'Amt');
  if (!amount) throw new BankFileError(element.place, msg`<${element.name}> without <${'Amt'}>`, '<Amt>');
  const currency = currencyOf(amount.currency ?? '', amount.place);
  const minor = readAmount(amount.text, { exponent: reading.exponent(currency), decimal: '.' }, amount.place);
  // ISO 20022 has no sign here: a minus beside CRDT could be money in as well as out.
  if (minor < 0) throw new BankFileError(amount.place, quoted(amount.text), msg`an amount without a sign`);
  const direction = below(element, 'CdtDbtInd');
  const said = direction?.text.trim();
  if (said !== 'CRDT' && said !== 'DBIT')
    throw new BankFileError(
      direction?.place ?? element.place,
      said ? quoted(said) : msg`<${element.name}> without <${'CdtDbtInd'}>`,
      msg`CRDT or DBIT`,
    );
  return { currency, amountMinor: said === 'DBIT' ? 0 - minor : minor };
}

export interface CamtBalance extends BankBalance {
  /** OPBD, CLBD, PRCD, … */
  kind: string;
  currency: string | null;
  place: number;
}

export function balanceOf(element: Element, reading: Reading): CamtBalance {
  const kind = below(element, 'Tp', 'CdOrPrtry', 'Cd')?.text.trim() ?? '';
  const day = below(element, 'Dt');
  if (!day)
    throw new BankFileError(
      element.place,
      msg`<${'Bal'}> without <${'Dt'}>`,
      msg`a date like ${'2026-01-31'}`,
    );
  return { kind, on: dayIn(day), place: element.place, ...amountIn(element, reading) };
}

/** BOOK, PDNG or INFO: as text up to version 7, as a code from version 8 on. */
export const statusOf = (entry: Element): string =>
  (below(entry, 'Sts', 'Cd') ?? below(entry, 'Sts'))?.text.trim() || 'BOOK';

function nameOf(parties: Element | undefined, role: string): string | null {
  const party = below(parties, role);
  return wordsOf((below(party, 'Nm') ?? below(party, 'Pty', 'Nm'))?.text);
}

/** Who paid, or was paid. */
function payeeOf(detail: Element, isIn: boolean): string | null {
  const parties = below(detail, 'RltdPties');
  const roles = isIn ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  return roles.map((role) => nameOf(parties, role)).find((name) => name !== null) ?? null;
}

function memoOf(detail: Element): string | null {
  const remittance = below(detail, 'RmtInf');
  const free = every(remittance, 'Ustrd').map(({ text }) => text);
  const references = every(remittance, 'Strd').map(
    (structured) => below(structured, 'CdtrRefInf', 'Ref')?.text ?? '',
  );
  return wordsOf([...free, ...references].join(' ')) ?? wordsOf(below(detail, 'AddtlTxInf')?.text);
}

function codeOf(entry: Element): string | null {
  const domain = below(entry, 'BkTxCd', 'Domn');
  const parts = [below(domain, 'Cd'), below(domain, 'Fmly', 'Cd'), below(domain, 'Fmly', 'SubFmlyCd')];
  const said = parts.flatMap((part) => wordsOf(part?.text) ?? []).join('/');
  return wordsOf(said) ?? wordsOf(below(entry, 'BkTxCd', 'Prtry', 'Cd')?.text);
}

const shownDetails = 20;

/** Payers and amounts of a batch, in one text: the bank booked it as one amount, and so it is one line. */
function batchMemo(details: readonly Element[], isIn: boolean): string | null {
  const parts = details.slice(0, shownDetails).map((detail) => {
    const amount = below(detail, 'Amt') ?? below(detail, 'AmtDtls', 'TxAmt', 'Amt');
    return [payeeOf(detail, isIn), amount?.text.trim(), memoOf(detail)].filter((part) => part).join(' ');
  });
  const more = details.length > shownDetails ? ' …' : '';
  return wordsOf(`${details.length}: ${parts.join('; ')}${more}`);
}

const referenceIn = (element: Element | undefined, name: string) =>
  wordsOf(below(element, 'Refs', name)?.text);

/** An entry (Ntry): what the bank booked as one amount, with the transactions in it. */
export function lineOf(
  entry: Element,
  currency: string | null,
  reading: Reading,
): BankLine & { currency: string | null } {
  const { currency: own, amountMinor } = amountIn(entry, reading);
  if (currency && own && own !== currency)
    throw new BankFileError(
      entry.place,
      msg`an amount in ${own}`,
      msg`amounts in ${currency}, like the account`,
    );
  const isIn = amountMinor > 0;
  const details = every(entry, 'NtryDtls').flatMap((group) => every(group, 'TxDtls'));
  const [first] = details;
  const only = details.length === 1 ? first : undefined;
  const [booked, valued] = [below(entry, 'BookgDt'), below(entry, 'ValDt')];
  const day = booked ?? valued;
  if (!day) throw new BankFileError(entry.place, msg`an entry without a date`, '<BookgDt>');
  return {
    bookedOn: dayIn(day),
    valueOn: valued ? dayIn(valued) : null,
    amountMinor,
    payee: only ? payeeOf(only, isIn) : null,
    memo:
      (only ? memoOf(only) : null) ??
      (details.length > 1 ? batchMemo(details, isIn) : null) ??
      wordsOf(below(entry, 'AddtlNtryInf')?.text),
    checkNumber: checkNumberOf(referenceIn(only, 'ChqNb') ?? undefined),
    bankId:
      wordsOf(below(entry, 'AcctSvcrRef')?.text) ??
      referenceIn(only, 'AcctSvcrRef') ??
      wordsOf(below(entry, 'NtryRef')?.text),
    code: codeOf(entry) ?? (only ? codeOf(only) : null),
    place: entry.place,
    currency: own,
  };
}
