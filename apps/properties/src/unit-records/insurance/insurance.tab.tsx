import type { Policy } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import type { Property } from '@courtyard/contract/properties/property/property';
import { PartTab, useRemoval } from '@courtyard/ui/details';
import { propertyPaths } from '../../property/property-paths';
import { useCanOnProperty } from '../../property/property-permissions';
import { useInsuranceTexts } from './insurance.messages';
import { propertyPolicies } from './insurance.queries';
import { PolicyRow } from './policy-row';

export function InsuranceTab({ property }: { property: Property }) {
  const t = useInsuranceTexts();
  const may = useCanOnProperty(property)('Insurance Update') && !property.archived;
  const policies = propertyPolicies.useList(property.id);
  const removing = propertyPolicies.useRemove(property.id);
  const removal = useRemoval(removing.mutateAsync, ({ policyNumber: number }: Policy) => ({
    name: t('policyOf', { number }),
    text: t('removeText'),
    verb: t('removeVerb'),
    done: t('removedToast', { number }),
  }));

  return (
    <>
      <PartTab t={t} icon="shield" add={may ? propertyPaths.insurance(property.id) : null} query={policies}>
        {(policy) => (
          <PolicyRow key={policy.id} policy={policy} onRemove={may ? () => removal.ask(policy) : undefined} />
        )}
      </PartTab>
      {removal.dialog}
    </>
  );
}
