import type { PageText } from '../read-file';
import { maxLetters } from './text-limit';

/** The text of a file that is stored with its charset. */
export async function plainText(content: Uint8Array, mediaType: string): Promise<PageText[]> {
  const charset = /charset=([\w-]+)/.exec(mediaType)?.[1] ?? 'utf-8';
  const text = new TextDecoder(charset).decode(content.subarray(0, 4 * maxLetters));
  return [{ page: null, text: text.slice(0, maxLetters) }];
}
