// A process of its own that reads its standard input: one file (`text <media type>`), or PDFs to merge. Who started it ends it when it uses too much.
import { refusedCode } from '../refused-code';
import { mergePdfs } from './merge-pdfs';
import { pdfText } from './pdf-text';
import { plainText } from './plain-text';
import { thumbnail } from './thumbnail';
import { wordText } from './word-text';
import { workbook } from './workbook';

async function received(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

async function text(content: Uint8Array, mediaType: string): Promise<string> {
  const pages = await (mediaType === 'application/pdf'
    ? pdfText(content)
    : mediaType.startsWith('text/')
      ? plainText(content, mediaType)
      : wordText(content));
  return JSON.stringify({ pages });
}

const tasks: Readonly<
  Record<string, (content: Uint8Array, mediaType: string) => Promise<string | Uint8Array>>
> = {
  text,
  thumbnail,
  workbook,
  merge: mergePdfs,
};

// Libraries write warnings there; it holds the answer.
for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = () => {};

const [task = '', mediaType = ''] = process.argv.slice(2);
const answer = await tasks[task]?.(await received(), mediaType).catch(() => null);
if (!answer) process.exit(refusedCode);
process.stdout.write(answer, () => process.exit(0));
