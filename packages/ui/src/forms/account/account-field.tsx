import { useLabels } from '@courtyard/common';
import { accountTypes } from '@courtyard/contract/bookkeeping/account/account.values';
import { accountLabels } from '@courtyard/contract/bookkeeping/account/account.labels';
import { ComboboxField, type ComboboxFieldProps } from '../combobox/combobox-field';
import { useFormTexts } from '../forms.messages';

/** An account or a fund, as the chart calls it. */
interface InChart {
  id: string;
  code: string;
  name: string;
}

export interface AccountChoice extends InChart {
  type: (typeof accountTypes)[number];
}

interface ChartFieldProps extends Omit<
  ComboboxFieldProps,
  'options' | 'initialOption' | 'placeholder' | 'isFree'
> {
  /** The one at start, which may no longer be among the choices. */
  chosen?: InChart | null | undefined;
}

const optionOf = ({ id, code, name }: InChart) => ({ value: id, label: `${code} ${name}` });

function ChartField({ options, chosen, ...props }: ChartFieldProps & Pick<ComboboxFieldProps, 'options'>) {
  const t = useFormTexts();
  return (
    <ComboboxField
      {...props}
      options={options}
      placeholder={t('choose')}
      initialOption={chosen ? optionOf(chosen) : undefined}
    />
  );
}

/** An account of the chart, found by its code or its name; under the names of their types where there are several. Holds its id, or null. */
export function AccountField({
  accounts,
  ...props
}: ChartFieldProps & { accounts: readonly AccountChoice[] }) {
  const t = useLabels(accountLabels);
  const byType = accountTypes.map((type) => accounts.filter((account) => account.type === type));
  const isGrouped = byType.filter(({ length }) => length > 0).length > 1;
  const options = byType
    .flat()
    .map((account) => ({ ...optionOf(account), ...(isGrouped && { group: t(`type.${account.type}`) }) }));
  return <ChartField {...props} options={options} />;
}

/** A fund, found by its code or its name. Holds its id, or null. */
export function FundField({ funds, ...props }: ChartFieldProps & { funds: readonly InChart[] }) {
  return <ChartField {...props} options={funds.map(optionOf)} />;
}
