import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { type Font, openSync } from 'fontkit';
import { packageRoot } from '../../../core/package-root';

/** Points of an inch. */
export const inch = 72;

const require = createRequire(join(packageRoot, 'package.json'));

const fontOf = (file: string): Font => {
  const font = openSync(require.resolve(file));
  if (!('layout' in font)) throw new TypeError(`${file} is a collection of fonts, not one`);
  const layout = font.layout.bind(font);
  // `ccmp` draws ị as an i and a dot below, which makes that i one that is copied and found as ị. It is needed only where a
  // mark is a character of its own.
  font.layout = (text, features = /\p{Mark}/u.test(text) ? undefined : { ccmp: false }, ...others) =>
    layout(text, features, ...others);
  return font;
};

/** The fonts of paper, parsed once per thread. The characters used go into the file, so that it reads the same everywhere. */
const fonts = {
  Regular: fontOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  Bold: fontOf('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/**
 * Forgets which characters a font's glyphs were first drawn for: o and the Greek ο are one glyph, and what an earlier PDF meant
 * by it would be what is copied from a later one. Cheap, as tables stay parsed.
 */
const forgetCharacters = (font: Font) => Reflect.set(font, '_glyphs', {});

/** What the fonts have: other scripts are drawn as question marks, and never fail. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(
      /[^\n\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu,
      (sign) => (/[\u00a9\u00ae\u2122]/.test(sign) ? sign : '?'),
    );

export type Paper = PDFKit.PDFDocument;

/** What is drawn, as a PDF in US Letter with a margin of one inch. */
export function paperOf(
  options: PDFKit.PDFDocumentOptions & { title: string; lang: string },
  draw: (pdf: Paper) => void,
): Promise<Buffer> {
  const { title, ...others } = options;
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: inch,
    info: { Title: title },
    displayTitle: true,
    // None at first: the library would begin with a built-in font, which would be in each file for nothing.
    font: '',
    ...others,
  });
  for (const [name, font] of Object.entries(fonts)) {
    forgetCharacters(font);
    // The border: the library takes a parsed font as well, which its types leave out. Parsed for each PDF, it costs most of the time.
    pdf.registerFont(name, font satisfies Font as unknown as PDFKit.Mixins.PDFFontSource);
  }
  pdf.font('Regular');
  const content = buffer(pdf);
  draw(pdf);
  pdf.end();
  return content;
}
