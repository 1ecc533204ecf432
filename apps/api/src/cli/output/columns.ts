/** Lines of text in aligned columns, for a terminal. The first row is the heading. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, cell.length)));
  }
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

/** `2026-01-31 09:30` in UTC. */
export const shortMoment = (moment: string) => moment.slice(0, 16).replace('T', ' ');
