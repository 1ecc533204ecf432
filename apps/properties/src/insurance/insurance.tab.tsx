import { toast } from '@courtyard/common';
import type { Policy } from '@courtyard/contract/properties/insurance';
import type { Property } from '@courtyard/contract/properties/property';
import { EmptyState, LinkButton } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { propertyPaths } from '../property/property-paths';
import { useMay } from '../property/property-permissions';
import { PartCard } from '../section/part-list';
import { useInsuranceTexts } from './insurance.messages';
import { usePropertyPolicies, useRemovePolicy } from './insurance.queries';
import { PolicyRow } from './policy-row';

export function InsuranceTab({ property }: { property: Property }) {
  const t = useInsuranceTexts();
  const may = useMay(property)('Insurance Update') && !property.archived;
  const policies = usePropertyPolicies(property.id);
  const removing = useRemovePolicy(property.id);
  const [asked, setAsked] = useState<Policy | null>(null);
  const number = asked?.policyNumber ?? '';

  return (
    <>
      <PartCard
        title={t('title')}
        description={t('description')}
        actions={
          may ? (
            <LinkButton size="sm" to={propertyPaths.insurance(property.id)}>
              {t('add')}
            </LinkButton>
          ) : null
        }
        query={policies}
        empty={<EmptyState icon="shield" title={t('none')} description={may ? t('noneText') : undefined} />}
      >
        {(policy) => (
          <PolicyRow key={policy.id} policy={policy} onRemove={may ? () => setAsked(policy) : undefined} />
        )}
      </PartCard>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('removeTitle', { number })}
        verb={t('removeVerb')}
        onConfirm={async () => {
          if (!asked) return;
          await removing.mutateAsync(asked.id);
          toast({ title: t('removedToast', { number }), kind: 'success' });
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
