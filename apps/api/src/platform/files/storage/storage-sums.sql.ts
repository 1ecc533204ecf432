import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { FileColumn } from './file-column';

/** Files of a community that have all of this in common. */
export interface StorageSum {
  /** Null: nothing refers to these. */
  section: string | null;
  mediaType: string;
  /** The first day of the month of their upload, on the community's calendar. */
  month: string;
  files: number;
  bytes: number;
}

const each = ({ table, column }: FileColumn, section: string): RawBuilder<unknown> =>
  sql`select ${section}::text, ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`;

/** Number and bytes of the stored files by section, media type and month of upload: some hundreds of rows, whatever there is. */
export async function storageSums(
  tx: Tx,
  places: readonly (FileColumn & { section: string })[],
  timeZone: string,
): Promise<StorageSum[]> {
  const owners = sql.join(
    places.map((place) => each(place, place.section)),
    sql` union all `,
  );
  // The month as text only of what is left: a hundred thousand times it takes longer than all the rest.
  const { rows } = await sql<StorageSum>`
    with owner (section, file_id) as (${owners}),
    summed as (
      select owner.section, file.media_type, date_trunc('month', file.uploaded_at at time zone ${timeZone}) as month,
        count(*)::int as files, sum(file.bytes)::bigint as bytes
      from file left join owner on owner.file_id = file.id
      group by 1, 2, 3
    )
    select section, media_type as "mediaType", to_char(month, 'YYYY-MM-DD') as month, files, bytes from summed`.execute(
    tx,
  );
  return rows;
}
