import type { RemittanceCoupon } from '../billing-paper';
import { drawable, inch, type Paper } from './paper';
import { ink, keepTogether, margin, writtenWidth } from './sheet';

const lineHeight = 18;
const top = 30;

/** How high a fact is: a long name of a building and its unit takes several lines. */
function heightOfFact(pdf: Paper, value: string): number {
  pdf.font('Bold').fontSize(10);
  const lines = pdf.heightOfString(drawable(value), { width: (writtenWidth(pdf) / 2) * 0.55 });
  return Math.max(lineHeight, lines + 4);
}

function heightOf(pdf: Paper, { payable, facts, blanks }: RemittanceCoupon): number {
  const written = facts.reduce((sum, [, value]) => sum + heightOfFact(pdf, value), 0);
  return (
    top +
    Math.max(written + blanks.length * 1.4 * lineHeight, (payable.lines.length + 1) * lineHeight) +
    0.2 * inch
  );
}

/** Draws the coupon at the foot of the page, or of a new one where no room is left: it is cut off as one piece. */
export function drawCoupon(pdf: Paper, coupon: RemittanceCoupon): void {
  const { title, payable, facts, blanks } = coupon;
  const height = heightOf(pdf, coupon);
  keepTogether(pdf, height);
  const cut = pdf.page.height - pdf.page.margins.bottom - height;
  const width = writtenWidth(pdf);
  pdf
    .moveTo(margin, cut)
    .lineTo(margin + width, cut)
    .lineWidth(0.75)
    .dash(4, { space: 3 })
    .strokeColor(ink.muted)
    .stroke()
    .undash();
  pdf.font('Regular').fontSize(8).fillColor(ink.muted);
  pdf.text(drawable(title), margin, cut + 6, { width, align: 'center' });
  const half = width / 2;
  pdf.fontSize(9).text(drawable(payable.name), margin, cut + top, { width: half - 12 });
  pdf.font('Bold').fontSize(11).fillColor(ink.text);
  pdf.text(drawable(payable.lines.join('\n')), { width: half - 12, lineGap: 1 });
  let y = cut + top;
  for (const [name, value] of facts) {
    pdf.font('Regular').fontSize(10).fillColor(ink.muted);
    pdf.text(drawable(name), margin + half, y, { width: half * 0.45 });
    pdf.font('Bold').fillColor(ink.text);
    pdf.text(drawable(value), margin + half * 1.45, y, { width: half * 0.55, align: 'right' });
    y += heightOfFact(pdf, value);
  }
  for (const name of blanks) {
    y += lineHeight * 0.4;
    pdf.font('Regular').fontSize(10).fillColor(ink.muted);
    pdf.text(drawable(name), margin + half, y, { width: half * 0.45 });
    pdf
      .moveTo(margin + half * 1.45, y + 12)
      .lineTo(margin + width, y + 12)
      .lineWidth(0.75)
      .strokeColor(ink.text)
      .stroke();
    y += lineHeight;
  }
  pdf.x = margin;
  pdf.y = cut + height;
}
