import { SelectField, type SelectFieldProps } from '@courtyard/ui/forms';
import { useAreas } from './common-area.queries';

/** Which common area something belongs to, or none. */
export function AreaField(props: Omit<SelectFieldProps, 'options'>) {
  const areas = useAreas({ sort: 'name', limit: 200, archived: 'all' });
  const options = (areas.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField {...props} optional options={options} />;
}
