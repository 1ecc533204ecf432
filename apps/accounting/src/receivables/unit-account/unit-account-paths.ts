import type { UnitAccount } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { statementPaths } from '../statement/statement-paths';

/** Addresses of the list of what units owe. */
export const unitAccountPaths = {
  list: '/accounting/unit-accounts',
  /** The account itself: of those who own the unit, or of who sold it. */
  details: ({ property, formerLedgerId }: Pick<UnitAccount, 'property' | 'formerLedgerId'>) =>
    formerLedgerId === null
      ? statementPaths.of(property.id)
      : statementPaths.ofFormer(property.id, formerLedgerId),
};
