import type { TextDecoder as Decoder } from 'node:util';
import { type Charset, isSingleByteText, markedCharset } from './charset.rules';
import { keptOnlyEndings } from './kept-only.rules';

/** Kinds that their bytes tell, with the endings that their names may have. */
const byContent: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
};

/** Older office files share one container, so that only the name tells them apart. */
const compoundByExtension: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

const textByExtension: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/plain',
  ics: 'text/calendar',
};

/** Endings of bank statements, or none at all: whatever they are made of, they are only ever saved and read here. */
const statementExtensions = new Set([
  '',
  'ofx',
  'qfx',
  'qbo',
  'qif',
  'xml',
  'sgml',
  'sgm',
  'sta',
  'tsv',
  'mt940',
  'mt942',
  '940',
  '942',
  'txt',
]);

/**
 * Bytes of a statement: text with what banks put around it (SOH to EOT, Ctrl-Z), in any code page of one byte for each character. The
 * reader of statements refuses what it can't read, with its line.
 */
const isStatementText = (bytes: Uint8Array) =>
  bytes.every(
    (code) =>
      (code >= 1 && code <= 4) || code === 0x1a || code >= 0x80 || isSingleByteText(Uint8Array.of(code)),
  );

/** Kinds that a browser may show in the page; everything else is only ever saved. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The media type to store and serve a file under, or null where it is not an allowed kind. `sniffed` is what the
 * first bytes say they are, `charset` is null for what is no text; a claim of the client counts for nothing.
 */
export function allowedType(file: {
  name: string;
  sniffed: string | null;
  charset: Charset | null;
  isStatement?: boolean;
}): string | null {
  const extension = extensionOf(file.name);
  if (file.sniffed === 'application/x-cfb') return compoundByExtension[extension] ?? null;
  if (file.sniffed !== null && file.sniffed in byContent) return file.sniffed;
  // What is text from end to end is text, though it begins with the two or three letters of a picture, a program or a
  // song (BM, MZ, ID3), or with the mark of UTF-16, which looks like one.
  if (statementExtensions.has(extension) && file.charset === null && file.isStatement === true)
    return 'text/plain; charset=windows-1252';
  const textType =
    textByExtension[extension] ?? (statementExtensions.has(extension) ? 'text/plain' : undefined);
  return file.charset === null || textType === undefined ? null : `${textType}; charset=${file.charset}`;
}

/**
 * A name under which a saved file opens as what it is: a picture called `page.html`, which it may be at the same
 * time, becomes `page.html.png`.
 */
export function fittingName(name: string, mediaType: string): string {
  const endings = byContent[mediaType] ?? keptOnlyEndings[mediaType];
  return !endings || endings.includes(extensionOf(name)) ? name : `${name}.${endings[0]}`;
}

export const isShownInPage = (mediaType: string) => shown.has(mediaType);

/** Tells text from other bytes, chunk by chunk: no broken sequence, no control character but white space. */
export class TextCheck {
  private head = new Uint8Array();
  private encoding: Charset = 'utf-8';
  private decoder: Decoder | null = null;
  private text = true;
  private singleByte = true;
  private statement = true;

  add(chunk: Uint8Array): void {
    this.singleByte &&= isSingleByteText(chunk);
    this.statement &&= isStatementText(chunk);
    if (!this.text) return;
    if (this.decoder) return this.look(this.decoder, chunk);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length >= 2) this.begin();
  }

  /** After the last chunk: what the text is written in, null for other bytes. */
  charset(): Charset | null {
    if (!this.decoder) this.begin();
    const isOther = !this.text;
    if (this.text && this.decoder) this.look(this.decoder);
    if (this.text) return this.encoding;
    // One that is UTF-8 but for its very end was cut off; one that has a mark is not what it says.
    return isOther && this.singleByte && this.encoding === 'utf-8' ? 'windows-1252' : null;
  }

  /** Whether no chunk so far shows that it is no text. */
  couldBeText(): boolean {
    return this.text || this.singleByte;
  }

  /** After the last chunk: whether it can be a statement of a bank, though it is no text otherwise. */
  isStatement(): boolean {
    return this.statement;
  }

  private begin(): void {
    this.encoding = markedCharset(this.head);
    this.decoder = new TextDecoder(this.encoding, { fatal: true });
    this.look(this.decoder, this.head);
  }

  private look(decoder: Decoder, chunk?: Uint8Array): void {
    try {
      const decoded = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      // oxlint-disable-next-line no-control-regex
      this.text = !/[\u0000-\u0008\u000e-\u001f]/.test(decoded);
    } catch {
      this.text = false;
    }
  }
}
