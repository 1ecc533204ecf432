import { requestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import { sql } from 'kysely';
import { invalid } from '../../../../platform/http/problem';
import type { CallContext, ReadContext } from '../../../../platform/section/call-context';
import type {
  AskedTicket,
  TicketRequest,
  TicketRequests,
} from '../../../../platform/tenancy/community/support/request/ticket-requests';
import { addComment } from '../../comment/request-comment.service';
import { endClocks } from '../../clock/request-clock.service';
import { currentVersion, kindsOf } from '../../kind/request-kind.sql';
import { communityPage, myPage } from '../queries/request-links';
import { openRequest } from './create.service';

const unknown = () => invalid({ kind: 'This kind of request is turned off. Choose another.' });

/** The one that fits all, or else the last that is in use: who handles it chooses a better one. */
function defaultCategory(categories: readonly { key: string; isActive: boolean }[]): string {
  const active = categories.filter(({ isActive }) => isActive);
  return (active.find(({ key }) => key === 'other') ?? active.at(-1))?.key ?? 'other';
}

/** Files of the ticket stay there: what is attached twice would go from both with one. */
async function copies({ tx, platform }: CallContext, fileIds: readonly string[], uploadedBy: string) {
  const made: string[] = [];
  for (const fileId of fileIds) made.push((await platform.files.copy(tx, fileId, { uploadedBy })).id);
  return made;
}

/** What was said goes along in its order, by who said it and when. */
async function addMessages(
  context: CallContext,
  requestId: string,
  { messages: [, ...later], memberId }: AskedTicket,
): Promise<void> {
  const { tx } = context;
  for (const said of later) {
    const commentId = await addComment(context, requestId, {
      text: said.message,
      isInternal: said.isInternal,
      mentions: [],
      fileIds: await copies(context, said.fileIds, said.memberId),
    });
    await sql`update request_comment set member_id = ${said.memberId}, written_at = ${said.writtenAt}
      where id = ${commentId}`.execute(tx);
  }
  // It was answered there.
  if (later.some((said) => !said.isInternal && said.memberId !== memberId))
    await endClocks(context, [requestId], ['response']);
}

async function open(context: CallContext, name: string, ticket: AskedTicket): Promise<TicketRequest> {
  const asked = requestKindName.safeParse(name);
  if (!asked.success) throw unknown();
  const kind = await currentVersion(context, asked.data);
  if (!kind.isActive) throw unknown();
  const [first] = ticket.messages;
  const { id, number } = await openRequest(context, kind, {
    kind: kind.kind,
    category: defaultCategory(kind.categories),
    title: ticket.subject,
    description: first?.message ?? null,
    place: null,
    location: null,
    // The ticket asked for none of the fields of the kind.
    answers: {},
    // A ticket is between who asked and those who answer.
    visibility: 'private',
    subjectUnitId: null,
    subjectMemberId: null,
    fileIds: await copies(context, first?.fileIds ?? [], ticket.memberId),
    priority: 'normal',
    dueOn: null,
    reporterId: ticket.memberId,
    reporterName: null,
  });
  await addMessages(context, id, ticket);
  return { id, number };
}

const canOpen = ({ permissions }: ReadContext['caller']) =>
  permissions.has('Community Request Update') && permissions.has('Community Requests Details View');

/** How what members ask under Help becomes a request. */
export const ticketRequests: TicketRequests = {
  may: canOpen,
  kinds: async (context) =>
    (await kindsOf(context))
      .filter(({ isActive }) => isActive)
      .map(({ kind }) => ({ key: kind, name: requestLabels[`kind.${kind}`] })),
  open,
  pageOf: (caller, id) =>
    caller.permissions.has('Community Requests Details View') ? communityPage(id) : myPage(id),
  ownPage: myPage,
};
