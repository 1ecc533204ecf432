import { useCommunity, useFormats } from '@courtyard/common';
import type { TaxedAccount, TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { accountPaths } from '../../account/account-paths';

/** Accounts of the tests as rows of figures; each figure leads to its entries of the year. */
export function useTaxFigures({ from, to }: Pick<TaxTests, 'from' | 'to'>) {
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  return {
    money,
    nameOf: ({ id, code, name }: TaxedAccount) => ({
      key: id,
      name: `${code} ${name}`,
      to: accountPaths.details(id),
    }),
    figureOf: ({ id, amountMinor }: TaxedAccount, sign: 1 | -1 = 1) => ({
      text: money(sign * amountMinor),
      to: accountPaths.register(id, null, { from, to }),
    }),
  };
}
