import type { BankFileFormat } from './bank-file';
import { headOf } from './text/bytes.rules';

const byContent: readonly [BankFileFormat, RegExp][] = [
  ['ofx', /<OFX\s*>|OFXHEADER|<\?OFX\b/i],
  ['camt', /iso:20022:\S*camt\.05[234]|<(?:\w+:)?(?:BkToCstmrStmt|BkToCstmrAcctRpt|BkToCstmrDbtCdtNtfctn)\b/],
  ['qif', /^\s*(?:#[^\n]*\n\s*)*!(?:Type|Account|Option|Clear)\b/im],
  ['mt940', /^\s*\{1:F01|^:(?:20|25|28C?|60[FM]|61|62[FM]|86|NS):/m],
];

const byName: Readonly<Record<string, BankFileFormat>> = {
  ofx: 'ofx',
  qfx: 'ofx',
  qbo: 'ofx',
  qif: 'qif',
  xml: 'camt',
  sta: 'mt940',
  mt940: 'mt940',
  mt942: 'mt940',
  '940': 'mt940',
  '942': 'mt940',
  csv: 'csv',
  tsv: 'csv',
  sgml: 'ofx',
  sgm: 'ofx',
};

/** Which format a file has: by what it begins with, or else by the end of its name. Null where neither tells. */
export function detectFormat(bytes: Uint8Array, name: string): BankFileFormat | null {
  const head = headOf(bytes);
  const found = byContent.find(([, sign]) => sign.test(head))?.[0];
  if (found) return found;
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (ending in byName) return byName[ending] ?? null;
  // A text whose first lines are all parted by the same mark.
  const [first = '', second = ''] = head.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const isParted = [',', ';', '\t', '|'].some(
    (mark) => first.split(mark).length > 2 && second.split(mark).length > 2,
  );
  return isParted && !head.includes('\0') ? 'csv' : null;
}
