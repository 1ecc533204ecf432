import { addDays, dayAt } from '@courtyard/contract/days';
import type { CommitteeInput } from '@courtyard/contract/people/committee/committee';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { Dice, idOf } from '../../../platform/section/demo/dice';

interface Plan extends CommitteeInput {
  /** Who has each seat now: a person with a sign-in, anybody, or nobody. */
  holders: readonly ('board' | 'treasurer' | 'owner' | 'neighbour' | null)[];
  offices: readonly string[];
  /** Whole terms that went before. */
  pastTerms: number;
}

const plans: readonly Plan[] = [
  {
    name: 'Board of directors',
    kind: 'board',
    purpose: 'Governs the association',
    seats: 5,
    status: 'active',
    holders: ['board', 'neighbour', 'treasurer', 'neighbour', 'neighbour'],
    offices: ['president', 'vice-president', 'treasurer', 'secretary'],
    pastTerms: 2,
  },
  {
    name: 'Architectural review',
    kind: 'architectural-review',
    purpose: 'Reviews exterior changes to homes',
    seats: 3,
    status: 'active',
    holders: ['neighbour', 'owner', null],
    offices: ['Chair'],
    pastTerms: 1,
  },
  {
    name: 'Garden club',
    kind: 'other',
    purpose: 'Plants the flower beds and runs the seed library',
    seats: 4,
    status: 'active',
    holders: ['neighbour', 'neighbour', 'neighbour', null],
    offices: [],
    pastTerms: 0,
  },
  {
    name: 'Pool renovation',
    kind: 'other',
    purpose: 'Oversaw the pool renovation',
    seats: 3,
    status: 'dissolved',
    holders: [null, null, null],
    offices: ['Chair'],
    pastTerms: 1,
  },
];

/** Days of a term of two years. */
const termDays = 730;

/** The committees of a demo community with who serves and served; some seats are vacant. */
export const seedCommittees: DemoSeed = async (tx, { id: tenantId, slug, timeZone, people }) => {
  const dice = new Dice(`${slug} committees`);
  const today = dayAt(new Date(), timeZone);
  const signIns = new Set(Object.values(people).map(({ memberId }) => memberId));
  const members = await tx
    .selectFrom('member')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const neighbours = members.map(({ id }) => id).filter((id) => !signIns.has(id));
  /** One who has no other seat of the committee in that time. */
  const somebody = (taken: Set<string>) => {
    const free = neighbours.filter((id) => !taken.has(id));
    const chosen = free.length === 0 ? null : dice.pick(free);
    if (chosen !== null) taken.add(chosen);
    return chosen;
  };
  for (const { holders, offices, pastTerms, ...committee } of plans) {
    const committeeId = idOf(`${slug} committee ${committee.name}`);
    await tx
      .insertInto('committee')
      .values({ tenantId, id: committeeId, ...committee })
      .execute();
    const taken = Array.from({ length: pastTerms + 1 }, () => new Set<string>());
    const terms = holders.flatMap((holder, place) => {
      // Half of the seats are elected each year.
      const endsOn = addDays(today, place % 2 === 0 ? 48 : 413);
      const office = offices[place] ?? null;
      return taken.flatMap((others, before) => {
        const isNow = before === 0;
        if (isNow && holder === null) return [];
        const person = isNow && holder !== null && holder !== 'neighbour' ? people[holder].memberId : null;
        const memberId = person ?? somebody(others);
        if (memberId === null) return [];
        const last = addDays(endsOn, -before * termDays);
        return {
          tenantId,
          id: idOf(`${slug} term ${committee.name} ${place} ${before}`),
          committeeId,
          memberId,
          seat: place + 1,
          office,
          startsOn: addDays(last, 1 - termDays),
          endsOn: last,
        };
      });
    });
    if (terms.length > 0) await tx.insertInto('committeeTerm').values(terms).execute();
  }
};
