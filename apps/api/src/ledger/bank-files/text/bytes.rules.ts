import { msg } from '../../../platform/http/language/sentence';
import type { Steps } from '../../../platform/core/time-slices';
import {
  decodeSingleByte,
  isSingleByteText,
  markedCharset,
} from '../../../platform/files/intake/charset.rules';
import { BankFileError } from '../bank-file';
import type { Reading } from './reading';

/** 0x80 to 0xff of the code pages that programs of DOS wrote and some banks' still do. */
const codePages = {
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
};

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | keyof typeof codePages;

const megabyte = 1024 * 1024;
const maximumMegabytes = 50;
/** What is decoded before others are let in. */
const chunkBytes = megabyte;
const headBytes = 4096;

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

const decodePage = (bytes: Uint8Array, page: string) =>
  latin1(bytes).replaceAll(/[\u0080-\u00ff]/g, (sign) => page.charAt(sign.charCodeAt(0) - 0x80));

/** UTF-16 without its mark: every other byte of what formats of banks begin with is zero. */
function unmarkedUtf16(head: Uint8Array): Encoding | null {
  const [even, odd] = [0, 1].map((side) => head.filter((code, at) => at % 2 === side && code === 0).length);
  const enough = Math.min(head.length, 64) / 4;
  if (odd !== undefined && even === 0 && odd > enough) return 'utf-16le';
  return even !== undefined && odd === 0 && even > enough ? 'utf-16be' : null;
}

/** What the head of an OFX or XML file says it is written in. */
function saidCharset(head: string): string {
  const xml = /<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.-]{1,40})/i.exec(head)?.[1];
  const ofx = /CHARSET[:>]\s*([\w.-]{1,40})/i.exec(head)?.[1];
  return (xml ?? ofx ?? '').toLowerCase();
}

function encodingOf(bytes: Uint8Array): Encoding {
  const head = bytes.subarray(0, headBytes);
  const marked = markedCharset(head);
  if (marked !== 'utf-8') return marked;
  const utf16 = unmarkedUtf16(head);
  if (utf16) return utf16;
  const page = /^(?:cp|ibm|ibm-|dos-|x-)?(?:cp)?(437|850|852)$/.exec(saidCharset(latin1(head)))?.[1];
  return page === '437' || page === '850' || page === '852' ? `ibm${page}` : 'utf-8';
}

function* decodeChunks(bytes: Uint8Array, decode: (chunk: Uint8Array) => string): Steps<string> {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    parts.push(decode(bytes.subarray(from, from + chunkBytes)));
    yield;
  }
  return parts.join('');
}

/** Text of an encoding that can be wrong; null where it is. */
function* decodeStrictly(bytes: Uint8Array, encoding: string): Steps<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    const text = yield* decodeChunks(bytes, (chunk) => decoder.decode(chunk, { stream: true }));
    return text + decoder.decode();
  } catch {
    // All that a decoder of a known encoding throws.
    return null;
  }
}

/** Line, from 1, that a place of a text is on. */
export function lineAt(text: string, place: number): number {
  const end = text.includes('\n') ? '\n' : '\r';
  let line = 1;
  for (let at = text.indexOf(end); at !== -1 && at < place; at = text.indexOf(end, at + 1)) line += 1;
  return line;
}

function firstOddByte(bytes: Uint8Array): number {
  const at = bytes.findIndex((code) => !isSingleByteText(Uint8Array.of(code)));
  return at === -1 ? 0 : at;
}

function* decodeWith(bytes: Uint8Array, encoding: Encoding, reading: Reading): Steps<[string, Encoding]> {
  if (encoding === 'ibm437' || encoding === 'ibm850' || encoding === 'ibm852') {
    const page = codePages[encoding];
    return [yield* decodeChunks(bytes, (chunk) => decodePage(chunk, page)), encoding];
  }
  const text = yield* decodeStrictly(bytes, encoding);
  if (text !== null) return [text, encoding];
  if (encoding !== 'utf-8')
    throw new BankFileError(null, msg`its UTF-16 text is damaged`, msg`UTF-8 or UTF-16`);
  if (!isSingleByteText(bytes))
    throw new BankFileError(
      lineAt(latin1(bytes), firstOddByte(bytes)),
      msg`characters of no known encoding`,
      msg`UTF-8 or UTF-16`,
    );
  if (saidCharset(latin1(bytes.subarray(0, headBytes))).startsWith('utf'))
    reading.warn(
      null,
      msg`The file is marked as UTF-8 but isn’t. It was read as Windows-1252. Check names with accents.`,
    );
  return [yield* decodeChunks(bytes, decodeSingleByte), 'windows-1252'];
}

/**
 * The text of a file, in the encoding that its marks, its head or its bytes tell. What is valid UTF-8 is UTF-8, whatever the head says:
 * heads of banks are often wrong, and text of another encoding is next to never valid. Throws BankFileError for more than 50 MB, for what
 * is no text, and for what is empty.
 */
export function* textOf(bytes: Uint8Array, reading: Reading): Steps<{ text: string; encoding: Encoding }> {
  if (bytes.length > maximumMegabytes * megabyte)
    throw new BankFileError(
      null,
      msg`it is ${Math.ceil(bytes.length / megabyte)} MB`,
      msg`at most ${maximumMegabytes} MB: export a shorter period`,
    );
  const [decoded, encoding] = yield* decodeWith(bytes, encodingOf(bytes), reading);
  // Programs of DOS end a text with Ctrl-Z, and some fill up its last block.
  // oxlint-disable-next-line no-control-regex
  const text = decoded.replace(/^\uFEFF/, '').replace(/[\u0000\u001a]+\s*$/, '');
  const nul = text.indexOf('\0');
  if (nul !== -1)
    throw new BankFileError(
      lineAt(text, nul),
      msg`a character that text does not have (NUL)`,
      msg`a text file of a bank`,
    );
  if (text.trim() === '') throw new BankFileError(null, msg`it is empty`, msg`a text file of a bank`);
  return { text, encoding };
}

/** The beginning of a file as text, to see what it is; never throws. */
export function headOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, headBytes);
  const encoding = encodingOf(head);
  return encoding.startsWith('utf-16')
    ? new TextDecoder(encoding).decode(head)
    : latin1(head).replace(/^\u00ef\u00bb\u00bf/, '');
}
