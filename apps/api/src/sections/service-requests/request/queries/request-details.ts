import {
  type RequestDetails,
  type RequestReference,
  type RequestSummary,
  requestSummary,
} from '@courtyard/contract/service-requests/request/request';
import type { RequestField } from '@courtyard/contract/service-requests/kind/request-kind';
import { actionsIn, isOpenState } from '@courtyard/contract/service-requests/request/request-states';
import { addDays, dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { notFound } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { writtenFields } from '../../../../platform/section/fields';
import { clocksOf } from '../../clock/request-clock.sql';
import { commentsOf } from '../../comment/request-comment.sql';
import { type Part, requirePart } from '../../part/part';
import { isAboutCaller } from '../../part/part.sql';
import { policyOf } from '../../policy/request-policy.service';
import { propertyName } from '../../../properties';
import { requestFiles } from './request-files.sql';
import { publicSummaryOf, requestRows, summaryOf } from './request.sql';

/** The row with what its page shows beside the list's columns. */
async function readRow(context: ReadContext, requestId: string) {
  const row = await requestRows(context)
    .leftJoin('member as opener', 'opener.id', 'request.openedById')
    .leftJoin('member as subject', 'subject.id', 'request.subjectMemberId')
    .leftJoin('requestRating as rating', 'rating.requestId', 'request.id')
    .select([
      'request.description',
      'request.location',
      'request.answers',
      'request.visibility',
      'request.resolution',
      'request.resolvedAt',
      'request.mergedIntoId',
      'request.openedById',
      'opener.displayName as openerName',
      'request.subjectPropertyId',
      'request.subjectMemberId',
      'subject.displayName as subjectName',
      'rating.stars',
      'rating.text as ratingText',
      'rating.ratedAt',
    ])
    .select([
      sql<RequestField[]>`made.definition -> 'fields'`.as('fields'),
      sql<
        string | null
      >`(select ${propertyName} from property where property.id = request.subject_property_id)`.as(
        'subjectUnit',
      ),
      sql<boolean>`exists (select from request_support support where support.request_id = request.id
        and support.member_id = ${context.caller.memberId})`.as('isSupportedByMe'),
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  if (!row) throw notFound('request');
  return row;
}

type Row = Awaited<ReturnType<typeof readRow>>;

async function references(
  context: ReadContext,
  ids: ReturnType<typeof sql<string>>,
): Promise<RequestReference[]> {
  const { rows } = await sql<RequestReference>`
    select id, number, title, state from request
    where id in (${ids}) and not ${isAboutCaller(context)} order by number`.execute(context.tx);
  return rows;
}

const mergedOf = (context: ReadContext, id: string) =>
  references(context, sql<string>`select merged.id from request merged where merged.merged_into_id = ${id}`);

const relatedTo = (context: ReadContext, id: string) =>
  references(
    context,
    sql<string>`select other_id from request_link where request_id = ${id}
      union select request_id from request_link where other_id = ${id}`,
  );

/** What it was merged into: whoever may not see that one learns its number and state alone. */
async function mergedInto(
  context: ReadContext,
  id: string | null,
  { manages }: Part,
): Promise<RequestDetails['mergedInto']> {
  if (id === null) return null;
  const { rows } = await sql<RequestReference & { isAbout: boolean }>`
    select id, number, title, state, ${isAboutCaller(context)} as "isAbout" from request where id = ${id}`.execute(
    context.tx,
  );
  const [target] = rows;
  if (!target) return null;
  const { isAbout, ...shown } = target;
  const canOpen = manages && !isAbout;
  return { ...shown, id: canOpen ? shown.id : null, title: canOpen ? shown.title : null };
}

/** The last day on which its reporter may reopen it; null where it is not done, or never. */
export async function reopenUntil(
  context: ReadContext,
  { state, resolvedAt }: Pick<Row, 'state' | 'resolvedAt'>,
): Promise<string | null> {
  if (resolvedAt === null || (state !== 'resolved' && state !== 'closed')) return null;
  const { reopenDays } = await policyOf(context);
  return reopenDays === 0 ? null : addDays(dayAt(resolvedAt, context.tenant.timeZone), reopenDays);
}

async function rightsOf(context: ReadContext, row: Row, part: Part): Promise<RequestDetails['may']> {
  const { relation, actors } = part;
  const isReporter = actors.includes('reporter');
  const until = isReporter ? await reopenUntil(context, row) : null;
  const isInTime = until !== null && until >= todayOf(context);
  const actions = actionsIn(row.state, actors).filter(
    (action) => action !== 'reopen' || actors.includes('handler') || isInTime,
  );
  const writes = context.caller.permissions.has('My Request Create');
  return {
    comment: part.comments,
    note: part.readsNotes && part.handles,
    manage: part.manages,
    support: writes && row.visibility === 'community' && isOpenState(row.state) && relation !== 'reported',
    rate: isReporter && (row.state === 'resolved' || row.state === 'closed'),
    actions,
    reopenUntil: isInTime ? until : null,
  };
}

const subjectOf = ({ subjectPropertyId, subjectUnit, subjectMemberId, subjectName }: Row) =>
  subjectPropertyId === null && subjectMemberId === null
    ? null
    : {
        unit: subjectPropertyId === null ? null : { id: subjectPropertyId, name: subjectUnit ?? '' },
        member: subjectMemberId === null ? null : { id: subjectMemberId, name: subjectName ?? '' },
      };

const ratingOf = ({ stars, ratingText, ratedAt }: Row) =>
  stars === null || ratedAt === null ? null : { stars, text: ratingText, ratedAt };

const summaryIn = (row: Row, { seesAll }: Part): RequestSummary =>
  writtenFields(requestSummary, seesAll ? summaryOf(row) : publicSummaryOf(row));

/** A request with what the caller may see of it. */
export async function detailsOf(
  context: ReadContext,
  requestId: string,
  part: Part,
): Promise<RequestDetails> {
  const row = await readRow(context, requestId);
  const shown = {
    ...summaryIn(row, part),
    view: part.seesAll ? ('full' as const) : ('public' as const),
    description: row.description,
    location: row.location,
    visibility: row.visibility,
    isSupportedByMe: row.isSupportedByMe,
    may: await rightsOf(context, row, part),
  };
  if (!part.seesAll)
    return {
      ...shown,
      fields: [],
      answers: {},
      files: [],
      openedBy: null,
      subject: null,
      resolution: null,
      resolvedAt: row.resolvedAt,
      commentList: [],
      clocks: [],
      rating: null,
      mergedInto: null,
      merged: [],
      related: [],
    };
  const isEnteredForSomebody = row.openedById !== row.memberId;
  return {
    ...shown,
    fields: row.fields,
    answers: row.answers,
    files: await requestFiles.of(context, requestId),
    openedBy: isEnteredForSomebody ? { id: row.openedById, name: row.openerName ?? '' } : null,
    subject: subjectOf(row),
    resolution: row.resolution,
    resolvedAt: row.resolvedAt,
    commentList: await commentsOf(context, requestId, part),
    clocks: await clocksOf(context, requestId),
    rating: ratingOf(row),
    mergedInto: await mergedInto(context, row.mergedIntoId, part),
    merged: part.readsNotes ? await mergedOf(context, requestId) : [],
    related: part.readsNotes ? await relatedTo(context, requestId) : [],
  };
}

/** As `detailsOf`. Throws notFound for one that the caller may not see. */
export const getRequest = async (context: ReadContext, requestId: string): Promise<RequestDetails> =>
  detailsOf(context, requestId, await requirePart(context, requestId));
