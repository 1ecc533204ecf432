import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { sql } from 'kysely';
import type { CallContext } from '../../../../platform/section/call-context';
import { followersOf, handlersAmong, type Seer, seersOf } from '../../part/people.sql';
import { communityPage, myPage } from '../queries/request-links';
import {
  requestAssigned,
  requestCommented,
  requestMoved,
  requestReopened,
  requestSubmitted,
} from './request-notifications';

type Told = Pick<RequestDetails, 'id' | 'number' | 'title'>;

/** Those who may open any request are led to that page, all others to their own. */
const pageOf = ({ manages, readsNotes, isAssigned }: Seer, id: string) =>
  manages || (readsNotes && !isAssigned) ? communityPage(id) : myPage(id);

async function eachPage(
  seers: readonly Seer[],
  id: string,
  sendNotification: (link: string, memberIds: string[]) => Promise<unknown>,
): Promise<void> {
  const byPage = new Map<string, string[]>();
  for (const seer of seers) {
    const link = pageOf(seer, id);
    byPage.set(link, [...(byPage.get(link) ?? []), seer.id]);
  }
  for (const [link, memberIds] of byPage) await sendNotification(link, memberIds);
}

const but = (seers: readonly Seer[], memberId: string) => seers.filter(({ id }) => id !== memberId);

/** Tells those who handle requests of a new one. */
export async function notifySubmitted(
  { tx, tenant, platform, ...context }: CallContext,
  { id, number, title, reporter }: Told & Pick<RequestDetails, 'reporter'>,
): Promise<void> {
  const seers = await seersOf({ tx, tenant, platform }, id);
  await eachPage(but(handlersAmong(seers), context.caller.memberId), id, (link, memberIds) =>
    platform.notify(tx, requestSubmitted, {
      tenant,
      parameters: { number, title, reporter: reporter?.name ?? '' },
      link,
      to: { memberIds },
    }),
  );
}

/** Tells whoever it is assigned to now. */
export async function notifyAssigned(context: CallContext, { id, number, title }: Told): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  const assigned = (await seersOf(context, id)).filter(({ isAssigned }) => isAssigned);
  await eachPage(but(assigned, caller.memberId), id, (link, memberIds) =>
    platform.notify(tx, requestAssigned, { tenant, parameters: { number, title }, link, to: { memberIds } }),
  );
}

/** Tells the reporter and those who follow it of its state; reporters of duplicates by their own request. */
export async function notifyMoved(
  context: CallContext,
  { id, number, title, state }: Told & Pick<RequestDetails, 'state'>,
): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  const { rows } = await sql<{ id: string }>`
    select member_id as id from request where id = ${id} and member_id is not null
    union select support.member_id from request_support support join request on request.id = support.request_id
      where request.id = ${id} and request.visibility = 'community'`.execute(tx);
  await platform.notify(tx, requestMoved, {
    tenant,
    parameters: { number, title, state },
    link: myPage(id),
    to: { memberIds: rows.map((row) => row.id), except: caller.memberId },
  });
  for (const { memberId, ...own } of await followersOf(context, id))
    await platform.notify(tx, requestMoved, {
      tenant,
      parameters: { number: own.number, title: own.title, state },
      link: myPage(own.id),
      to: { memberIds: [memberId], except: caller.memberId },
    });
}

/** Tells those who handle it that it is not done. */
export async function notifyReopened(context: CallContext, { id, number, title }: Told): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  const seers = handlersAmong(await seersOf(context, id));
  await eachPage(but(seers, caller.memberId), id, (link, memberIds) =>
    platform.notify(tx, requestReopened, { tenant, parameters: { number, title }, link, to: { memberIds } }),
  );
}

/** Tells the other side of a comment, and those who are mentioned in it. Of an internal one only those who may read it. */
export async function notifyComment(
  context: CallContext,
  { id, number, title }: Told,
  {
    isInternal,
    mentions,
    seers,
  }: { isInternal: boolean; mentions: readonly string[]; seers: readonly Seer[] },
): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  const author = caller.displayName;
  const named = seers.filter((seer) => mentions.includes(seer.id));
  const others = [...handlersAmong(seers), ...(isInternal ? [] : seers.filter((seer) => seer.isReporter))];
  const told = [...new Set(others)].filter(
    (seer) => !named.includes(seer) && (!isInternal || seer.readsNotes),
  );
  for (const [list, isMention] of [
    [named, true],
    [told, false],
  ] as const)
    await eachPage(but(list, caller.memberId), id, (link, memberIds) =>
      platform.notify(tx, requestCommented, {
        tenant,
        parameters: { number, title, author, isMention },
        link,
        to: { memberIds },
      }),
    );
}
