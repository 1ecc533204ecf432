import { type Charset, decodeSingleByte } from './charset.rules';

/** Types that are only ever downloaded, by their content, with the endings that their names may have. Nothing here opens them. */
export const keptOnlyEndings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/zip': ['zip'],
  'image/vnd.dwg': ['dwg'],
  'video/mp4': ['mp4', 'm4v'],
  'video/x-m4v': ['m4v', 'mp4'],
  'video/quicktime': ['mov', 'qt'],
};

// RFC 5322, section 2.2: names of printable characters, each with a colon, and folded lines.
const mailHead = /^(?:[\x21-\x39\x3b-\x7e]+:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*\r?\n){2}/;
const mailField = /^(?:from|date|received|return-path|message-id|subject):/im;
/** Group code 0 begins a section; comments (999) may come before. */
const drawingHead = /^(?:\s*999\r?\n[^\r\n]*\r?\n)*\s*0\r?\n\s*SECTION\r?\n/;
const binaryDrawing = 'AutoCAD Binary DXF\r\n\u001a\0';

/** The type of a file that is only ever downloaded: a ZIP archive, mail (EML), a drawing (DWG, DXF) or a video (MP4, MOV). */
export function keptOnlyType({
  name,
  sniffed,
  head,
  charset,
}: {
  name: string;
  sniffed: string | null;
  head: Uint8Array;
  charset: Charset | null;
}): string | null {
  if (sniffed !== null && sniffed in keptOnlyEndings) return sniffed;
  const extension = /\.(eml|dxf)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return null;
  const text = decodeSingleByte(head);
  if (extension === 'dxf')
    return text.startsWith(binaryDrawing) || (charset !== null && drawingHead.test(text))
      ? 'image/vnd.dxf'
      : null;
  return charset !== null && mailHead.test(text) && mailField.test(text) ? 'message/rfc822' : null;
}
