import { lineAmountMinor } from '@courtyard/contract/service-requests/work-order/work-amount.rules';
import type { WorkOrderState } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { quantityScale } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { Dice, idOf } from '../../../../platform/section/demo/dice';
import { type DemoWork, demoWork } from './work-words';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const hourlyMinor = 9_500;

export interface WorkScene {
  slug: string;
  now: Date;
  /** Vendors by trade; a trade without one is left out. */
  vendors: Partial<Record<DemoWork['trade'], string>>;
  homes: readonly string[];
  areaIds: readonly string[];
}

export interface DemoOrder {
  id: string;
  number: number;
  work: DemoWork;
  state: WorkOrderState;
  vendorId: string;
  propertyId: string | null;
  areaId: string | null;
  priority: 'low' | 'normal' | 'high' | 'emergency';
  createdAt: Date;
  visitAt: Date;
  hours: number;
  lines: {
    kind: 'labor' | 'part';
    description: string;
    quantityThousandths: number;
    unitMinor: number;
    amountMinor: number;
  }[];
  totalMinor: number;
  needsSignOff: boolean;
}

/** What is long ago is done with; what is recent is in every state. */
function stateAt(dice: Dice, ageDays: number): WorkOrderState {
  if (ageDays > 45) return dice.percent(92) ? 'accepted' : 'cancelled';
  return dice.pick([
    'draft',
    'issued',
    'issued',
    'scheduled',
    'scheduled',
    'in-progress',
    'done',
    'done',
    'accepted',
  ]);
}

function linesOf(work: DemoWork, hours: number): DemoOrder['lines'] {
  const line = (
    kind: 'labor' | 'part',
    description: string,
    quantityThousandths: number,
    unitMinor: number,
  ) => ({
    kind,
    description,
    quantityThousandths,
    unitMinor,
    amountMinor: lineAmountMinor(quantityThousandths, unitMinor),
  });
  return [
    line('labor', 'Labor', hours * quantityScale, hourlyMinor),
    ...(work.part === null ? [] : [line('part', work.part[0], quantityScale, work.part[1])]),
  ];
}

/** A time at which neither the vendor nor the unit has a visit: visits begin every two hours and take that long. */
function freeVisit(taken: Set<string>, from: Date, whose: readonly string[]): Date {
  let at = new Date(Math.floor(from.getTime() / dayMs) * dayMs + 14 * hourMs);
  const keys = () => whose.map((who) => `${who} ${at.getTime()}`);
  while (keys().some((key) => taken.has(key))) {
    const isEvening = at.getUTCHours() >= 20;
    at = new Date(at.getTime() + (isEvening ? dayMs - 6 * hourMs : 2 * hourMs));
  }
  for (const key of keys()) taken.add(key);
  return at;
}

/** The orders of a year, the oldest first. */
export function ordersOfTheYear(scene: WorkScene, count: number): DemoOrder[] {
  const dice = new Dice(`${scene.slug} work orders`);
  const works = demoWork.filter(({ trade }) => scene.vendors[trade] !== undefined);
  const taken = new Set<string>();
  if (works.length === 0) return [];
  return Array.from({ length: count }, (_none, at): DemoOrder => {
    const ageDays = Math.round(((count - at) / count) * 360);
    const createdAt = new Date(scene.now.getTime() - ageDays * dayMs - dice.between(0, 20) * hourMs);
    const work = dice.pick(works);
    const vendorId = scene.vendors[work.trade] ?? '';
    const state = stateAt(dice, ageDays);
    const isAtHome = scene.homes.length > 0 && dice.percent(work.trade === 'plumbing' ? 80 : 25);
    const propertyId = isAtHome ? dice.pick(scene.homes) : null;
    const hours = dice.between(...work.hours);
    const hasLines = state === 'in-progress' || state === 'done' || state === 'accepted';
    const lines = hasLines ? linesOf(work, hours) : [];
    const wished = new Date(createdAt.getTime() + dice.between(1, 6) * dayMs);
    const isToCome = state === 'scheduled' || state === 'issued';
    const from = isToCome ? new Date(scene.now.getTime() + dice.between(1, 12) * dayMs) : wished;
    return {
      id: idOf(`${scene.slug} work order ${at}`),
      number: at + 1,
      work,
      state,
      vendorId,
      propertyId,
      areaId: isAtHome || scene.areaIds.length === 0 ? null : dice.pick(scene.areaIds),
      priority: dice.pick(['low', 'normal', 'normal', 'normal', 'high', 'emergency']),
      createdAt,
      visitAt: freeVisit(taken, from, [vendorId, ...(propertyId === null ? [] : [propertyId])]),
      hours,
      lines,
      totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      needsSignOff: isAtHome && dice.percent(30),
    };
  });
}
