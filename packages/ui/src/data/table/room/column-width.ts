/** What a table calls the width that a column has while its border is dragged. */
export const widthVariable = (id: string) => `--column-${id}`;

/** How a cell keeps to the width that somebody gave its column; a column without is as wide as what is in it. */
export function sizedTo(id: string, px: number | undefined) {
  if (px === undefined) return {};
  const width = `var(${widthVariable(id)}, ${px}px)`;
  return { 'data-sized': '', style: { width, minWidth: width, maxWidth: width } };
}
