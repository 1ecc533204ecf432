import { SelectField, type SelectFieldProps } from '@courtyard/ui/forms';
import { useAreaOptions } from './common-area.queries';

/** Which common area something belongs to, or none. */
export function AreaField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField {...props} optional options={useAreaOptions()} />;
}
