import type { FoundPassage } from '@courtyard/contract/documents/document/content-search';
import { documentSpaces } from '@courtyard/contract/documents/folder/folder.values';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { canOpen } from '../document/document.access';
import { rightsOf } from '../rights/rights.sql';
import { likelyWords, partsOf } from './highlight.rules';

interface Row {
  documentId: string;
  page: number | null;
  passage: string;
}

interface Asked {
  search: string;
  /** Of both trees where none is named. */
  space?: (typeof documentSpaces)[number] | undefined;
  limit: number;
}

/** By document, the best first: its passages with the words of a search, of what the caller may open today. */
export async function findPassages(
  context: ReadContext,
  { search, space, limit }: Asked,
): Promise<Map<string, FoundPassage[]>> {
  const spaces = documentSpaces.filter(
    (each) => (space === undefined || each === space) && canOpen(context, each),
  );
  const { rows } = await sql<Row>`
    select document_id as "documentId", page, passage from courtyard.find_passages(${search}, array(
      select held.scope_id from ${rightsOf(context)} held
      join document_folder folder on folder.id = held.scope_id where folder.space = any(${spaces}::text[])), ${limit})`.execute(
    context.tx,
  );
  const words = await wordsFound(
    context,
    search,
    rows.map(({ passage }) => passage),
  );
  const found = new Map<string, FoundPassage[]>();
  for (const { documentId, page, passage } of rows)
    found.set(documentId, [...(found.get(documentId) ?? []), { page, parts: partsOf(passage, words) }]);
  return found;
}

/** Of the words of some passages, those that are to be marked. */
async function wordsFound(
  { tx }: Pick<ReadContext, 'tx'>,
  search: string,
  passages: readonly string[],
): Promise<ReadonlySet<string>> {
  const words = likelyWords(passages, search);
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word from courtyard.words_found(${search}, ${words}::text[]) word`.execute(tx);
  return new Set(rows.map(({ word }) => word));
}
