import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BillingPaper } from './billing-paper';
import { documentPdf } from './document-pdf';
import { lettersPdf, type PaperLetter } from './letters-pdf';
import { makePdf } from './make-pdf';
import { makingPdfsFor } from './pdf-requests';

const letter: PaperLetter = {
  from: ['Oakwood Village'],
  to: ['Priya Raman', '2 Elm Street'],
  date: 'March 1, 2027',
  subject: 'A vote',
  body: Array.from({ length: 12 }, (_, at) => `Paragraph ${at} of what is voted on, with some words in it.`),
};
const manyLetters = Array.from({ length: 300 }, () => letter);
const shortText = { title: 'One', subtitle: '', footer: '', language: 'en', parts: ['One'] } as const;

/** A request whose client can go away. */
function request(memberId: string) {
  const gone = new AbortController();
  return {
    leave: () => gone.abort(new Error('gone')),
    make: <T>(work: () => Promise<T>) => makingPdfsFor({ memberId, signal: gone.signal }, work),
  };
}

test('drawing holds up nobody else', async () => {
  await documentPdf(shortText);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const pdf = await lettersPdf(manyLetters, 'Letters');
  delay.disable();
  const tookMs = performance.now() - began;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // Drawn here, it would have been one turn of the loop.
  expect(delay.max / 1e6).toBeLessThan(tookMs / 2);
}, 180_000);

test('a client that goes away ends its drawing, and the next one is drawn', async () => {
  const { leave, make } = request('one');
  const drawing = make(() => lettersPdf(manyLetters, 'Letters'));
  const waiting = make(() => lettersPdf(manyLetters, 'Letters'));
  setTimeout(leave, 50);
  await expect(drawing).rejects.toThrow('aborted');
  await expect(waiting).rejects.toThrow('gone');
  expect((await request('one').make(() => documentPdf(shortText))).length).toBeGreaterThan(1000);
}, 180_000);

test('an error of a thread is thrown to who asked, and the next one is drawn', async () => {
  // A job that no caller can write: the thread fails over it.
  const broken: BillingPaper = JSON.parse('{"parts": []}');
  await expect(makePdf({ kind: 'billing', paper: broken })).rejects.toMatchObject({
    message: expect.stringContaining('undefined'),
  });
  expect((await documentPdf(shortText)).length).toBeGreaterThan(1000);
}, 180_000);

test('a person has eight in the making, and nobody else waits for them', async () => {
  const { make } = request('many');
  const eight = Array.from({ length: 8 }, () => make(() => documentPdf(shortText)));
  await expect(make(() => documentPdf(shortText))).rejects.toMatchObject({ status: 429 });
  await request('other').make(() => documentPdf(shortText));
  await Promise.all(eight);
  expect((await make(() => documentPdf(shortText))).length).toBeGreaterThan(1000);
}, 180_000);
