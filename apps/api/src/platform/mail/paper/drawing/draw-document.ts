import type { PdfPart, PdfText } from '../document-pdf';
import { drawable, inch, type Paper, paperOf } from './paper';
import { drawTable } from './paper-table';
import { keepTogether } from './sheet';

function drawFacts(pdf: Paper, facts: readonly (readonly [string, string])[]): void {
  const { left } = pdf.page.margins;
  for (const [name, value] of facts) {
    pdf.font('Bold').text(drawable(name), left, pdf.y, { width: 2 * inch, continued: false });
    pdf.moveUp().font('Regular');
    pdf.text(drawable(value), left + 2.1 * inch, pdf.y, { width: 4.4 * inch });
    pdf.x = left;
    pdf.moveDown(0.3);
  }
}

/** Its lines begin below each other, beside the bullet. */
function drawItem(pdf: Paper, item: string): void {
  const { left, right } = pdf.page.margins;
  const indent = 14;
  const lineGap = 2;
  const width = pdf.page.width - left - right - indent;
  // What is longer than a page goes on over its end.
  const height = pdf.heightOfString(drawable(item), { width, lineGap });
  if (height < pdf.page.height / 2) keepTogether(pdf, height);
  pdf.text('•', left, pdf.y, { lineGap });
  pdf.y -= pdf.currentLineHeight(true) + lineGap;
  pdf.text(drawable(item), left + indent, pdf.y, { width, lineGap });
  pdf.x = left;
}

function drawSignatures(pdf: Paper, names: readonly string[]): void {
  for (const name of names) {
    const top = pdf.y + 0.7 * inch;
    const { left, bottom } = pdf.page.margins;
    if (top + 0.4 * inch > pdf.page.height - bottom) pdf.addPage();
    const y = pdf.y + 0.6 * inch;
    pdf
      .moveTo(left, y)
      .lineTo(left + 4 * inch, y)
      .stroke();
    pdf.text(drawable(name), left, y + 5);
  }
}

function draw(pdf: Paper, part: PdfPart): void {
  if (typeof part === 'string') pdf.font('Regular').fontSize(11).text(drawable(part), { lineGap: 2 });
  else if ('heading' in part) {
    // With the first lines of what it heads.
    keepTogether(pdf, inch);
    pdf.font('Bold').fontSize(13).text(drawable(part.heading));
  } else if ('list' in part) for (const item of part.list) drawItem(pdf.font('Regular').fontSize(11), item);
  else if ('table' in part) drawTable(pdf, part.table);
  else if ('facts' in part) drawFacts(pdf.fontSize(11), part.facts);
  else drawSignatures(pdf.font('Regular').fontSize(10), part.signatures);
  pdf.moveDown(0.7);
}

/** Draws a document, and then the foot of each page. */
export function drawDocument({ title, subtitle, footer, language, parts }: PdfText): Promise<Buffer> {
  return paperOf({ title, lang: language, bufferPages: true }, (pdf) => {
    pdf.font('Bold').fontSize(18).text(drawable(title));
    pdf.font('Regular').fontSize(11).text(drawable(subtitle)).moveDown(1);
    for (const part of parts) draw(pdf, part);
    const { start, count } = pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page);
      // The foot lies in the margin, where a text would begin a page.
      pdf.page.margins.bottom = 0;
      pdf
        .font('Regular')
        .fontSize(9)
        .text(drawable(`${footer} · ${page - start + 1}/${count}`), inch, pdf.page.height - 0.6 * inch, {
          width: 6.5 * inch,
          align: 'center',
          lineBreak: false,
        });
    }
  });
}
