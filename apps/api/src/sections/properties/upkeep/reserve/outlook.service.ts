import type { ReserveOutlook } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { allComponents } from './reserve-component.sql';
import { replacementYears } from './reserve.rules';

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What falls due in each of so many calendar years from this one on, at today's prices, and the sums of all components. */
export async function readOutlook(context: CallContext, horizon: number): Promise<ReserveOutlook> {
  const today = todayOf(context);
  const components = await allComponents(context.tx, today);
  const first = Number(today.slice(0, 4));
  const years: ReserveOutlook['years'] = Array.from({ length: horizon }, (_, index) => ({
    year: first + index,
    amountMinor: 0,
    components: [],
  }));
  for (const component of components) {
    const { id, name, replacementCostMinor: amountMinor } = component;
    for (const year of replacementYears(component, today, horizon)) {
      years[year - first]?.components.push({ id, name, amountMinor });
    }
  }
  for (const year of years) year.amountMinor = sumOf(year.components.map(({ amountMinor }) => amountMinor));
  return {
    asOf: today,
    count: components.length,
    replacementCostMinor: sumOf(components.map((component) => component.replacementCostMinor)),
    fullyFundedMinor: sumOf(components.map((component) => component.fullyFundedMinor)),
    yearlyMinor: sumOf(components.map((component) => component.yearlyMinor)),
    years,
  };
}
