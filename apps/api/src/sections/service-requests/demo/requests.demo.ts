import { isOpenState } from '@courtyard/contract/service-requests/request/request-states';
import { requestKinds } from '@courtyard/contract/service-requests/kind/request-kind.values';
import { sql } from 'kysely';
import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import { picture } from '../../../platform/section/demo/picture';
import { clocksFrom } from '../clock/request-clock.service';
import { keepVersion } from '../kind/request-kind.sql';
import { shippedKinds } from '../kind/shipped-kinds.labels';
import { policyOf } from '../policy/request-policy.service';
import { type DemoRequest, requestsOfTheYear } from './demo-requests';
import { sceneOf } from './demo-scene';

const howMany = { demo: 600, lakeside: 60 } as const;

/** More values do not fit into one statement. */
const setSize = 1000;

async function inSets<T>(rows: readonly T[], insert: (set: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += setSize) await insert(rows.slice(from, from + setSize));
}

async function writeTalk(tx: Tx, tenantId: string, requests: readonly DemoRequest[]): Promise<void> {
  const comments = requests.flatMap(({ row, comments: written }) =>
    written.map(({ memberId, isInternal, text, at }, place) => ({
      tenantId,
      id: idOf(`${row.id} comment ${place}`),
      requestId: row.id,
      memberId,
      isInternal,
      text,
      writtenAt: at,
    })),
  );
  await inSets(comments, (set) => tx.insertInto('requestComment').values(set).execute());
  const ratings = requests.flatMap(({ row, rating, endedAt }) =>
    rating && endedAt ? [{ tenantId, requestId: row.id, ...rating, ratedAt: endedAt }] : [],
  );
  await inSets(ratings, (set) => tx.insertInto('requestRating').values(set).execute());
}

/** Clocks of what is open. Those that are over have told of it: a start is no moment to tell of a year. */
async function writeClocks(
  tx: Tx,
  { id: tenantId, timeZone, platform }: DemoCommunity,
  requests: readonly DemoRequest[],
): Promise<void> {
  const now = platform.clock();
  const policy = await policyOf({ tx });
  const clocks = requests.flatMap(({ row, createdAt }) => {
    const { id, kind, state, waitingFor, priority = 'normal' } = row;
    if (!isOpenState(state)) return [];
    return clocksFrom(policy, timeZone, { id, kind, priority }, createdAt).map((clock) => ({
      tenantId,
      requestId: id,
      ...clock,
      doneAt: clock.step === 'response' && state !== 'submitted' ? clock.warnAt : null,
      pausedAt: waitingFor === 'reporter' ? clock.warnAt : null,
      warnedAt: clock.warnAt <= now ? clock.warnAt : null,
      escalatedAt: clock.dueAt <= now ? clock.dueAt : null,
    }));
  });
  await inSets(clocks, (set) => tx.insertInto('requestClock').values(set).execute());
}

/** Who reported it, and what its state is since. */
async function writeHistory(tx: Tx, requests: readonly DemoRequest[], byId: string): Promise<void> {
  const verbs = {
    triaged: 'triage',
    'in-progress': 'start',
    waiting: 'wait',
    resolved: 'resolve',
    closed: 'close',
    reopened: 'reopen',
    withdrawn: 'withdraw',
    merged: 'merge',
  } as const;
  const entries = requests.flatMap(({ row, createdAt, endedAt }) => {
    const made = {
      id: newId(),
      at: createdAt,
      member: row.openedById,
      request: row.id,
      action: 'request.create',
      state: 'submitted',
    };
    const { state } = row;
    if (state === 'submitted') return [made];
    const ownAction = state === 'withdrawn' || state === 'reopened';
    const member = ownAction ? row.openedById : byId;
    const at = endedAt ?? new Date(createdAt.getTime() + 3_600_000);
    return [made, { ...made, id: newId(), at, member, action: `request.${verbs[state]}`, state }];
  });
  await sql`insert into audit_log (tenant_id, id, at, actor_member_id, actor_name, action, subject_type, subject_id, changes)
    select member.tenant_id, entry.id, entry.at, member.id, member.display_name, entry.action, 'request', entry.request,
      jsonb_build_object('state', jsonb_build_object('before', null, 'after', entry.state))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id uuid, at timestamptz, member uuid, request text, action text, state text)
    join member on member.id = entry.member`.execute(tx);
}

const colors = [
  [
    [150, 160, 170],
    [120, 110, 100],
  ],
  [
    [200, 190, 180],
    [150, 130, 110],
  ],
  [
    [180, 200, 210],
    [90, 100, 110],
  ],
] as const;

/** Photos of what is open now. */
async function writePhotos(
  tx: Tx,
  { id: tenantId, slug, platform }: DemoCommunity,
  requests: readonly DemoRequest[],
): Promise<void> {
  const shown = requests.filter(({ row }) => row.kind === 'maintenance' && isOpenState(row.state)).slice(-6);
  const dice = new Dice(`${slug} photos`);
  for (const { row } of shown) {
    const [upper, lower] = dice.pick(colors);
    const shade = dice.between(0, 40);
    const content = picture([upper[0] - shade, upper[1] - shade, upper[2] - shade], lower);
    const file = await platform.files.store(tx, { tenantId, name: 'Photo.png', content, uploadedBy: null });
    await platform.files.attach(tx, file.id);
    await tx
      .insertInto('requestFile')
      .values({ tenantId, requestId: row.id, position: 0, fileId: file.id })
      .execute();
  }
}

/** Some of what is common affects more than one. */
async function writeSupports(tx: Tx): Promise<void> {
  await sql`insert into request_support (tenant_id, request_id, member_id)
    select request.tenant_id, request.id, other.id from request
    join lateral (select id from member where status = 'active' and id is distinct from request.member_id
      order by md5(member.id::text || request.id::text) limit request.number % 4) other on true
    where visibility = 'community' and state in ('submitted', 'triaged', 'in-progress', 'waiting', 'reopened')`.execute(
    tx,
  );
}

/** What people of a demo community reported in a year. */
export const seedRequests: DemoSeed = async (tx, community) => {
  const tenantId = community.id;
  for (const kind of requestKinds) await keepVersion({ tx, tenant: community }, kind, shippedKinds[kind]);
  const scene = await sceneOf(tx, community);
  const requests = requestsOfTheYear(community, scene, howMany[community.slug]);
  await inSets(requests, (set) =>
    tx
      .insertInto('request')
      .values(set.map(({ row }) => row))
      .execute(),
  );
  await writeTalk(tx, tenantId, requests);
  await writeClocks(tx, community, requests);
  await writeHistory(tx, requests, community.people.admin.memberId);
  await writePhotos(tx, community, requests);
  await writeSupports(tx);
};
