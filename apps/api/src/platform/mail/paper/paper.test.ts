import { inflateSync } from 'node:zlib';
import { billingPaper } from './billing-paper';
import { documentPdf } from './document-pdf';
import { lettersPdf } from './letters-pdf';

/** What a reader would copy out of a PDF: the characters of its fonts' tables from drawn shapes to Unicode. */
function charactersOf(pdf: Buffer): Set<string> {
  const text = pdf.toString('latin1');
  const found = new Set<string>();
  for (const { 1: stream = '' } of text.matchAll(/stream\n([^]*?)\nendstream/g)) {
    let content = '';
    try {
      content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      continue;
    }
    if (!content.includes('beginbfrange')) continue;
    for (const { 1: row = '' } of content.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g))
      // A glyph may stand for several characters: <0069 0323> is ị.
      for (const { 1: code = '' } of row.matchAll(/<([0-9a-f ]+)>/g))
        found.add(Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le').normalize('NFC'));
  }
  return found;
}

const names = 'Łukasz Żółć, Nguyễn Thị Ánh, Ольга Щукина, Γιώργος, Åse';

test('names beyond the Latin of the West are drawn as they are written, on letters and documents alike', async () => {
  const page = { language: 'en' as const, title: names, subtitle: names, footer: names };
  const document = await documentPdf({ ...page, parts: [{ list: [names] }, { facts: [['Who', '王 🙂']] }] });
  const letter = { from: ['Us'], to: [names], date: 'Today', subject: names, body: [names] };
  const letters = await lettersPdf([letter], 'Letters');
  for (const pdf of [document, letters]) {
    const drawn = charactersOf(pdf);
    expect([...names].filter((sign) => !drawn.has(sign))).toEqual([]);
    expect(pdf.length).toBeLessThan(80_000);
  }
  expect(charactersOf(document)).toContain('?');
});

test('an i is an i to a reader, also beside an ị and after Greek', async () => {
  const letter = {
    from: ['Us'],
    to: ['Thị'],
    date: 'Today',
    subject: 'A page',
    body: ['ị i, ǹ n, ṣ s, ẹ e, ọ o, ụ u'],
  };
  for (let time = 0; time < 2; time += 1) {
    const drawn = charactersOf(await lettersPdf([letter], 'Letters'));
    expect([...'ịiǹnṣsẹeọoụu'].filter((sign) => !drawn.has(sign))).toEqual([]);
  }
});

/** How many lines each page has, in their order. */
function linesOfPages(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(({ 1: stream = '' }) => {
    try {
      const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      return content.includes('BT\n') ? [content.split('BT\n').length - 1] : [];
    } catch {
      return [];
    }
  });
}

test('what is filled in and cut off from a letter is on one page, however long the letter is', async () => {
  const slip = { title: 'For the second envelope', lines: ['Name', 'Vote', 'Signature and date'] };
  for (let paragraphs = 8; paragraphs < 22; paragraphs += 1) {
    const body = Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at}`);
    const letter = { from: ['Us'], to: ['You'], date: 'Today', subject: 'A vote', body, slip };
    expect(linesOfPages(await lettersPdf([letter], 'Letters')).at(-1)).toBeGreaterThanOrEqual(4);
  }
});

test('the coupon of a statement is on one page, and on a page of its own where no room is left', async () => {
  const coupon = {
    title: 'Cut here',
    payable: { name: 'Payable to', lines: ['Us', '1 Street', 'Town'] },
    facts: [
      ['Account', 'A 1'],
      ['Amount due', '$1.00'],
    ] as const,
    blanks: ['Amount enclosed'],
  };
  const linesOfCoupon = 1 + 1 + 3 + 2 * 2 + 1;
  const pages = async (rows: number) =>
    linesOfPages(
      await billingPaper({
        letterhead: { name: 'Us', address: [], logo: null, color: null },
        size: 'LETTER',
        language: 'en',
        title: 'Statement',
        to: ['You'],
        facts: [],
        parts: [
          {
            table: {
              columns: [{ name: 'What', share: 1 }],
              rows: Array.from({ length: rows }, () => ['Dues']),
            },
          },
        ],
        coupon,
        footer: 'Us',
        pageOf: '{page}/{count}',
      }),
    );
  for (let rows = 8; rows < 30; rows += 1)
    expect((await pages(rows)).at(-1)).toBeGreaterThanOrEqual(linesOfCoupon);
  expect(await pages(8)).toHaveLength(1);
  expect(await pages(20)).toHaveLength(2);
});
