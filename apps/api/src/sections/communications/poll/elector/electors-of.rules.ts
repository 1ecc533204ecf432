import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { OwnerRow } from '../../../../platform/tenancy/profile/ports/owner-register';

/** Somebody, or a property, with a vote. */
export interface Elector {
  name: string;
  people: string[];
  weight: number;
  /** Members who may cast it. */
  memberIds: string[];
  /** Those who may, with an account or without: the member's id, or the person's. */
  keys: string[];
}

type Basis = Pick<Poll, 'basis' | 'coOwners'>;

function grouped(rows: readonly OwnerRow[], keyOf: (row: OwnerRow) => string): OwnerRow[][] {
  const groups = new Map<string, OwnerRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

const keysOf = (rows: readonly OwnerRow[]): string[] => [
  ...new Set(rows.map(({ memberId, personId }) => memberId ?? personId)),
];

const accountsOf = (rows: readonly OwnerRow[]): string[] => [
  ...new Set(rows.flatMap(({ memberId }) => memberId ?? [])),
];

function ofProperty({ basis, coOwners }: Basis, rows: readonly OwnerRow[]): Elector[] {
  const [largest] = rows;
  if (!largest) return [];
  const weight = basis === 'share' ? largest.propertyShare : 1;
  // A property that carries nothing has no vote by its share.
  if (weight === 0) return [];
  const voting = coOwners === 'largest' ? [largest] : rows;
  return [
    {
      name: largest.property,
      people: rows.map(({ person }) => person),
      weight,
      memberIds: accountsOf(voting),
      keys: keysOf(voting),
    },
  ];
}

/** Who votes, from the owners in the order of their properties, each property's largest owner first. */
export function electorsOf(poll: Basis, owners: readonly OwnerRow[]): Elector[] {
  if (poll.basis === 'owner') {
    return grouped(owners, ({ personId }) => personId).flatMap((rows) => {
      const [row] = rows;
      if (!row) return [];
      const [people, memberIds, keys] = [[row.person], accountsOf(rows), keysOf(rows)];
      return [{ name: row.person, people, weight: 1, memberIds, keys }];
    });
  }
  return grouped(owners, ({ propertyId }) => propertyId).flatMap((rows) => ofProperty(poll, rows));
}
