import { mt940, ofxSgml, read } from './bank-files.fixture';

const message = (account: string, closing: string) =>
  `:20:REF\r\n:25:${account}\r\n:28C:2/1\r\n:60F:C260301USD40,00\r\n:61:2603020302C5,50NTRFNONREF\r\n:86:DUES\r\n:62F:C260331USD${closing}\r\n-\r\n`;

test('an OFX root with white space in its tag, and a file without an ending, are OFX', async () => {
  const spaced = ofxSgml.replace(/^[\s\S]*?<OFX>/, '<OFX >').replace('</OFX>', '</OFX >');
  expect(await read(spaced, { name: 'download' })).toMatchObject({ format: 'ofx' });
});

test('control bytes around a text are no part of it', async () => {
  expect((await read(`${ofxSgml}\u001A`)).statements).toHaveLength(1);
  expect((await read(`${ofxSgml}\u001A\0\0\r\n`)).statements).toHaveLength(1);
  const framed = await read(`\u0002\r\n${message('77', '45,50').trimEnd()}\u0003\r\n`, { name: 'a' });
  expect(framed).toMatchObject({ format: 'mt940', statements: [{ accountHint: '77' }] });
  expect((await read(mt940)).statements.length).toBeGreaterThan(0);
});

test.each([
  ['437', 0xa4, 'ñ'],
  ['850', 0x84, 'ä'],
  ['852', 0x9f, 'č'],
])('a text of code page %s is read as what it is', async (page, code, letter) => {
  const text = ofxSgml.replace('CHARSET:1252', `CHARSET:${page}`).replace('Deposit', 'Depo#it');
  const bytes = Buffer.from(text, 'latin1');
  bytes[bytes.indexOf('#')] = code;
  const { statements, encoding } = await read(bytes);
  expect([encoding, statements[0]?.lines[1]?.payee]).toEqual([`ibm${page}`, `Depo${letter}it`]);
});

test('a warning of one account says so, and a second account number of a statement is left out', async () => {
  const { warnings } = await read(message('77', '45,50') + message('88', '900,00'), { name: 'a.sta' });
  expect(warnings.map(({ account }) => account)).toEqual(['88']);
  const twice = message('77', '45,50').replace(':86:DUES', ':25:166?00GUTSCHRIFT');
  const second = await read(twice, { name: 'a.sta' });
  expect(second.statements).toMatchObject([{ accountHint: '77', lines: [{ amountMinor: 550 }] }]);
  expect(second.warnings.map(({ place }) => place)).toEqual([6]);
});
