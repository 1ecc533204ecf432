/** Encodings that a text may be in. The one of a byte for each character is what older spreadsheets of the West save. */
export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

// NUL to backspace and the rest of the control characters but white space, and what the encoding leaves undefined.
const noSingleByteText = new Set([
  ...Array.from({ length: 9 }, (_, code) => code),
  ...Array.from({ length: 18 }, (_, step) => 0x0e + step),
  0x81,
  0x8d,
  0x8f,
  0x90,
  0x9d,
]);

/** Whether bytes can be a text of one byte for each character (windows-1252, of which Latin-1 is nearly a part). */
export const isSingleByteText = (bytes: Uint8Array): boolean =>
  bytes.every((code) => !noSingleByteText.has(code));

/** Of 0x80 to 0x9f, where the encoding differs from Latin-1; a space stands for what it leaves undefined. */
const beyondLatin1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Text of one byte for each character. Not by `TextDecoder`, which in Node takes windows-1252 for Latin-1. */
export const decodeSingleByte = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => beyondLatin1.charAt(sign.charCodeAt(0) - 0x80));

/** What the mark at a text's beginning says it is written in; UTF-8 where there is none. */
export function markedCharset(head: Uint8Array): Charset {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}
