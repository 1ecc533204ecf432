import {
  type ContentHit,
  contentSearchRoutes,
  type DocumentText,
} from '@courtyard/contract/documents/document/content-search';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { implement, type Module } from '../../../platform/http/implement';
import type { ReadContext } from '../../../platform/section/call-context';
import { requireOpened } from '../document/document.access';
import { summaryOf, visibleDocuments } from '../document/document.sql';
import { findPassages } from './find-passages.sql';

const maxHits = 20;

async function searchContents(
  context: ReadContext,
  { q: search, space }: { q: string; space?: DocumentSummary['space'] | undefined },
): Promise<ContentHit[]> {
  const found = await findPassages(context, { search, space, limit: maxHits });
  if (found.size === 0) return [];
  const rows = await visibleDocuments(context)
    .where('document.id', 'in', [...found.keys()])
    .execute();
  const documents = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  return [...found].flatMap(([id, passages]) => {
    const document = documents.get(id);
    return document ? [{ document, passages }] : [];
  });
}

/** About 120,000 letters: who reads more downloads the file. */
const maxParts = 100;

async function documentText(context: ReadContext, documentId: string): Promise<DocumentText> {
  const { versionNumber } = await requireOpened(context, documentId);
  const rows = await context.tx
    .selectFrom('documentPassage')
    .select('text')
    .where('documentId', '=', documentId)
    .where('number', '=', versionNumber)
    .orderBy('place')
    .limit(maxParts + 1)
    .execute();
  return { parts: rows.slice(0, maxParts).map(({ text }) => text), isCut: rows.length > maxParts };
}

/** The search in the text of documents, and the text of one. */
export const contentSearchModule: Module = () => [
  implement(contentSearchRoutes.searchContents, async (call) => ({
    data: await searchContents(call, call.query),
  })),
  implement(contentSearchRoutes.documentText, async (call) => ({
    data: await documentText(call, call.params.documentId),
  })),
];
