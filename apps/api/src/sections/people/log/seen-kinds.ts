import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type LoggedKind, platformKinds } from '../../../platform/audit/logged-kind';
import { chosenSections } from '../../../platform/registry/choice/chosen-sections.sql';
import type { ReadContext } from '../../../platform/section/call-context';

/** A kind of record whose entries the caller sees. */
export interface SeenKind extends LoggedKind {
  kind: string;
  /** Whose it is; `platform` for none's. */
  section: string;
}

/** The kinds whose records the caller may see, of the sections that the community uses. */
export async function seenKinds({ tx, caller, platform }: ReadContext): Promise<SeenKind[]> {
  const off = new Set((await chosenSections(tx)).filter(({ enabled }) => !enabled).map(({ id }) => id));
  const sections = [...platform.sections, { id: 'platform', logged: platformKinds }];
  return sections
    .filter(({ id }) => !off.has(id))
    .flatMap(({ id: section, logged }) =>
      Object.entries(logged).map(([kind, how]) => ({ kind, section, ...how })),
    )
    .filter(({ permission }) => caller.permissions.has(permission));
}

export const isOfKinds = (kinds: readonly SeenKind[]): RawBuilder<SqlBool> =>
  sql`audit_log.subject_type = any(${kinds.map(({ kind }) => kind)}::text[])`;
