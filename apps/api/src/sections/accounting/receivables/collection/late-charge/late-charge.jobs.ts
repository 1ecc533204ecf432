import { type ClockWork, morningJob } from '../../../clock/clock-work';
import { postEach } from '../../../clock/post-each';
import { useStandingCredits } from '../../credit-use/use-credits';
import { chargeLate, takeBack, unitsToCharge, wrongInvoices } from './charge-late.service';

/** Takes back what does not stand. */
async function takeBackWrong(work: ClockWork): Promise<void> {
  const { platform, tenant, contextIn } = work;
  const wrong = await platform.inTenant(tenant.id, (tx) => wrongInvoices(contextIn(tx)), { readOnly: true });
  await postEach(work, 'late-charge-reversal', wrong, ({ id }) =>
    platform.inTenant(tenant.id, (tx) => takeBack(contextIn(tx), id)),
  );
}

/** Charges units together, and one by one where that fails: what the books refuse of one waits, the others do not wait with it. */
async function chargeUnits(work: ClockWork): Promise<void> {
  const { platform, tenant, contextIn } = work;
  const units = await platform.inTenant(tenant.id, (tx) => unitsToCharge(contextIn(tx)), { readOnly: true });
  const charge = async (propertyIds: readonly string[]) => {
    while ((await platform.inTenant(tenant.id, (tx) => chargeLate(contextIn(tx), propertyIds))) > 0);
  };
  let left = units;
  try {
    if (units.length > 0) await charge(units);
    left = [];
  } catch (error) {
    platform.log.info({ units: units.length, err: error }, 'units are charged one by one');
  }
  // Also where none are left: what was an exception before is none any more.
  await postEach(
    work,
    'late-charge',
    left.map((propertyId) => ({ propertyId })),
    ({ propertyId }) => charge([propertyId]),
  );
}

/**
 * Charges late fees and interest by the policy that was in force when each installment fell due, every morning: a day that runs twice
 * adds nothing, and what was waived is not charged again. What credit settles is not late. Who is held from collection is left alone.
 */
export const lateChargeJob = morningJob({
  name: 'accounting.late-charges',
  cron: '23 * * * *',
  async run(work) {
    await takeBackWrong(work);
    await useStandingCredits(work);
    await chargeUnits(work);
  },
});
