import { addDays } from '@courtyard/contract/days';
import type { Dice } from '../../../../../platform/section/demo/dice';

/** What one home does about its dues: most pay in the first days, some late, some not at all lately. */
export type Habit = 'prompt' | 'late' | 'arrears' | 'ahead' | 'bounced';

/** A payment of a home, as the demo has it happen. */
export interface DemoPayment {
  propertyId: string;
  receivedOn: string;
  /** So many months of dues. */
  months: number;
  method: 'check' | 'ach';
  reference: string | null;
  /** The day on which the bank returns it. */
  returnedOn: string | null;
}

/** The habit of the home at a place: one each of those that there is one of. */
export function habitAt(place: number, dice: Dice): Habit {
  if (place === 3) return 'bounced';
  if (place === 5) return 'ahead';
  if (dice.percent(8)) return 'arrears';
  return dice.percent(15) ? 'late' : 'prompt';
}

const monthsAhead = 6;

/** When a home pays the dues of its months, the first days of which are given; what lies after `until` has not happened. */
export function paymentsOf(
  propertyId: string,
  habit: Habit,
  months: readonly string[],
  { until, dice }: { until: string; dice: Dice },
): DemoPayment[] {
  const byCheck = dice.percent(45);
  const first = dice.between(200, 900);
  const unpaid = habit === 'arrears' ? dice.between(2, 4) : 0;
  const paid = months.slice(0, months.length - unpaid);
  const pay = (
    month: string,
    place: number,
    after: number,
    more: Partial<DemoPayment> = {},
  ): DemoPayment => ({
    propertyId,
    receivedOn: addDays(month, after),
    months: 1,
    method: byCheck ? 'check' : 'ach',
    reference: byCheck ? String(first + place) : null,
    returnedOn: null,
    ...more,
  });
  if (habit === 'ahead') {
    return paid
      .filter((_, place) => place % monthsAhead === 0)
      .map((month, place) => pay(month, place, 2, { months: monthsAhead }))
      .filter(({ receivedOn }) => receivedOn <= until);
  }
  return paid
    .map((month, place) => {
      const isBounced = habit === 'bounced' && place === months.length - 3;
      const after = habit === 'late' && dice.percent(50) ? dice.between(16, 44) : dice.between(0, 11);
      const returned = { method: 'check' as const, returnedOn: addDays(month, 12), reference: '1187' };
      return isBounced ? pay(month, place, 4, returned) : pay(month, place, after);
    })
    .filter(({ receivedOn }) => receivedOn <= until);
}
