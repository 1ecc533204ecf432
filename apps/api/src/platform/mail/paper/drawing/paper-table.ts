import type { PaperTable } from '../document-pdf';
import { drawable, inch, type Paper } from './paper';

const size = 9;
const lineHeight = 13;
const gap = 6;

/** Widths of the columns: figures need little, and names have the rest. */
function widthsOf(pdf: Paper, { head, rows, foot = [] }: PaperTable): number[] {
  const whole = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
  const others = head.slice(1).map((_, place) => {
    const texts = [head, ...rows, ...foot].map((row) => drawable(row[place + 1] ?? ''));
    return Math.max(0.6 * inch, ...texts.map((text) => pdf.widthOfString(text) + gap));
  });
  const left = whole - others.reduce((sum, width) => sum + width, 0);
  // Too many columns share what there is.
  const least = whole / 4;
  if (left >= least) return [left, ...others];
  const share = (whole - least) / others.reduce((sum, width) => sum + width, 0);
  return [least, ...others.map((width) => width * share)];
}

function drawRow(pdf: Paper, cells: readonly string[], widths: readonly number[]): void {
  const { y } = pdf;
  let x = pdf.page.margins.left;
  for (const [place, width] of widths.entries()) {
    pdf.text(drawable(cells[place] ?? ''), x, y, {
      width: width - (place === 0 ? gap : 0),
      height: lineHeight,
      ellipsis: true,
      lineBreak: false,
      align: place === 0 ? 'left' : 'right',
    });
    x += width;
  }
  pdf.x = pdf.page.margins.left;
  pdf.y = y + lineHeight;
}

function drawLine(pdf: Paper): void {
  const { left, right } = pdf.page.margins;
  pdf
    .lineWidth(0.5)
    .moveTo(left, pdf.y - 2)
    .lineTo(pdf.page.width - right, pdf.y - 2)
    .stroke();
  pdf.y += 2;
}

/** Draws a table; its head stands again on every page that it goes on to. */
export function drawTable(pdf: Paper, table: PaperTable): void {
  pdf.font('Bold').fontSize(size);
  const widths = widthsOf(pdf, table);
  const drawHead = () => {
    pdf.font('Bold').fontSize(size);
    drawRow(pdf, table.head, widths);
    drawLine(pdf);
  };
  const makeRoom = (lines: number) => {
    if (pdf.y + lines * lineHeight <= pdf.page.height - pdf.page.margins.bottom) return;
    pdf.addPage();
    drawHead();
  };
  // A head alone at the end of a page would be no head.
  if (pdf.y + 4 * lineHeight > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  drawHead();
  for (const row of table.rows) {
    makeRoom(1);
    pdf.font('Regular').fontSize(size);
    drawRow(pdf, row, widths);
  }
  const foot = table.foot ?? [];
  if (foot.length === 0) return;
  makeRoom(foot.length + 1);
  drawLine(pdf);
  pdf.font('Bold').fontSize(size);
  for (const row of foot) drawRow(pdf, row, widths);
}
