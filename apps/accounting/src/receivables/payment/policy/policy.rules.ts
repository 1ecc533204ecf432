import type { PaymentPolicy } from '@courtyard/contract/accounting/receivables/payment/payment';

/** The one in force on a day: of those that began by then the latest. Days as ISO 8601 compare as text. */
export const inForce = (policies: readonly PaymentPolicy[], day: string): PaymentPolicy | undefined =>
  policies
    .filter(({ effectiveOn }) => effectiveOn <= day)
    .toSorted((one, other) => other.effectiveOn.localeCompare(one.effectiveOn))[0];
