import type { PacketFront } from '../packet-front';
import { drawable, inch, paperOf } from './paper';

const rowHeight = 22;
const numberWidth = 0.6 * inch;

/** Cover and contents; a row of these leads to the place where its part begins, by name. */
export function drawPacketFront(front: PacketFront): Promise<Buffer> {
  const { title, community, about, contentsTitle, rows, language } = front;
  return paperOf({ title, lang: language }, (pdf) => {
    const { left, right } = pdf.page.margins;
    const width = pdf.page.width - left - right;
    pdf
      .font('Regular')
      .fontSize(14)
      .text(drawable(community), left, 2.6 * inch, { width });
    pdf.moveDown(0.6).font('Bold').fontSize(28).text(drawable(title), { width });
    pdf.moveDown(0.8).font('Regular').fontSize(12);
    for (const line of about) pdf.text(drawable(line), { width, lineGap: 4 });
    pdf.addPage().font('Bold').fontSize(18).text(drawable(contentsTitle), left, inch, { width });
    let y = pdf.y + 12;
    pdf.font('Regular').fontSize(11);
    for (const { name, page, destination } of rows) {
      pdf.text(drawable(name), left, y, {
        width: width - numberWidth,
        height: rowHeight - 4,
        ellipsis: true,
      });
      pdf.text(String(page), left + width - numberWidth, y, { width: numberWidth, align: 'right' });
      pdf.goTo(left, y - 2, width, rowHeight - 2, destination);
      y += rowHeight;
    }
  });
}
