import { useMessages } from '@courtyard/common';
import { ErrorState, LoadingState, Card, CardBody } from '@courtyard/ui';
import { FormSection, TextField } from '@courtyard/ui/forms';
import { RightsField } from '../rights/rights-field';
import { roleMessages } from '../role.messages';
import { usePermissionGroups } from '../role.queries';
import { formMessages } from './form.messages';
import type { RoleForm } from './role-values';

/** The fields of a role; one that is built in has its rights alone. */
export function RoleFields({ form, isBuiltIn = false }: { form: RoleForm; isBuiltIn?: boolean }) {
  const t = useMessages(formMessages);
  const tRole = useMessages(roleMessages);
  const known = usePermissionGroups();
  return (
    <>
      {isBuiltIn ? null : (
        <FormSection title={t('about')}>
          <TextField {...form.field('name')} label={tRole('name')} maxLength={60} required />
          <TextField
            {...form.field('purpose')}
            label={tRole('purpose')}
            help={t('purposeHelp')}
            maxLength={200}
          />
        </FormSection>
      )}
      {known.data ? (
        <RightsField form={form} groups={known.data} />
      ) : (
        <Card>
          <CardBody>
            {known.isError ? (
              <ErrorState error={known.error} onRetry={() => void known.refetch()} />
            ) : (
              <LoadingState />
            )}
          </CardBody>
        </Card>
      )}
    </>
  );
}
