import { choicesOf, useLabels } from '@courtyard/common';
import { type PropertySummary, propertyStatusSet } from '@courtyard/contract/properties/property/property';
import { propertyStatuses } from '@courtyard/contract/properties/property/property.values';
import { propertyLabels } from '@courtyard/contract/properties/property/property.labels';
import type { BulkDialogProps } from '@courtyard/ui/data';
import { SelectField, ValueDialog } from '@courtyard/ui/forms';
import { properties, type PropertiesListQuery } from '../property.queries';
import { useListTexts } from './list.messages';

/** Gives many properties one status. */
export function StatusDialog(props: BulkDialogProps<PropertySummary> & { query: PropertiesListQuery }) {
  const t = useListTexts();
  const tProperty = useLabels(propertyLabels);
  const setting = properties.useWrite('POST /api/v1/properties/status');
  const back = properties.useWrite('POST /api/v1/properties/undo');
  return (
    <ValueDialog
      {...props}
      schema={propertyStatusSet}
      title={(count) => t('statusTitle', { count })}
      verb={(count) => t('statusVerb', { count })}
      said={(count) => t('statusToast', { count })}
      give={setting.mutateAsync}
      takeBack={back.mutateAsync}
    >
      {(form) => (
        <SelectField
          {...form.field('status')}
          label={tProperty('status')}
          options={choicesOf(tProperty, 'status', propertyStatuses)}
          required
        />
      )}
    </ValueDialog>
  );
}
