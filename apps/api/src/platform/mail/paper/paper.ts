import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inTimeSlices, type Steps } from '../../core/time-slices';
import { packageRoot } from '../../core/package-root';

/** Points of an inch. */
export const inch = 72;

const require = createRequire(join(packageRoot, 'package.json'));

/** The writing of paper, in both weights; what is used of it goes into the file, so that it reads the same everywhere. */
const fonts = {
  Regular: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  Bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/** What the fonts have: other scripts are drawn as question marks, and never fail. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(
      /[^\n\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu,
      (sign) => (/[\u00a9\u00ae\u2122]/.test(sign) ? sign : '?'),
    );

export type Paper = PDFKit.PDFDocument;

/**
 * What is drawn, as a PDF in US Letter with a margin of one inch. The library and its fonts come with the first one: they
 * take longer to load than a command takes to run.
 */
export async function paperOf(
  options: PDFKit.PDFDocumentOptions & { title: string; lang: string },
  draw: (pdf: Paper) => Steps<void>,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const { title, ...others } = options;
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: inch,
    info: { Title: title },
    displayTitle: true,
    // Otherwise it begins with a built-in font, which would be in each file for nothing.
    font: fonts.Regular(),
    ...others,
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file());
  const content = buffer(pdf);
  // A line takes some milliseconds, and a paper can have thousands.
  await inTimeSlices(draw(pdf));
  pdf.end();
  return content;
}
