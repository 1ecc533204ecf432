import { msg } from '../../../platform/http/language/sentence';
import {
  type CommonArea,
  type CommonAreaChange,
  commonAreaInput,
  type CommonAreaInput,
} from '@courtyard/contract/properties/common-area/common-area';
import { changeOf } from '../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { isOpenAt } from './opening.rules';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { exchangeFiles } from '../../../platform/files/attached-files.sql';
import { writtenFields } from '../../../platform/section/fields';
import { bookingChargesOf } from '../../../platform/tenancy/profile/ports/booking-charges';
import { holding, touching } from '../reservation/touching.sql';
import { notifyOfArea } from './area-notification';
import { canBook, nextColor } from './common-area.rules';
import { colorsInUse, findArea, photosOf, relationOf } from './common-area.sql';

const problems = {
  common_area_name: () => invalid({ name: 'A common area with this name already exists.' }),
};

export async function getCommonArea(context: CallContext, areaId: string): Promise<CommonArea> {
  const { tx, platform, tenant, caller } = context;
  const area = await findArea(tx, areaId);
  if (!area) throw notFound('common area');
  const photos = await photosOf(tx, [areaId]);
  const files = await platform.files.describe(
    tx,
    photos.map((photo) => photo.fileId),
  );
  const relation = await relationOf(tx, { memberId: caller.memberId, today: todayOf(context) });
  const dueDays = (await (await bookingChargesOf(platform.sections, tx))?.dueDays(tx)) ?? null;
  return {
    ...area,
    photos: photos.flatMap(({ fileId, alt }) => {
      const file = files.get(fileId);
      return file ? [{ ...file, alt }] : [];
    }),
    openNow: !area.archived && isOpenAt(area, platform.clock(), tenant.timeZone),
    bookableByMe: !area.archived && area.bookable && canBook(area, relation, caller.permissions),
    billing: dueDays === null ? null : { dueDays },
  };
}

/** What the history tells of an area: names of photos in place of files. */
const auditValues = (area: CommonArea): Record<string, unknown> => ({
  ...writtenFields(commonAreaInput, area),
  photos: area.photos.map(({ name }) => name),
});

/** The columns that a person fills in: without photos and colour, lists as JSON. */
function columnsOf<I extends Omit<CommonAreaInput, 'photos' | 'color'>>(input: I) {
  return {
    ...input,
    openingHours: JSON.stringify(input.openingHours),
    closures: JSON.stringify(input.closures),
    questions: JSON.stringify(input.questions),
  };
}

/** Puts the photos in the given order, taking new files and letting go of those that are left out. */
async function replacePhotos(
  context: CallContext,
  areaId: string,
  photos: CommonAreaInput['photos'],
): Promise<void> {
  const { tx, tenant } = context;
  const before = (await photosOf(tx, [areaId])).map((photo) => photo.fileId);
  const after = photos.map(({ fileId }) => fileId);
  if (new Set(after).size < after.length) throw invalid({ photos: 'A photo is in the list twice.' });
  await tx.deleteFrom('commonAreaPhoto').where('areaId', '=', areaId).execute();
  await exchangeFiles(context, before, after);
  if (photos.length === 0) return;
  await tx
    .insertInto('commonAreaPhoto')
    .values(
      photos.map(({ fileId, alt }, position) => ({
        tenantId: tenant.id,
        areaId,
        position,
        fileId,
        alt,
      })),
    )
    .execute();
}

export async function createCommonArea(
  context: CallContext,
  { photos, color, ...input }: CommonAreaInput,
): Promise<CommonArea> {
  const id = newId();
  const ownColor = color ?? nextColor(await colorsInUse(context.tx));
  await withConstraintProblems(
    context.tx
      .insertInto('commonArea')
      .values({ tenantId: context.tenant.id, id, color: ownColor, ...columnsOf(input) })
      .execute(),
    problems,
  );
  await replacePhotos(context, id, photos);
  const area = await getCommonArea(context, id);
  await recordChange(context, changeOf('common-area.create', { 'common-area': id }, {}, auditValues(area)));
  await notifyOfArea(context, area);
  return area;
}

export async function updateCommonArea(
  context: CallContext,
  areaId: string,
  { version, photos, color, ...change }: CommonAreaChange,
): Promise<CommonArea> {
  const before = await getCommonArea(context, areaId);
  const row = await withConstraintProblems(
    context.tx
      .updateTable('commonArea')
      .set({
        ...columnsOf(change),
        ...(color !== null && { color }),
        version: version + 1,
        updatedAt: context.platform.clock(),
      })
      .where('id', '=', areaId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
    problems,
  );
  if (!row) throw versionConflict('common area');
  await replacePhotos(context, areaId, photos);
  const after = await getCommonArea(context, areaId);
  await recordChange(
    context,
    changeOf('common-area.update', { 'common-area': areaId }, auditValues(before), auditValues(after)),
  );
  return after;
}

/** Closes an area for good, or opens it again. Throws conflict while bookings are ahead. */
export async function setAreaArchived(
  context: CallContext,
  areaId: string,
  { version, archived }: { version: number; archived: boolean },
): Promise<CommonArea> {
  await lockList(context.tx, 'reservation');
  const before = await getCommonArea(context, areaId);
  if (before.archived === archived) return before;
  if (before.version !== version) throw versionConflict('common area');
  if (archived) await requireNoneAhead(context, areaId);
  await withConstraintProblems(
    context.tx
      .updateTable('commonArea')
      .set({
        archivedAt: archived ? context.platform.clock() : null,
        version: version + 1,
        updatedAt: context.platform.clock(),
      })
      .where('id', '=', areaId)
      .execute(),
    problems,
  );
  await recordChange(context, {
    action: archived ? 'common-area.archive' : 'common-area.restore',
    subjectType: 'common-area',
    subjectId: areaId,
    changes: { archived: { before: !archived, after: archived } },
  });
  return getCommonArea(context, areaId);
}

async function requireNoneAhead({ tx, platform }: CallContext, areaId: string): Promise<void> {
  const { ahead } = await tx
    .selectFrom('reservation')
    .select((row) => row.fn.countAll<number>().as('ahead'))
    .where('areaId', '=', areaId)
    .where('status', 'in', holding)
    .where(touching(platform.clock(), null))
    .executeTakeFirstOrThrow();
  if (ahead > 0) {
    const many = msg`This area has ${ahead} upcoming bookings. Cancel them before you archive the area.`;
    const one = 'This area has an upcoming booking. Cancel it before you archive the area.';
    throw conflict('has-reservations', ahead === 1 ? one : many);
  }
}
