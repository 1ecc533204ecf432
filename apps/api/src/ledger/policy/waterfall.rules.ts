import type { ChargeType } from '../ledger.tables';
import { daysBetween } from '../queries/aging/aging.rules';

/** One step of the order: what of these is open is paid before the next step, the oldest first. */
export interface Step {
  types: readonly ChargeType[];
  /** Only what was due before the day of the receipt, or only what is due since; both where it is not given. */
  due?: 'delinquent' | 'current';
  /** As in "… before …": interest, late fees. */
  name: string;
}

/** In which order a receipt pays what is open. It is in force from a day; a receipt goes by the one of its own day. */
export interface WaterfallPolicy {
  /** Which one it is: `florida-2`. */
  version: string;
  effectiveOn: string;
  /** The law or resolution that asks for it. */
  source: string;
  steps: readonly Step[];
}

export interface PayableItem {
  id: string;
  chargeType: ChargeType;
  issuedOn: string;
  dueOn: string;
  openMinor: number;
}

export interface Allocation {
  itemId: string;
  amountMinor: number;
  policyVersion: string;
  sentence: string;
  /** The later of the receipt's day and the charge's. */
  appliedOn: string;
}

const chargeTypes: readonly ChargeType[] = [
  'regular',
  'special',
  'late-fee',
  'interest',
  'collection',
  'attorney',
  'fine',
  'other',
];

/** What an order leaves out or says twice; empty where it orders every charge exactly once. */
export function faultsOfWaterfall({ steps }: Pick<WaterfallPolicy, 'steps'>): string[] {
  return chargeTypes.flatMap((type) =>
    (['delinquent', 'current'] as const).flatMap((due) => {
      const times = steps.filter((step) => step.types.includes(type) && (step.due ?? due) === due).length;
      if (times === 1) return [];
      return [`${due} ${type} stands ${times === 0 ? 'in no step' : `in ${times} steps`}`];
    }),
  );
}

/** The version that is in force on a day, of two of one day the one given later; undefined before the first. Throws for one that does not order every charge. */
export function waterfallOn(policies: readonly WaterfallPolicy[], day: string): WaterfallPolicy | undefined {
  const found = policies
    .filter(({ effectiveOn }) => effectiveOn <= day)
    .toSorted((one, other) => one.effectiveOn.localeCompare(other.effectiveOn))
    .at(-1);
  const [fault] = found ? faultsOfWaterfall(found) : [];
  if (fault !== undefined)
    throw new RangeError(`the order of payments does not order every charge: ${fault}`);
  return found;
}

const stepOf = ({ steps }: WaterfallPolicy, item: PayableItem, day: string): number => {
  const due = daysBetween(item.dueOn, day) > 0 ? 'delinquent' : 'current';
  return steps.findIndex((step) => step.types.includes(item.chargeType) && (step.due ?? due) === due);
};

/** Why what stands in a step of the order comes when it does. */
function waterfallSentence(
  { source, steps }: Pick<WaterfallPolicy, 'source' | 'steps'>,
  place: number,
): string {
  const step = steps[place];
  if (!step) return source;
  const next = steps.slice(place + 1).map(({ name }) => name);
  const before = next.length > 0 ? `before ${next.join(', ')}` : 'last';
  return `${source}: ${step.name} ${before}; the oldest first.`;
}

/** How a receipt pays what is open, and what is left of it. The sum of both is the receipt. */
export function payInOrder(
  policy: WaterfallPolicy,
  receipt: { amountMinor: number; receivedOn: string },
  items: readonly PayableItem[],
): { allocations: Allocation[]; leftMinor: number } {
  const ordered = items
    .filter(({ openMinor }) => openMinor > 0)
    .map((item) => ({ item, place: stepOf(policy, item, receipt.receivedOn) }))
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        one.item.dueOn.localeCompare(other.item.dueOn) ||
        one.item.issuedOn.localeCompare(other.item.issuedOn) ||
        one.item.id.localeCompare(other.item.id),
    );
  let leftMinor = receipt.amountMinor;
  const allocations: Allocation[] = [];
  for (const { item, place } of ordered) {
    if (leftMinor === 0) break;
    const amountMinor = Math.min(leftMinor, item.openMinor);
    leftMinor -= amountMinor;
    allocations.push({
      itemId: item.id,
      amountMinor,
      policyVersion: policy.version,
      sentence: waterfallSentence(policy, place),
      appliedOn: item.issuedOn > receipt.receivedOn ? item.issuedOn : receipt.receivedOn,
    });
  }
  return { allocations, leftMinor };
}
