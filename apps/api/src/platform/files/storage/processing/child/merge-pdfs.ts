import { destinationOf, type MergeOrder, type Refused } from '../merged-pdf';

type Library = typeof import('@cantoo/pdf-lib');
type Pdf = Awaited<ReturnType<Library['PDFDocument']['load']>>;
type Page = ReturnType<Pdf['getPage']>;
type Ref = Page['ref'];

/** Kinds of annotations that are only drawn, or lead to an address. */
const plain = ['Link', 'Text', 'FreeText', 'Line', 'Square', 'Circle', 'Highlight', 'Underline', 'StrikeOut'];
const kept = new Set([...plain, 'Stamp', 'Ink', 'Polygon', 'PolyLine', 'Widget'].map((name) => `/${name}`));

/** Takes away what a foreign page could start: scripts, programs, forms that are sent, files that are attached. */
function disarm({ PDFArray, PDFDict, PDFName }: Library, page: Page): void {
  const name = (text: string) => PDFName.of(text);
  page.node.delete(name('AA'));
  const annotations = page.node.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return page.node.delete(name('Annots')) as unknown as void;
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const each = annotations.lookup(at);
    const action = each instanceof PDFDict ? each.lookup(name('A')) : undefined;
    const isPlain =
      each instanceof PDFDict &&
      kept.has(String(each.lookup(name('Subtype')))) &&
      !each.has(name('Dest')) &&
      (action === undefined || (action instanceof PDFDict && String(action.lookup(name('S'))) === '/URI'));
    if (!isPlain) annotations.remove(at);
    // What they belong to would bring other pages along.
    else for (const key of ['AA', 'Parent', 'P', 'Popup', 'IRT']) each.delete(name(key));
  }
}

/** The number of a page at its lower right, as it is seen. */
function number({ degrees }: Library, page: Page, text: string, font: Parameters<Page['setFont']>[0]): void {
  const { x, y, width, height } = page.getCropBox();
  const [size, margin] = [9, 24];
  const long = font.widthOfTextAtSize(text, size);
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const [left, bottom, right, top] = [x + margin, y + margin, x + width - margin, y + height - margin];
  const places: Record<number, [number, number]> = {
    0: [right - long, bottom],
    90: [right, top - long],
    180: [left + long, top],
    270: [left, bottom + long],
  };
  const [atX, atY] = places[turn] ?? [right - long, bottom];
  page.drawText(text, { x: atX, y: atY, size, font, rotate: degrees(turn) });
}

function outline({ PDFHexString, PDFName }: Library, pdf: Pdf, entries: readonly [string, Ref][]): void {
  const { context, catalog } = pdf;
  const root = context.nextRef();
  const refs = entries.map(() => context.nextRef());
  entries.forEach(([title, page], at) => {
    const ref = refs[at];
    if (!ref) return;
    const [before, after] = [refs[at - 1], refs[at + 1]];
    const item = context.obj({ Parent: root, Dest: [page, 'XYZ', null, null, null] });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    context.assign(ref, item);
  });
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

function split(content: Uint8Array): { order: MergeOrder; files: Uint8Array[] } {
  const end = content.indexOf(10);
  // The border: this line is written by the process that started this one.
  const order = JSON.parse(Buffer.from(content.subarray(0, end)).toString()) as MergeOrder;
  let at = end + 1;
  const files = order.bytes.map((bytes) => content.subarray(at, (at += bytes)));
  return { order, files };
}

/** Several PDFs as one: each is an entry of the outline, and each page has its number. What cannot be read is named instead. */
export async function mergePdfs(content: Uint8Array): Promise<string | Uint8Array> {
  const library = await import('@cantoo/pdf-lib');
  const { PDFDocument, PDFName, PDFString, StandardFonts, EncryptedPDFError } = library;
  const { order, files } = split(content);
  const read: Pdf[] = [];
  for (const [place, file] of files.entries()) {
    try {
      const pdf = await PDFDocument.load(file, { updateMetadata: false });
      if (pdf.getPageCount() === 0) throw new Error('no pages');
      read.push(pdf);
    } catch (error) {
      const why = error instanceof EncryptedPDFError ? 'encrypted' : 'broken';
      return JSON.stringify({ refused: { place, why } satisfies Refused });
    }
  }
  if (order.isCount) return JSON.stringify({ pages: read.map((pdf) => pdf.getPageCount()) });
  const made = await PDFDocument.create();
  const starts: Ref[] = [];
  for (const [place, pdf] of read.entries()) {
    try {
      if (place > 0) pdf.getPages().forEach((page) => disarm(library, page));
      const pages = await made.copyPages(pdf, pdf.getPageIndices());
      pages.forEach((page) => made.addPage(page));
      const [first] = pages;
      if (first) starts.push(first.ref);
    } catch {
      return JSON.stringify({ refused: { place, why: 'broken' } satisfies Refused });
    }
  }
  const font = await made.embedFont(StandardFonts.Helvetica);
  made.getPages().forEach((page, at) => number(library, page, `${at + 1} / ${made.getPageCount()}`, font));
  const parts = starts.slice(1);
  const contents = made.getPage(1).ref;
  outline(library, made, [
    [order.contentsTitle, contents],
    ...parts.map((ref, at): [string, Ref] => [order.names[at] ?? '', ref]),
  ]);
  const places = parts.flatMap((ref, at) => [
    PDFString.of(destinationOf(at)),
    made.context.obj([ref, 'XYZ', null, null, null]),
  ]);
  made.catalog.set(PDFName.of('Names'), made.context.obj({ Dests: { Names: places } }));
  made.setTitle(order.title, { showInWindowTitleBar: true });
  made.setLanguage(order.language);
  return made.save();
}
