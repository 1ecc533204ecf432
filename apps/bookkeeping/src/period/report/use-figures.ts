import { useCommunity, useFormats } from '@courtyard/common';
import type { CloseReport } from '@courtyard/contract/bookkeeping/period/close-report';

/** Cells and names of a report's figures: negative amounts in parentheses, as statements have them. */
export function useFigures({ funds }: Pick<CloseReport, 'funds'>) {
  const formats = useFormats();
  const { currency } = useCommunity();
  return {
    money: (amountMinor: number) => ({ text: formats.money(amountMinor, currency, 'parentheses') }),
    fundName: (fundId: string) => funds.find(({ id }) => id === fundId)?.name ?? '',
  };
}
