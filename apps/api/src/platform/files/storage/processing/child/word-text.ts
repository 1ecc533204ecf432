import mammoth from 'mammoth';
import type { PageText } from '../read-file';
import { maxLetters } from './text-limit';

/** The text of a Word document, which has no pages until it is printed. What it refers to outside of itself is not read. */
export async function wordText(content: Uint8Array): Promise<PageText[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(content.buffer) });
  return [{ page: null, text: value.slice(0, maxLetters) }];
}
