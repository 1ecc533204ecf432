import { inch, type Paper } from './paper';

/** Colours of print. `accent` is the product's own. */
export const ink = { text: '#1c2430', muted: '#5b6472', line: '#d5dae2', accent: '#1f5fbf' };

/** Side margins; what stands at them is behind the window of a #10 or DL envelope. */
export const margin = 0.75 * inch;

/** How wide is what is written. */
export const writtenWidth = (pdf: Paper): number => pdf.page.width - 2 * margin;

/** Begins a page where what comes next would not fit on this one. */
export function keepTogether(pdf: Paper, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
