import type {
  RequestDetails,
  RequestEntry,
  RequestInput,
} from '@courtyard/contract/service-requests/request/request';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { msg } from '../../../../platform/http/language/sentence';
import { invalid, tooMany } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { startClocks } from '../../clock/request-clock.service';
import { checkAnswers } from '../../kind/answers.rules';
import { currentVersion } from '../../kind/request-kind.sql';
import { findPart } from '../../part/part';
import { placeColumns } from './place.service';
import { auditValues } from './record';
import { detailsOf } from '../queries/request-details';
import { requestFiles } from '../queries/request-files.sql';
import { notifySubmitted } from '../alerts/tell';
import { aboutYourself, requireCategory, requireSubject, visibilityOf } from './written.service';

/** More in a day is a program. */
export const maxADay = 50;
const dayMs = 86_400_000;

/** Who opens one next in the community is behind this transaction: no number is left out or given twice. */
async function nextNumber({ tx, tenant }: CallContext): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('request ' || ${tenant.id}::text, 0))`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from request`.execute(tx);
  return rows[0]?.next ?? 1;
}

/** Throws 429 for who reported too often within a day. */
async function requireRoom({ tx, caller, platform }: CallContext): Promise<void> {
  const now = platform.clock().getTime();
  const { rows } = await sql<{ count: number; first: string | null }>`
    select count(*)::int as count, min(created_at) as first from request
    where opened_by_id = ${caller.memberId} and created_at > ${new Date(now - dayMs)}`.execute(tx);
  const { count = 0, first = null } = rows[0] ?? {};
  if (count < maxADay) return;
  const passedMs = first === null ? 0 : now - Date.parse(first);
  throw tooMany(
    Math.max(1, Math.ceil((dayMs - passedMs) / 1000)),
    msg`You’ve reached the limit of ${maxADay} requests a day. Add to an existing request, or try again tomorrow.`,
  );
}

/** Somebody for whom it is entered: an active member. */
async function requireReporter({ tx }: CallContext, reporterId: string): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', reporterId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!member) throw invalid({ reporterId: 'Choose an active member of the community.' });
}

type Written = RequestInput & Pick<RequestEntry, 'priority' | 'dueOn' | 'reporterName' | 'reporterId'>;

/** A request as it is stored: what it asks for was checked. */
type Checked = Omit<Written, 'visibility'> & Pick<RequestDetails, 'visibility'>;

/** Stores a request with its clocks, and tells those who handle it. */
export async function openRequest(
  context: CallContext,
  kind: Awaited<ReturnType<typeof currentVersion>>,
  input: Checked,
): Promise<RequestDetails> {
  const { tx, tenant, caller, platform } = context;
  const { subjectUnitId, subjectMemberId } = input;
  const where = await placeColumns(context, input.place);
  const [id, now] = [newId(), platform.clock()];
  await tx
    .insertInto('request')
    .values({
      tenantId: tenant.id,
      id,
      number: await nextNumber(context),
      kind: kind.kind,
      kindNumber: kind.number,
      category: input.category,
      title: input.title,
      description: input.description,
      location: input.location,
      answers: JSON.stringify(input.answers),
      ...where,
      priority: input.priority,
      dueOn: input.dueOn,
      visibility: input.visibility,
      memberId: input.reporterId,
      reporterName: input.reporterName,
      openedById: caller.memberId,
      subjectPropertyId: subjectUnitId,
      subjectMemberId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await requestFiles.replace(context, id, input.fileIds);
  await startClocks(context, { id, kind: kind.kind, priority: input.priority }, { run: 0, from: now });
  const part = await findPart(context, id);
  if (!part)
    throw invalid({
      [subjectMemberId === null ? 'subjectUnitId' : 'subjectMemberId']: aboutYourself,
    });
  const made = await detailsOf(context, id, part);
  await recordChange(context, changeOf('request.create', { request: id }, {}, auditValues(made)));
  await notifySubmitted(context, made);
  return made;
}

async function create(context: CallContext, input: Written): Promise<RequestDetails> {
  const kind = await currentVersion(context, input.kind);
  if (!kind.isActive) throw invalid({ kind: 'This kind of request is turned off. Choose another.' });
  requireCategory(kind, input.category);
  const { answers, problems } = checkAnswers(kind.fields, input.answers, todayOf(context));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { place, subjectUnitId, subjectMemberId } = input;
  const visibility = visibilityOf(kind, { chosen: input.visibility, place });
  await requireSubject(context, kind, { subjectUnitId, subjectMemberId });
  return openRequest(context, kind, { ...input, answers, visibility });
}

/** Reports a request in the caller's own name. */
export async function createRequest(context: CallContext, input: RequestInput): Promise<RequestDetails> {
  await requireRoom(context);
  const mine = {
    priority: 'normal',
    dueOn: null,
    reporterId: context.caller.memberId,
    reporterName: null,
  } as const;
  return create(context, { ...input, ...mine });
}

/** Enters a request for somebody else. */
export async function enterRequest(context: CallContext, input: RequestEntry): Promise<RequestDetails> {
  if (input.reporterId !== null) await requireReporter(context, input.reporterId);
  return create(context, input);
}
