import fc from 'fast-check';
import { BankFileError, type BankFileFormat } from './bank-file';
import { camt, csv, mt940, ofxSgml, ofxXml, qif } from './bank-files.fixture';
import { guessCsvMapping } from './csv/guess-csv.rules';
import { readBankFile, type BankFileInput } from './read-bank-file';

const mapping = guessCsvMapping(Buffer.from(csv)).mapping;
const files: readonly [BankFileFormat, string][] = [
  ['ofx', ofxSgml],
  ['ofx', ofxXml],
  ['qif', qif],
  ['camt', camt],
  ['mt940', mt940],
  ['csv', csv],
];

/** Lines that were read, or null where the file was refused. Any other error goes through, and fails the test. */
async function linesOf(bytes: Uint8Array, format?: BankFileFormat): Promise<number | null> {
  const input: BankFileInput = { bytes, name: 'x', currency: 'USD', ...(format ? { format } : {}) };
  try {
    const { statements } = await readBankFile(format === 'csv' ? { ...input, csv: mapping } : input);
    return statements.reduce((sum, { lines }) => sum + lines.length, 0);
  } catch (error) {
    if (error instanceof BankFileError) return null;
    throw error;
  }
}

test('a file that is cut anywhere is refused; where a format has no end, what stood before the cut is read', async () => {
  const cuts: { format: BankFileFormat; end: number; read: number }[] = [];
  for (const [format, text] of files)
    for (let end = 0; end < text.trimEnd().length; end++) {
      const read = await linesOf(Buffer.from(text.slice(0, end)), format);
      if (read !== null) cuts.push({ format, end, read });
    }
  expect(cuts.filter(({ format }) => format === 'ofx' || format === 'camt')).toEqual([]);
  // Cut after its closing balance, or its last record, it has all that there is.
  expect(new Set(cuts.map(({ format, read }) => `${format} ${read}`))).toEqual(
    new Set(['mt940 4', 'qif 0', 'qif 1', 'csv 1', 'csv 2']),
  );
});

test('bytes that are changed, taken out or put in never do more than refuse it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(4), fc.uint8Array({ maxLength: 6 })),
        { minLength: 1, maxLength: 8 },
      ),
      async ([format, text], changes) => {
        let bytes = Buffer.from(text);
        for (const [at, removed, added] of changes) {
          const place = Math.floor(at * bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place + removed)]);
        }
        await linesOf(bytes, format);
        await linesOf(bytes);
      },
    ),
    { numRuns: 400 },
  );
});

test('a file read as another format is refused', async () => {
  for (const [format, text] of files)
    for (const [other] of files.filter(([another]) => another !== format))
      expect(await linesOf(Buffer.from(text), other)).toBeNull();
});

test('UTF-16 with a mark and without, Windows-1252 and code page 850 are the same text', async () => {
  const name = 'Ñandú & Co <1>';
  const payee = async (bytes: Uint8Array) => {
    const { statements, encoding } = await readBankFile({ bytes, name: 'x.ofx', currency: 'USD' });
    return [encoding, statements[0]?.lines[0]?.payee];
  };
  const utf16 = Buffer.from(ofxXml, 'utf16le');
  expect(await payee(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).toEqual(['utf-16le', name]);
  expect(await payee(utf16)).toEqual(['utf-16le', name]);
  expect(await payee(Buffer.from(utf16).swap16())).toEqual(['utf-16be', name]);
  expect(await payee(Buffer.from(`\uFEFF${ofxXml}`))).toEqual(['utf-8', name]);
  expect(await payee(Buffer.from(ofxXml, 'latin1'))).toEqual(['windows-1252', name]);
  const old = ofxXml.replace('"UTF-8"', '"IBM850"').replace('Ñ', '\u00a5').replace('ú', '\u00a3');
  expect(await payee(Buffer.from(old, 'latin1'))).toEqual(['ibm850', name]);
  expect(await linesOf(Buffer.from([0xff, 0xfe, 0x00]))).toBeNull();
  expect(await linesOf(Buffer.from('\0\0\0\0'))).toBeNull();
});

/** A text of so many bytes around a part that is repeated. */
const filled = (head: string, part: string, tail: string, bytes: number) =>
  Buffer.from(head + part.repeat(Math.floor((bytes - head.length - tail.length) / part.length)) + tail);

test('50 MB are read while others go on, and bombs and depths are refused at once', async () => {
  const size = 50 * 1024 * 1024;
  // Counted, not timed: how long a turn takes depends on what else the machine does.
  let turnsOfOthers = 0;
  const others = setInterval(() => turnsOfOthers++, 1);
  const remark = `<!--${'x'.repeat(4000)}-->\n`;
  expect(
    await linesOf(
      filled(
        ofxXml.slice(0, ofxXml.indexOf('<BANKMSGSRSV1>')),
        remark,
        ofxXml.slice(ofxXml.indexOf('<BANKMSGSRSV1>')),
        size,
      ),
    ),
  ).toBe(2);
  clearInterval(others);
  expect(turnsOfOthers).toBeGreaterThan(3);
  expect(await linesOf(Buffer.alloc(size + 1, 'a'))).toBeNull();
  expect(
    await linesOf(filled('<?xml version="1.0"?><BkToCstmrStmt>', '<a>', '', 5_000_000), 'camt'),
  ).toBeNull();
  expect(await linesOf(filled('<OFX>', '<STATUS>', '', 5_000_000), 'ofx')).toBeNull();
  const bomb = `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at} "&a;&a;">`).join('')}]>`;
  expect(await linesOf(Buffer.from(camt.replace('<Document', `${bomb}<Document`)), 'camt')).toBeNull();
  // Its last record has no end.
  expect(await linesOf(filled('!Type:Bank\n', 'D1/1/2026\nT1\n^\n', 'D1/1/2026', 600_000), 'qif')).toBeNull();
  expect(await linesOf(filled(csv.split('\n').slice(0, 2).join('\n'), '"', '', 2_000_000), 'csv')).toBeNull();
});
