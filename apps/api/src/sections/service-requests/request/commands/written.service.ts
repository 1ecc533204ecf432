import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import type { PlaceInput, RequestChange } from '@courtyard/contract/service-requests/request/request';
import type { CallContext } from '../../../../platform/section/call-context';
import { invalid } from '../../../../platform/http/problem';

type Visibility = RequestChange['visibility'];

interface Subject {
  subjectUnitId: string | null;
  subjectMemberId: string | null;
}

/** The category, where it may be chosen: one in use, or that which the request has. Throws invalid. */
export function requireCategory(
  { categories }: Pick<RequestKind, 'categories'>,
  key: string,
  own: string | null = null,
): void {
  const found = categories.find((each) => each.key === key);
  if (!found || !(found.isActive || key === own))
    throw invalid({ category: 'This category is no longer in use. Choose another.' });
}

/** Told to whom a request would be about: they would not see what they write. */
export const aboutYourself =
  'This request is about you, so you couldn’t see it. Ask someone else to enter it.';

/** Whom a request is about: throws invalid where its kind is about nobody, or they are not there. */
export async function requireSubject(
  { tx }: Pick<CallContext, 'tx'>,
  { hasSubject }: Pick<RequestKind, 'hasSubject'>,
  { subjectUnitId, subjectMemberId }: Subject,
): Promise<void> {
  if (!hasSubject && (subjectUnitId !== null || subjectMemberId !== null)) {
    const field = subjectUnitId === null ? 'subjectMemberId' : 'subjectUnitId';
    throw invalid({ [field]: 'This kind of request can’t be about a unit or a member.' });
  }
  if (subjectUnitId !== null) {
    const unit = await tx
      .selectFrom('property')
      .select('id')
      .where('id', '=', subjectUnitId)
      .where('archivedAt', 'is', null)
      .executeTakeFirst();
    if (!unit) throw invalid({ subjectUnitId: 'This unit no longer exists. Choose another.' });
  }
  if (subjectMemberId !== null) {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', subjectMemberId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!member) throw invalid({ subjectMemberId: 'Choose an active member of the community.' });
  }
}

const standard = (place: PlaceInput): Visibility => {
  if (place === null) return 'private';
  return place.kind === 'unit' ? 'unit' : 'community';
};

/**
 * Who sees a request besides its reporter and those who handle it: as chosen, or as usual for maintenance of a unit and of what is
 * common. What can be about somebody is private.
 */
export function visibilityOf(
  { kind, hasSubject }: Pick<RequestKind, 'kind' | 'hasSubject'>,
  { chosen, place }: { chosen: Visibility | null; place: PlaceInput },
): Visibility {
  if (hasSubject) {
    if (chosen !== null && chosen !== 'private')
      throw invalid({
        visibility: 'Complaints and violation reports are private. Choose “Reporter and managers”.',
      });
    return 'private';
  }
  if (chosen === 'unit' && place?.kind !== 'unit')
    throw invalid({ visibility: 'This request isn’t for a unit. Choose another visibility.' });
  return chosen ?? (kind === 'maintenance' ? standard(place) : 'private');
}
