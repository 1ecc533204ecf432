import { withoutApostrophes } from '@courtyard/contract/apostrophes';
import type { RequestCommentInput } from '@courtyard/contract/service-requests/comment/request-comment';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { forbidden, invalid } from '../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { endClocks, resumeClocks } from '../clock/request-clock.service';
import { type Part, requirePart } from '../part/part';
import { type Seer, seersOf } from '../part/people.sql';
import { lockRequest } from '../request/commands/lock.sql';
import { recordInternally } from '../request/commands/record';
import { detailsOf } from '../request/queries/request-details';
import { commentFiles } from '../request/queries/request-files.sql';
import { notifyComment } from '../request/alerts/tell';

type Written = Pick<RequestCommentInput, 'text' | 'isInternal' | 'mentions' | 'fileIds'>;

/** Writes a comment, without telling anybody. Gives its id. */
export async function addComment(context: CallContext, requestId: string, input: Written): Promise<string> {
  const { tx, tenant, caller, platform } = context;
  const id = newId();
  await tx
    .insertInto('requestComment')
    .values({
      tenantId: tenant.id,
      id,
      requestId,
      memberId: caller.memberId,
      isInternal: input.isInternal,
      text: input.text,
      writtenAt: platform.clock(),
    })
    .execute();
  await commentFiles.replace(context, id, input.fileIds);
  if (input.mentions.length > 0)
    await tx
      .insertInto('requestMention')
      .values(
        [...new Set(input.mentions)].map((memberId) => ({ tenantId: tenant.id, commentId: id, memberId })),
      )
      .execute();
  return id;
}

const canRead = (seer: Seer, isInternal: boolean) => !isInternal || seer.readsNotes;

/** Refuses a mention of somebody who may not read the comment: they would be told of something that is not theirs to know. */
function requireReaders(seers: readonly Seer[], { mentions, isInternal }: Written): void {
  const readers = new Set(seers.filter((seer) => canRead(seer, isInternal)).map(({ id }) => id));
  if (mentions.some((id) => !readers.has(id)))
    throw invalid({ mentions: 'Someone you mentioned can’t see this comment. Remove the mention.' });
}

/** A comment of its reporter on a request that waits for them has it go on. */
async function goesOn(
  context: CallContext,
  request: Awaited<ReturnType<typeof lockRequest>>,
): Promise<boolean> {
  const { tx, platform } = context;
  if (request.state !== 'waiting' || request.waitingFor !== 'reporter') return false;
  await tx
    .updateTable('request')
    .set({
      state: 'in-progress',
      waitingFor: null,
      version: request.version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', request.id)
    .execute();
  await resumeClocks(context, request);
  return true;
}

const touch = ({ tx, platform }: CallContext, id: string) =>
  tx.updateTable('request').set({ updatedAt: platform.clock() }).where('id', '=', id).execute();

async function writePublic(
  context: CallContext,
  requestId: string,
  part: Part,
  input: Written,
): Promise<void> {
  // Before the comment refers to it: two who do so first would each wait for the other.
  const request = await lockRequest(context.tx, requestId);
  await addComment(context, requestId, input);
  const before = { state: request.state, waitingFor: request.waitingFor };
  const isReply = part.relation === 'reported' && (await goesOn(context, request));
  if (!isReply) await touch(context, requestId);
  // The first word of those who handle it is the answer that was waited for.
  if (part.handles && part.relation !== 'reported') await endClocks(context, [requestId], ['response']);
  const after = isReply ? { state: 'in-progress', waitingFor: null } : before;
  await recordChange(context, changeOf('request.comment', { request: requestId }, before, after));
}

/** Comments on a request. Throws forbidden for who may only look, or writes an internal comment without handling requests. */
export async function writeComment(
  context: CallContext,
  requestId: string,
  input: RequestCommentInput,
): Promise<RequestDetails> {
  const part = await requirePart(context, requestId);
  if (input.isInternal && !(part.readsNotes && part.handles))
    throw forbidden('Only people who handle this request can write internal comments.');
  if (!part.comments) throw forbidden('You can view this request but not comment on it.');
  const seers = await seersOf(context, requestId);
  requireReaders(seers, input);
  if (input.isInternal) {
    await addComment(context, requestId, input);
    const readers = seers.filter(({ readsNotes }) => readsNotes);
    await recordInternally(context, changeOf('request.note', { request: requestId }, {}, {}), readers);
  } else await writePublic(context, requestId, part, input);
  const after = await detailsOf(context, requestId, part);
  await notifyComment(context, after, { ...input, seers });
  return after;
}

/** Who can be mentioned in a comment. */
export async function mentionChoices(
  context: ReadContext,
  requestId: string,
  { isInternal, search }: { isInternal: boolean; search?: string | undefined },
): Promise<{ id: string; name: string }[]> {
  const part = await requirePart(context, requestId);
  if (!part.comments || (isInternal && !part.readsNotes))
    throw forbidden('You can view this request but not comment on it.');
  const plain = (text: string) => withoutApostrophes(text).toLowerCase();
  const typed = plain(search ?? '');
  return (await seersOf(context, requestId))
    .filter((seer) => canRead(seer, isInternal) && plain(seer.name).includes(typed))
    .slice(0, 20)
    .map(({ id, name }) => ({ id, name }));
}
