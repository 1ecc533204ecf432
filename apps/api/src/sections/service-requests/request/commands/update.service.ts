import type { RequestChange, RequestDetails } from '@courtyard/contract/service-requests/request/request';
import type { RequestCategory } from '@courtyard/contract/service-requests/kind/request-kind';
import { changeOf } from '../../../../platform/audit/audit';
import { invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { retargetClocks } from '../../clock/request-clock.service';
import { hasSubject } from '../../kind/request-kind.sql';
import { findPart, requireManaged } from '../../part/part';
import { lockRequest, type LockedRequest } from './lock.sql';
import { placeColumns, type PlaceColumns } from './place.service';
import { auditValues } from './record';
import { detailsOf } from '../queries/request-details';
import { aboutYourself, requireCategory, requireSubject, visibilityOf } from './written.service';

const placeOf = ({ propertyId, areaId, assetId }: LockedRequest): PlaceColumns => ({
  propertyId,
  areaId,
  assetId,
});

const idIn = ({ propertyId, areaId, assetId }: PlaceColumns) => propertyId ?? areaId ?? assetId;

/** The place as it is stays, also where it was archived since. */
const placeAfter = async (context: CallContext, request: LockedRequest, place: RequestChange['place']) =>
  place !== null && place.id === idIn(request) ? placeOf(request) : placeColumns(context, place);

async function categoriesOf({ tx }: CallContext, { kind, kindNumber }: LockedRequest) {
  const made = await tx
    .selectFrom('requestKindVersion')
    .select('definition')
    .where('kind', '=', kind)
    .where('number', '=', kindNumber)
    .executeTakeFirstOrThrow();
  return made.definition.categories;
}

/** Changes a request under the version of its kind that it was opened with. Throws versionConflict, and invalid. */
export async function updateRequest(
  context: CallContext,
  requestId: string,
  { version, ...change }: RequestChange,
): Promise<RequestDetails> {
  const { tx, platform } = context;
  const part = await requireManaged(context, requestId);
  const request = await lockRequest(tx, requestId);
  if (request.version !== version) throw versionConflict('request');
  const before = await detailsOf(context, requestId, part);
  const categories: RequestCategory[] = await categoriesOf(context, request);
  const kind = { kind: request.kind, hasSubject: hasSubject(request.kind) };
  requireCategory({ categories }, change.category, request.category);
  const { subjectUnitId, subjectMemberId, place } = change;
  const isSameSubject =
    subjectUnitId === request.subjectPropertyId && subjectMemberId === request.subjectMemberId;
  if (!isSameSubject) await requireSubject(context, kind, { subjectUnitId, subjectMemberId });
  const visibility = visibilityOf(kind, { chosen: change.visibility, place });
  const where = await placeAfter(context, request, place);
  const { category, title, description, location, priority, dueOn } = change;
  await tx
    .updateTable('request')
    .set({
      category,
      title,
      description,
      location,
      priority,
      dueOn,
      visibility,
      ...where,
      subjectPropertyId: subjectUnitId,
      subjectMemberId,
      version: version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', requestId)
    .execute();
  if (!(await findPart(context, requestId)))
    throw invalid({ [subjectMemberId === null ? 'subjectUnitId' : 'subjectMemberId']: aboutYourself });
  if (priority !== request.priority) await retargetClocks(context, { ...request, priority });
  const after = await detailsOf(context, requestId, part);
  await recordChange(
    context,
    changeOf('request.update', { request: requestId }, auditValues(before), auditValues(after)),
  );
  return after;
}
