import { wallClock } from '@courtyard/contract/days';
import type { Platform } from '../../../../../platform/core/platform';
import type { Tx } from '../../../../../platform/database/database';
import { Problem } from '../../../../../platform/http/problem';
import { contextOfClock } from '../../../../../platform/section/jobs/clock-context';
import type { CommunityJob } from '../../../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../../../platform/tenancy/community/place/place.sql';
import type { Tenant } from '../../../../../platform/tenancy/tenant';
import { useStandingCredits } from '../../credit-use/use-credits';
import { chargeLate, takeBack, unitsToCharge, wrongInvoices } from './charge-late.service';

/** From six in the morning on, on the community's clock: what came the day before is recorded by then. */
const earliestMinutes = 6 * 60;

/** Takes back what does not stand. What the books refuse stays until they do not. */
async function takeBackWrong(
  platform: Platform,
  tenant: Tenant,
  contextIn: (tx: Tx) => ReturnType<typeof contextOfClock>,
) {
  const wrong = await platform.inTenant(tenant.id, (tx) => wrongInvoices(contextIn(tx)), { readOnly: true });
  for (const invoiceId of wrong) {
    try {
      await platform.inTenant(tenant.id, (tx) => takeBack(contextIn(tx), invoiceId));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      platform.log.warn(
        { invoice: invoiceId, err: error },
        'a late charge does not stand and could not be taken back',
      );
    }
  }
}

/** Charges units together, and one by one where the books refuse something of them: that waits, the others do not wait with it. */
async function chargeUnits(
  platform: Platform,
  tenant: Tenant,
  contextIn: (tx: Tx) => ReturnType<typeof contextOfClock>,
) {
  const units = await platform.inTenant(tenant.id, (tx) => unitsToCharge(contextIn(tx)), { readOnly: true });
  if (units.length === 0) return;
  const charge = async (propertyIds: readonly string[]) => {
    while ((await platform.inTenant(tenant.id, (tx) => chargeLate(contextIn(tx), propertyIds))) > 0);
  };
  try {
    await charge(units);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (const propertyId of units) {
      try {
        await charge([propertyId]);
      } catch (refusal) {
        if (!(refusal instanceof Problem)) throw refusal;
        platform.log.warn({ property: propertyId, err: refusal }, 'what is late of a unit cannot be charged');
      }
    }
  }
}

/**
 * Charges late fees and interest by the policy that was in force when each instalment fell due, every morning: a day that runs twice
 * adds nothing, and what was waived is not charged again. What credit settles is not late. Who is held from collection is left alone. A copy waits.
 */
export const lateChargeJob: CommunityJob = {
  name: 'accounting.late-charges',
  cron: '23 * * * *',
  async run(platform, tenant) {
    const { minutes } = wallClock(platform.clock(), tenant.timeZone);
    if (minutes < earliestMinutes) return;
    if ((await placeOf(platform, tenant.id)).isWaitingCopy) return;
    const contextIn = (tx: Tx) => contextOfClock({ tx, platform, tenant, section: 'accounting' });
    await takeBackWrong(platform, tenant, contextIn);
    await useStandingCredits(platform, tenant, contextIn);
    await chargeUnits(platform, tenant, contextIn);
  },
};
