import { useFieldError, useFormValue } from '@courtyard/ui/forms';
import { UnitsChoice } from '../units/units-choice';
import type { InvoiceForm } from './invoice-draft';

/** The units that are billed. */
export function UnitsField({ form }: { form: InvoiceForm }) {
  const chosen = useFormValue(form, 'propertyIds');
  const error = useFieldError(form, 'propertyIds');
  return (
    <UnitsChoice
      chosen={chosen}
      error={error}
      onChange={(propertyIds) => {
        form.setValue('propertyIds', propertyIds, { shouldDirty: true });
        form.clearErrors('propertyIds');
      }}
    />
  );
}
