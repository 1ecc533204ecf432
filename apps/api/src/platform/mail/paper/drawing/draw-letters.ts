import type { PaperLetter } from '../letters-pdf';
import { drawable, inch, type Paper, paperOf } from './paper';
import { keepTogether } from './sheet';

/** Where both addresses of a folded letter stand behind the windows of a #10 envelope. */
const windows = { left: 0.75 * inch, from: 0.6 * inch, to: 2.1 * inch, end: 3.7 * inch };

/** Draws letters one after the other, each on a page of its own. */
export function drawLetters(letters: readonly PaperLetter[], title: string): Promise<Buffer> {
  return paperOf({ title, lang: 'en', autoFirstPage: false }, (pdf) => {
    for (const { from, to, date, subject, body, slip, enclosed = [] } of letters) {
      pdf.addPage();
      pdf
        .font('Regular')
        .fontSize(9)
        .text(drawable(from.join('\n')), windows.left, windows.from, { width: 3.2 * inch });
      pdf.fontSize(11).text(drawable(to.join('\n')), windows.left, windows.to, { width: 3.6 * inch });
      pdf.fontSize(11).text(drawable(date), inch, windows.end);
      pdf.moveDown(1);
      written(pdf, { subject, body });
      if (slip) drawSlip(pdf, slip);
      for (const page of enclosed) {
        pdf.addPage();
        written(pdf, page);
      }
    }
  });
}

const lineOfSlip = 30;

function drawSlip(pdf: Paper, { title, lines }: NonNullable<PaperLetter['slip']>): void {
  keepTogether(pdf, (lines.length + 1) * lineOfSlip);
  pdf.moveDown(0.7).font('Bold').text(drawable(title)).font('Regular');
  for (const line of lines) pdf.moveDown(0.9).text(drawable(`${line}: ______________________________`));
}

function written(pdf: Paper, { subject, body }: Pick<PaperLetter, 'subject' | 'body'>): void {
  pdf.font('Bold').fontSize(13).text(drawable(subject));
  pdf.font('Regular').fontSize(11);
  for (const paragraph of body) pdf.moveDown(0.7).text(drawable(paragraph), { lineGap: 2 });
}
