import type { LinkedRecord } from '@courtyard/contract/documents/document/document';
import type { LinkedDocuments } from '@courtyard/contract/documents/document/document-links';
import { linkedRecordKinds } from '@courtyard/contract/documents/document/document.values';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { recordsNamed } from '../../../platform/section/search/named-records';
import { summaryOf, visibleDocuments } from '../document/document.sql';
import { levelOf, rightsOf } from '../rights/rights.sql';

const most = 200;

/** What a document is linked to, as far as the caller may open its page. */
export async function linksOf(context: ReadContext, documentId: string): Promise<LinkedRecord[]> {
  const rows = await context.tx
    .selectFrom('documentLink')
    .select(['recordKind', 'recordId'])
    .where('documentId', '=', documentId)
    .execute();
  const links: LinkedRecord[] = [];
  for (const kind of linkedRecordKinds) {
    const ids = rows.flatMap(({ recordKind, recordId }) => (recordKind === kind ? [recordId] : []));
    const named = await recordsNamed(context, kind, ids);
    links.push(...named.map((record) => ({ kind, ...record })));
  }
  return links.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Documents of a thing that the caller may see. */
export async function documentsOfRecord(context: ReadContext, recordId: string): Promise<LinkedDocuments> {
  const rows = await visibleDocuments(context)
    .innerJoin('documentLink as link', 'link.documentId', 'document.id')
    .where('link.recordId', '=', recordId)
    .where('document.trashedAt', 'is', null)
    .orderBy('link.linkedAt', 'desc')
    .orderBy('document.id')
    .limit(most)
    .execute();
  return { documents: rows.map(summaryOf), canAdd: await canAddSomewhere(context) };
}

/** The caller's own top is there for them before anything is in it. */
async function canAddSomewhere(context: ReadContext): Promise<boolean> {
  if (context.caller.permissions.has('My Document Update')) return true;
  const { rows } = await sql<{ canAdd: boolean }>`select exists (
    select from ${rightsOf(context)} held where level >= ${levelOf('add')}) as "canAdd"`.execute(context.tx);
  return rows[0]?.canAdd ?? false;
}
