import type { PaperColumn, PaperTable } from '../billing-paper';
import { drawable, type Paper } from './paper';
import { ink, keepTogether, margin, writtenWidth } from './sheet';

const padding = 5;

/** The cells of a row, each in its column; gives where the lowest of them ends. */
function drawCells(pdf: Paper, columns: readonly PaperColumn[], texts: readonly string[], y: number): number {
  const whole = writtenWidth(pdf);
  let left = margin;
  let end = y;
  columns.forEach(({ share, isAmount = false }, at) => {
    const width = whole * share - (at === columns.length - 1 ? 0 : 8);
    pdf.text(drawable(texts[at] ?? ''), left, y, { width, align: isAmount ? 'right' : 'left' });
    end = Math.max(end, pdf.y);
    left += whole * share;
  });
  return end;
}

function heightOf(pdf: Paper, columns: readonly PaperColumn[], texts: readonly string[]): number {
  const whole = writtenWidth(pdf);
  return Math.max(
    ...columns.map(({ share }, at) =>
      pdf.heightOfString(drawable(texts[at] ?? ''), { width: whole * share - 8 }),
    ),
  );
}

function line(pdf: Paper, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke();
}

function drawNames(pdf: Paper, columns: readonly PaperColumn[]): void {
  pdf.font('Bold').fontSize(9).fillColor(ink.muted);
  const end = drawCells(
    pdf,
    columns,
    columns.map(({ name }) => name),
    pdf.y,
  );
  line(pdf, end + 3);
  pdf.y = end + 3;
}

/** A table whose head is repeated on each of its pages; no row is cut. */
export function drawTable(pdf: Paper, { title, columns, rows, none }: PaperTable): void {
  keepTogether(pdf, 72);
  if (title !== undefined) {
    pdf.font('Bold').fontSize(12).fillColor(ink.text).text(drawable(title), margin, pdf.y);
    pdf.y += 4;
  }
  if (rows.length === 0) {
    pdf
      .font('Regular')
      .fontSize(10)
      .fillColor(ink.muted)
      .text(drawable(none ?? ''), margin, pdf.y);
    pdf.moveDown(1);
    return;
  }
  drawNames(pdf, columns);
  for (const row of rows) {
    pdf.font('Regular').fontSize(10).fillColor(ink.text);
    const height = heightOf(pdf, columns, row) + 2 * padding;
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      drawNames(pdf, columns);
      pdf.font('Regular').fontSize(10).fillColor(ink.text);
    }
    const end = drawCells(pdf, columns, row, pdf.y + padding) + padding;
    line(pdf, end);
    pdf.y = end;
  }
  pdf.x = margin;
  pdf.moveDown(1.3);
}
