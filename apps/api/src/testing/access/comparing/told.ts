/** Texts within a value, of any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** In a PDF, how long a stream is and where an object begins. */
const lengthOrOffset = /^(?:\/Length \d+|\d{10} \d{5} [nf])\s*$/;

/** Bytes of a compressed stream may be alike by chance, and so may its length. */
const isText = (line: string) => line !== '' && !line.includes('\uFFFD') && !lengthOrOffset.test(line);

/** What an answer tells: each text of its JSON, or each line of text in a file, without its headings. Nothing for a refusal. */
export function told({ status, text }: { status: number; text: string }): ReadonlySet<string> {
  if (status >= 400) return new Set();
  return new Set(text.startsWith('{') ? textsIn(JSON.parse(text)) : text.split('\n').slice(1).filter(isText));
}
