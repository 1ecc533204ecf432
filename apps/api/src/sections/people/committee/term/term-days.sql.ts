import type { Term } from '@courtyard/contract/people/committee/term';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether the row of `term` runs on a day; both its days belong to it. */
export const runsOn = (day: string): RawBuilder<SqlBool> =>
  sql`(term.starts_on <= ${day} and (term.ends_on is null or term.ends_on >= ${day}))`;

/** Where the row of `term` stands on a day. */
export const stateOn = (day: string): RawBuilder<Term['state']> =>
  sql`case when term.starts_on > ${day} then 'upcoming' when term.ends_on < ${day} then 'past' else 'current' end`;
