import type { RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestState } from '@courtyard/contract/service-requests/request/request-states';
import { isOpenState } from '@courtyard/contract/service-requests/request/request-states';
import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import type { DemoCommunity } from '../../../platform/section/demo/demo-community';
import type { DemoScene } from './demo-scene';
import { matters, notes, replies, thanks } from './demo-words';

type Matter = (typeof matters)[number];

/** A request of the demo with what was written about it. */
export interface DemoRequest {
  row: Insertable<Database['request']> & { id: string; kind: RequestKindName; state: RequestState };
  createdAt: Date;
  endedAt: Date | null;
  comments: { memberId: string; isInternal: boolean; text: string; at: Date }[];
  rating: { memberId: string; stars: number; text: string } | null;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What most requests of an age are. */
function stateOf(dice: Dice, ageDays: number): RequestState {
  const chance = dice.between(1, 100);
  if (ageDays > 45) {
    if (chance <= 4) return 'withdrawn';
    if (chance <= 96) return 'closed';
    return chance <= 98 ? 'waiting' : 'in-progress';
  }
  if (ageDays > 12) {
    if (chance <= 5) return 'withdrawn';
    if (chance <= 55) return 'closed';
    if (chance <= 75) return 'resolved';
    return chance <= 90 ? 'in-progress' : 'waiting';
  }
  if (ageDays < 2) return chance <= 70 ? 'submitted' : 'triaged';
  if (chance <= 25) return 'triaged';
  if (chance <= 55) return 'in-progress';
  if (chance <= 75) return 'waiting';
  return chance <= 95 ? 'resolved' : 'reopened';
}

const priorityOf = (dice: Dice) => {
  const chance = dice.between(1, 100);
  if (chance <= 15) return 'low' as const;
  if (chance <= 80) return 'normal' as const;
  return chance <= 95 ? ('high' as const) : ('emergency' as const);
};

interface Home {
  propertyId: string;
  memberId: string | null;
  name: string;
}

function placeOf(dice: Dice, { at }: Matter, { propertyId }: Home, { areaIds, assetIds }: DemoScene) {
  if (at === 'unit') return { propertyId };
  if (at === 'area' && areaIds.length > 0) return { areaId: dice.pick(areaIds) };
  return at === 'asset' && assetIds.length > 0 ? { assetId: dice.pick(assetIds) } : {};
}

function visibilityOf({ kind, at }: Matter) {
  if (kind !== 'maintenance') return 'private' as const;
  return at === 'unit' ? ('unit' as const) : ('community' as const);
}

const answersOf = ({ kind }: Matter, day: string): Record<string, string | boolean> => {
  if (kind === 'maintenance') return { access: 'call-first', since: day };
  if (kind === 'complaint') return { 'happened-on': day, repeated: true };
  if (kind === 'violation') return { 'observed-on': day };
  if (kind === 'architectural') return { work: 'As described, by a licensed contractor.', permit: false };
  return kind === 'records' ? { records: 'As described.', delivery: 'electronic' } : {};
};

/** One request of the year. */
function oneOf(
  { id: tenantId, slug, people }: DemoCommunity,
  scene: DemoScene,
  { place, createdAt, now }: { place: number; createdAt: Date; now: Date },
): DemoRequest {
  const dice = new Dice(`${slug} request ${place}`);
  const about = dice.pick(matters);
  const others = scene.homes.filter(({ memberId }) => memberId !== people.owner.memberId);
  const own = scene.homes.find(({ memberId }) => memberId === people.owner.memberId);
  // The owner who can sign in reports more than others.
  const home = own && dice.percent(4) ? own : dice.pick(others);
  const ageMs = now.getTime() - createdAt.getTime();
  const state = stateOf(dice, ageMs / dayMs);
  const isOpen = isOpenState(state);
  const endedAt = isOpen
    ? null
    : new Date(createdAt.getTime() + Math.min(ageMs * 0.9, dice.between(4, 400) * hourMs));
  const isTaken = state !== 'submitted' && state !== 'reopened' && state !== 'withdrawn';
  const isForCommittee = about.kind === 'architectural' && scene.committeeId !== null;
  const subject = about.kind === 'violation' || about.kind === 'complaint' ? dice.pick(others) : null;
  const id = idOf(`${slug} request ${place}`);
  const { admin } = people;
  return {
    row: {
      tenantId,
      id,
      number: place,
      kind: about.kind,
      kindNumber: 1,
      category: about.category,
      title: about.title,
      description: about.description,
      answers: JSON.stringify(answersOf(about, createdAt.toISOString().slice(0, 10))),
      ...placeOf(dice, about, home, scene),
      state,
      answeredAt: state === 'submitted' ? null : new Date(createdAt.getTime() + 3_600_000),
      waitingFor: state === 'waiting' ? dice.pick(['reporter', 'vendor', 'other'] as const) : null,
      priority: priorityOf(dice),
      dueOn: isOpen && dice.percent(30) ? dayAfter(now, dice.between(1, 20)) : null,
      visibility: visibilityOf(about),
      memberId: home.memberId,
      reporterName: home.memberId === null ? home.name : null,
      openedById: home.memberId ?? admin.memberId,
      subjectPropertyId:
        subject === null || subject.propertyId === home.propertyId ? null : subject.propertyId,
      assigneeId: isTaken && !isForCommittee ? admin.memberId : null,
      committeeId: isTaken && isForCommittee ? scene.committeeId : null,
      resolution: state === 'resolved' || state === 'closed' ? about.done : null,
      resolvedAt: endedAt,
      createdAt,
      updatedAt: endedAt ?? createdAt,
    },
    createdAt,
    endedAt,
    comments: commentsOf(dice, about, {
      home,
      createdAt,
      until: endedAt ?? now,
      isTaken,
      by: admin.memberId,
    }),
    rating: ratingOf(dice, state, home),
  };
}

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

interface Talk {
  home: Home;
  createdAt: Date;
  until: Date;
  isTaken: boolean;
  by: string;
}

function commentsOf(
  dice: Dice,
  about: Matter,
  { home, createdAt, until, isTaken, by }: Talk,
): DemoRequest['comments'] {
  if (!isTaken) return [];
  const roomMs = until.getTime() - createdAt.getTime();
  const at = (part: number) => new Date(createdAt.getTime() + Math.floor(roomMs * part));
  const reply = { memberId: home.memberId ?? '', isInternal: false, text: dice.pick(replies), at: at(0.5) };
  return [
    { memberId: by, isInternal: false, text: about.answer, at: at(0.2) },
    ...(dice.percent(25) ? [{ memberId: by, isInternal: true, text: dice.pick(notes), at: at(0.3) }] : []),
    ...(home.memberId !== null && dice.percent(40) ? [reply] : []),
  ];
}

function ratingOf(dice: Dice, state: RequestState, { memberId }: Home): DemoRequest['rating'] {
  if (state !== 'closed' || memberId === null || !dice.percent(35)) return null;
  const stars = dice.pick([5, 5, 5, 4, 4, 3, 2]);
  return { memberId, stars, text: thanks[Math.min(3, Math.max(0, 5 - stars))] ?? '' };
}

/** The latest report of a problem in a common area that was reported before is merged into the first. */
function withOneMerged(requests: readonly DemoRequest[]): DemoRequest[] {
  const open = requests.filter(
    ({ row }) => isOpenState(row.state) && (row.areaId !== undefined || row.assetId !== undefined),
  );
  const firstOf = (title: string) => open.find(({ row }) => row.title === title);
  const duplicate = open.findLast((request) => firstOf(request.row.title) !== request);
  const first = duplicate && firstOf(duplicate.row.title);
  if (!duplicate || !first) return [...requests];
  const endedAt = new Date(duplicate.createdAt.getTime() + hourMs / 2);
  const row = {
    ...duplicate.row,
    state: 'merged' as const,
    mergedIntoId: first.row.id,
    waitingFor: null,
    dueOn: null,
    resolvedAt: endedAt,
    updatedAt: endedAt,
  };
  return requests.map((request) => (request === duplicate ? { ...duplicate, row, endedAt } : request));
}

/** The requests of a year, the oldest first. */
export function requestsOfTheYear(community: DemoCommunity, scene: DemoScene, count: number): DemoRequest[] {
  const now = community.platform.clock();
  const dice = new Dice(`${community.slug} requests`);
  const created = Array.from(
    { length: count },
    () => now.getTime() - hourMs - dice.roll() ** 1.4 * 360 * dayMs,
  );
  const requests = created
    .toSorted((one, other) => one - other)
    .map((at, index) => oneOf(community, scene, { place: index + 1, createdAt: new Date(at), now }));
  return withOneMerged(requests);
}
