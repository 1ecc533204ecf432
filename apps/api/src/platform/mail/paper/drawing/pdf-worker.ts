import type { PdfJob } from '../make-pdf';
import { drawBillingPaper } from './draw-billing-paper';
import { drawDocument } from './draw-document';
import { drawLetters } from './draw-letters';
import { drawPacketFront } from './draw-packet-front';

/** What a worker thread does with each job; see `makePdf`. */
export default function drawPdf(job: PdfJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'billing':
      return drawBillingPaper(job.paper);
    case 'document':
      return drawDocument(job.text);
    case 'packet-front':
      return drawPacketFront(job.front);
    case 'letters':
      return drawLetters(job.letters, job.title);
  }
}
