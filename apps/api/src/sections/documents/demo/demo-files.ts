import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { documentPdf, type PdfPart } from '../../../platform/mail/paper/document-pdf';

/** A PDF of a community. */
export const pdf = (title: string, community: string, parts: readonly PdfPart[]): Promise<Buffer> =>
  documentPdf({ title, subtitle: community, footer: title, language: 'en', parts });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const packageParts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

/** The smallest text document of these paragraphs (ECMA-376), behind what is given as its own markup. */
export function docx(paragraphs: readonly string[], markup = ''): Promise<Buffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`).join('');
  const main = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${markup}${body}</w:body></w:document>`;
  const zip = new ZipFile();
  // Of one day, so that the same words are always the same bytes.
  const mtime = new Date('2026-01-05T12:00:00Z');
  for (const [name, xml] of Object.entries({ ...packageParts, 'word/document.xml': main }))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`), name, {
      mtime,
    });
  zip.end();
  return buffer(zip.outputStream);
}
