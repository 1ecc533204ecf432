import { addDays, momentAt } from '@courtyard/contract/days';
import { newDays } from '@courtyard/contract/documents/document/document.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AsOf, StateSql } from '../../../../platform/database/lists/list-filters';

// `mark` and `seen` are the caller's own rows, as `visibleDocuments` joins them.

export const isFavorite = sql<boolean>`mark.document_id is not null`;

/** Added or given a new version lately, and not opened by the caller since. */
export const isUnseen = ({ today, timeZone }: AsOf): RawBuilder<SqlBool> =>
  sql`exists (select from document_version version where version.document_id = document.id
    and version.added_at >= ${momentAt(addDays(today, -newDays), 0, timeZone)}
    and version.added_at > coalesce(seen.seen_at, '-infinity'))`;

const yesOrNo = (holds: (at: AsOf) => RawBuilder<SqlBool>): StateSql => ({
  state: (at) => sql`case when ${holds(at)} then 'yes' else 'no' end`,
  is: (value, at) => (value === 'yes' ? holds(at) : sql`not (${holds(at)})`),
});

/** What a list of documents is filtered by of the caller's own. */
export const markFilters = { favorite: yesOrNo(() => isFavorite), unseen: yesOrNo(isUnseen) };
