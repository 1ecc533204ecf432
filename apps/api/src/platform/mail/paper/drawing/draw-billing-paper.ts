import type { BillingPaper, BillingPart } from '../billing-paper';
import { drawTable } from './billing-table';
import { drawCoupon } from './draw-coupon';
import { drawable, inch, type Paper, paperOf } from './paper';
import { ink, keepTogether, margin, writtenWidth } from './sheet';

const head = { top: 0.6 * inch, logo: 0.55 * inch };
const window = 2.1 * inch;

const logoWidth = 2 * inch;

/** A picture that cannot be drawn costs no paper: the name stands in its place. */
function drawLogo(pdf: Paper, logo: Uint8Array | null): boolean {
  if (!logo) return false;
  try {
    pdf.image(Buffer.from(logo), margin, head.top, { fit: [logoWidth, head.logo] });
    return true;
  } catch {
    return false;
  }
}

function drawHead(pdf: Paper, { letterhead, title, mark }: BillingPaper): void {
  const { name, address, logo, color } = letterhead;
  const left = writtenWidth(pdf) * 0.6;
  const hasLogo = drawLogo(pdf, logo);
  const below = hasLogo ? head.top + head.logo + 6 : head.top;
  pdf
    .font('Bold')
    .fontSize(hasLogo ? 9 : 15)
    .fillColor(hasLogo ? ink.text : (color ?? ink.accent));
  pdf.text(drawable(name), margin, below, { width: left });
  pdf
    .font('Regular')
    .fontSize(9)
    .fillColor(ink.muted)
    .text(drawable(address.join('\n')), { width: left });
  const end = pdf.y;
  const right = { width: writtenWidth(pdf) - left, align: 'right' as const };
  pdf
    .font('Bold')
    .fontSize(20)
    .fillColor(ink.text)
    .text(drawable(title), margin + left, head.top - 4, right);
  if (mark)
    pdf
      .fontSize(11)
      .fillColor(color ?? ink.accent)
      .text(drawable(mark), right);
  pdf.y = Math.max(end, pdf.y);
}

function drawAddress(pdf: Paper, { to, facts }: BillingPaper): void {
  const half = writtenWidth(pdf) / 2;
  const top = Math.max(window, pdf.y + 12);
  pdf.font('Regular').fontSize(11).fillColor(ink.text);
  pdf.text(drawable(to.join('\n')), margin, top, { width: half - 12, lineGap: 1 });
  const ends = [pdf.y];
  let y = top;
  for (const [name, value] of facts) {
    pdf.font('Regular').fontSize(10).fillColor(ink.muted);
    pdf.text(drawable(name), margin + half, y, { width: half * 0.45 });
    const left = pdf.y;
    pdf.font('Bold').fillColor(ink.text);
    pdf.text(drawable(value), margin + half * 1.45, y, { width: half * 0.55, align: 'right' });
    y = Math.max(left, pdf.y) + 3;
  }
  ends.push(y);
  pdf.x = margin;
  pdf.y = Math.max(...ends) + 24;
}

function drawSums(pdf: Paper, sums: readonly { name: string; amount: string; isMain?: boolean }[]): void {
  const width = writtenWidth(pdf);
  const left = margin + width * 0.45;
  keepTogether(pdf, sums.length * 18);
  for (const { name, amount, isMain = false } of sums) {
    const y = pdf.y + (isMain ? 4 : 0);
    if (isMain)
      pdf
        .moveTo(left, y)
        .lineTo(margin + width, y)
        .lineWidth(1)
        .strokeColor(ink.text)
        .stroke();
    pdf
      .font(isMain ? 'Bold' : 'Regular')
      .fontSize(isMain ? 12 : 10)
      .fillColor(ink.text);
    pdf.text(drawable(name), left, y + 4, { width: width * 0.3 });
    const end = pdf.y;
    pdf.text(drawable(amount), left + width * 0.3, y + 4, { width: width * 0.25, align: 'right' });
    pdf.y = Math.max(end, pdf.y);
  }
  pdf.x = margin;
  pdf.moveDown(1.2);
}

function draw(pdf: Paper, part: BillingPart): void {
  if ('table' in part) drawTable(pdf, part.table);
  else if ('sums' in part) drawSums(pdf, part.sums);
  else {
    keepTogether(pdf, 48);
    if (part.heading !== undefined)
      pdf.font('Bold').fontSize(11).fillColor(ink.text).text(drawable(part.heading), margin, pdf.y);
    const width = writtenWidth(pdf);
    pdf.font('Regular').fontSize(10).fillColor(ink.text).text(drawable(part.text), margin, pdf.y, { width });
    pdf.moveDown(1.2);
  }
}

/** Draws an invoice, a receipt, a statement or a slip, and then the foot of each page. */
export function drawBillingPaper(paper: BillingPaper): Promise<Buffer> {
  const { title, language, size, footer, pageOf, parts, coupon } = paper;
  const margins = { top: margin, left: margin, right: margin, bottom: 0.9 * inch };
  return paperOf({ title, lang: language, size, margins, bufferPages: true }, (pdf) => {
    drawHead(pdf, paper);
    drawAddress(pdf, paper);
    for (const part of parts) draw(pdf, part);
    if (coupon) drawCoupon(pdf, coupon);
    const { start, count } = pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page);
      // The foot lies in the margin, where a text would begin a page.
      pdf.page.margins.bottom = 0;
      const width = writtenWidth(pdf);
      const y = pdf.page.height - 0.55 * inch;
      const oneLine = { lineBreak: false, width };
      pdf.font('Regular').fontSize(8).fillColor(ink.muted);
      pdf.text(drawable(footer), margin, y, { ...oneLine, ellipsis: true, width: width * 0.75 });
      const numbered = pageOf.replace('{page}', String(page - start + 1)).replace('{count}', String(count));
      pdf.text(drawable(numbered), margin, y, { ...oneLine, align: 'right' });
    }
  });
}
