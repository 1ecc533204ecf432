import type {
  quorumBases,
  quorumKinds,
} from '@courtyard/contract/communications/meeting/policy/meeting-policy.values';

/** What makes a quorum. */
export interface QuorumRule {
  /** Whether homes are counted, each once whichever of its owners come, or people. */
  basis: (typeof quorumBases)[number];
  kind: (typeof quorumKinds)[number];
  /** Hundredths of a percent (2,000 is 20 %), or how many; of no meaning for a majority. */
  value: number;
  /** The same of a meeting that is called again because the first had none; null: it does not change. */
  reconvenedValue: number | null;
  proxiesCount: boolean;
}

/** Somebody who is invited: with the homes that they own, and whether they are there. */
export interface Present {
  id: string;
  /** Of which they are an owner: a tenant has none, and stands for none. */
  unitIds: readonly string[];
  presence: 'present' | 'proxy' | 'absent';
}

export interface Quorum {
  eligible: number;
  needed: number;
  inPerson: number;
  byProxy: number;
  /** How many count toward it. */
  counted: number;
  isReached: boolean;
}

const wholePercent = 10_000;

/** How many of `eligible` make a quorum; at least one, for nobody alone decides nothing. */
export function neededOf(rule: QuorumRule, eligible: number, isReconvened: boolean): number {
  const value = isReconvened ? (rule.reconvenedValue ?? rule.value) : rule.value;
  if (rule.kind === 'majority') return Math.floor(eligible / 2) + 1;
  const needed = rule.kind === 'count' ? value : Math.ceil((eligible * value) / wholePercent);
  return Math.max(1, needed);
}

/** Each home or person once, as who is there in person before who is by proxy. */
function keysOf(people: readonly Present[], basis: QuorumRule['basis']): Set<string> {
  return new Set(basis === 'person' ? people.map(({ id }) => id) : people.flatMap(({ unitIds }) => unitIds));
}

/** Who is there, against who has to be. A home counts once, however many of its owners come, and who gave a proxy has their homes counted by it. */
export function quorumOf(people: readonly Present[], rule: QuorumRule, isReconvened = false): Quorum {
  const there = (presence: Present['presence']) =>
    keysOf(
      people.filter((person) => person.presence === presence),
      rule.basis,
    );
  const inPerson = there('present');
  const proxies = [...there('proxy')].filter((key) => !inPerson.has(key));
  const eligible = keysOf(people, rule.basis).size;
  const needed = neededOf(rule, eligible, isReconvened);
  const counted = inPerson.size + (rule.proxiesCount ? proxies.length : 0);
  return {
    eligible,
    needed,
    inPerson: inPerson.size,
    byProxy: proxies.length,
    counted,
    isReached: counted >= needed,
  };
}
