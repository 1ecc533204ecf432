import type { RatingInput, RequestDetails } from '@courtyard/contract/service-requests/request/request';
import type { SimilarRequest } from '@courtyard/contract/service-requests/request/my-request-routes';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, forbidden } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { requirePart } from '../../part/part';
import { isAboutCaller } from '../../part/part.sql';
import { isOpen } from '../list/requests.sql';
import { lockRequest } from './lock.sql';
import { detailsOf } from '../queries/request-details';
import { requestRows, summaryOf } from '../queries/request.sql';

/** Says that the caller is affected too, or takes that back. */
export async function setSupport(
  context: CallContext,
  requestId: string,
  isSupporting: boolean,
): Promise<RequestDetails> {
  const { tx, tenant, caller } = context;
  const before = await detailsOf(context, requestId, await requirePart(context, requestId));
  if (isSupporting && !before.may.support && !before.isSupportedByMe)
    throw conflict('not-supported', 'You can follow only open community requests reported by others.');
  const mark = { tenantId: tenant.id, requestId, memberId: caller.memberId };
  if (isSupporting)
    await tx
      .insertInto('requestSupport')
      .values(mark)
      .onConflict((found) => found.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('requestSupport')
      .where('requestId', '=', requestId)
      .where('memberId', '=', mark.memberId)
      .execute();
  return detailsOf(context, requestId, await requirePart(context, requestId));
}

/** Rates how a request was handled; again, it takes the place of the rating before. */
export async function rateRequest(
  context: CallContext,
  requestId: string,
  { stars, text }: RatingInput,
): Promise<RequestDetails> {
  const { tx, tenant, caller, platform } = context;
  const part = await requirePart(context, requestId);
  if (!part.actors.includes('reporter'))
    throw forbidden('Only the person who reported a request can rate it.');
  await lockRequest(tx, requestId);
  const before = await detailsOf(context, requestId, part);
  if (!before.may.rate) throw conflict('not-done', 'You can rate this request once it’s resolved.');
  const rating = { stars, text, memberId: caller.memberId, ratedAt: platform.clock() };
  await tx
    .insertInto('requestRating')
    .values({ tenantId: tenant.id, requestId, ...rating })
    .onConflict((found) => found.columns(['tenantId', 'requestId']).doUpdateSet(rating))
    .execute();
  const after = await detailsOf(context, requestId, part);
  await recordChange(
    context,
    changeOf(
      'request.rate',
      { request: requestId },
      { rating: before.rating?.stars ?? null },
      { rating: stars },
    ),
  );
  return after;
}

interface Asked {
  kind: string;
  category?: string | undefined;
  placeKind?: 'unit' | 'area' | 'asset' | undefined;
  placeId?: string | undefined;
}

const maxSimilar = 5;

/** Open requests of the community about the same, the latest first. */
export async function similarRequests(
  context: ReadContext,
  { kind, category, placeId }: Asked,
): Promise<SimilarRequest[]> {
  const rows = await requestRows(context)
    .select(
      sql<boolean>`exists (select from request_support support where support.request_id = request.id
        and support.member_id = ${context.caller.memberId})`.as('isSupportedByMe'),
    )
    .where('request.visibility', '=', 'community')
    .where('request.kind', '=', sql<'maintenance'>`${kind}`)
    .where(sql<boolean>`${isOpen}`)
    .where(sql<boolean>`not ${isAboutCaller(context)}`)
    .$if(category !== undefined, (query) => query.where('request.category', '=', category ?? ''))
    .$if(placeId !== undefined, (query) =>
      query.where(sql<boolean>`${placeId}::uuid in (request.area_id, request.asset_id, request.property_id)`),
    )
    .orderBy('request.createdAt', 'desc')
    .limit(maxSimilar)
    .execute();
  return rows.map((row) => {
    const { id, number, title, state, place, supports } = summaryOf(row);
    return { id, number, title, state, place, supports, isSupportedByMe: row.isSupportedByMe };
  });
}
