const width = 100;

/** A paragraph of a text file, in lines; what stands `before` its words has a column of its own. */
export function inLines(text: string, before = ''): string {
  const lines: string[] = [];
  let line = before;
  for (const word of text.split(' ')) {
    if (line.length + word.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(before.length);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}
