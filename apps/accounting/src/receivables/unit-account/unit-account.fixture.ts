import { idOf } from '@courtyard/common/testing';
import type { UnitAccount } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';

/** An account of a unit as the server tells it on 1 December 2026. */
export const unitAccountOf = (more: Partial<UnitAccount> = {}): UnitAccount => ({
  id: idOf(900),
  property: { id: idOf(20), name: 'Aspen House 204' },
  building: 'Aspen House',
  owners: 'Nora Vance',
  ownership: 'current',
  formerLedgerId: null,
  held: null,
  dueSince: '2026-08-15',
  currentMinor: 30_000,
  to30Minor: 0,
  to60Minor: 0,
  to90Minor: 0,
  over90Minor: 20_000,
  creditMinor: 0,
  balanceMinor: 50_000,
  at: '2026-12-01',
  ...more,
});
