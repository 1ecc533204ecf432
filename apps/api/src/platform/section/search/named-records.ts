import { chosenSections } from '../../registry/choice/chosen-sections.sql';
import type { ReadContext } from '../call-context';

/** A record as other sections name it. */
export interface NamedRecord {
  id: string;
  name: string;
  /** Address of its page. */
  url: string;
}

/** Records of a section that those of other sections refer to. */
export interface NamedRecords {
  /** `property`: what the others call the kind. */
  kind: string;
  /** Those of these ids, archived ones too, whose page the caller may open. The others are left out as if they were not there. */
  find: (context: ReadContext, ids: readonly string[]) => Promise<readonly NamedRecord[]>;
}

/** As `NamedRecords.find` of a kind; none where the community does not use the section that has them. */
export async function recordsNamed(
  context: ReadContext,
  kind: string,
  ids: readonly string[],
): Promise<readonly NamedRecord[]> {
  if (ids.length === 0) return [];
  const off = new Set((await chosenSections(context.tx)).flatMap(({ id, enabled }) => (enabled ? [] : [id])));
  const source = context.platform.sections
    .filter(({ id }) => !off.has(id))
    .flatMap(({ namedRecords }) => namedRecords)
    .find((each) => each.kind === kind);
  return source ? source.find(context, ids) : [];
}
