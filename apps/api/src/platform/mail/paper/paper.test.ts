import { inflateSync } from 'node:zlib';
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
      for (const { 1: code = '' } of row.matchAll(/<([0-9a-f]+)>/g))
        found.add(Buffer.from(code, 'hex').swap16().toString('utf16le'));
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
