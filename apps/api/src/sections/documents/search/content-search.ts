import { contentSearchRoutes, type ContentHit } from '@courtyard/contract/documents/document/content-search';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { implement, type Module } from '../../../platform/http/implement';
import type { ReadContext } from '../../../platform/section/call-context';
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

/** The search in the text of documents. */
export const contentSearchModule: Module = () => [
  implement(contentSearchRoutes.searchContents, async (call) => ({
    data: await searchContents(call, call.query),
  })),
];
