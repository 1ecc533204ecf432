import { toast, useMessages } from '@courtyard/common';
import { demandedFactors, type Role, type RoleFactors } from '@courtyard/contract/people/role/role';
import {
  Box,
  Button,
  ErrorState,
  LinkButton,
  LoadingState,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { Form, FormActions, NumberField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useRoleFactors, useSetRoleFactors } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { factorsMessages } from './factors.messages';

const defaultDays = 7;

interface FactorsDialogProps {
  role: Role;
  onClose: () => void;
}

/** Has those who hold a role need two factors, within some days, or no longer; says before whom it concerns. */
export function FactorsDialog({ role, onClose }: FactorsDialogProps) {
  const t = useMessages(factorsMessages);
  const { nameOf } = useRoleName();
  const known = useRoleFactors(role.id);
  return (
    <Dialog open size="sm" onClose={onClose} title={t('title', { name: nameOf(role) })}>
      <Stack gap="5">
        <Text size="sm" tone="muted">
          {t('text')}
        </Text>
        {known.isPending ? <LoadingState /> : null}
        {known.isError ? <ErrorState error={known.error} onRetry={() => void known.refetch()} /> : null}
        {known.data ? (
          known.data.hasOwn || known.data.graceDays !== null ? (
            <FactorsForm role={role} factors={known.data} onClose={onClose} />
          ) : (
            <NoOwn />
          )
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** Who has none themselves is led to it first. */
function NoOwn() {
  const t = useMessages(factorsMessages);
  return (
    <>
      <Text size="sm">{t('noOwn')}</Text>
      <LinkButton variant="primary" to="/myprofile/second-factor" alignSelf="start">
        {t('setUp')}
      </LinkButton>
    </>
  );
}

function FactorsForm({ role, factors, onClose }: FactorsDialogProps & { factors: RoleFactors }) {
  const t = useMessages(factorsMessages);
  const { nameOf } = useRoleName();
  const setting = useSetRoleFactors();
  const failed = useFailureToast();
  const isDemanded = factors.graceDays !== null;
  const name = nameOf(role);
  const save = async (graceDays: number | null) => {
    await setting.mutateAsync({ id: role.id, graceDays });
    toast({ title: t(graceDays === null ? 'stopped' : 'saved', { name }), kind: 'success' });
    onClose();
  };
  const form = useContractForm(demandedFactors, {
    defaultValues: { graceDays: factors.graceDays ?? defaultDays },
    onSubmit: ({ graceDays }) => save(graceDays),
  });
  return (
    <Form form={form}>
      <NumberField {...form.field('graceDays')} label={t('days')} help={t('daysHelp')} whole required />
      <Effect factors={factors} />
      {isDemanded ? (
        <Button alignSelf="start" loading={setting.isPending} onClick={() => void save(null).catch(failed)}>
          {t('stop')}
        </Button>
      ) : null}
      <FormActions submitLabel={t(isDemanded ? 'save' : 'demand')} onCancel={onClose} />
    </Form>
  );
}

/** Whom it concerns: by name, those who have no second factor. */
function Effect({ factors: { holders, without, people } }: { factors: RoleFactors }) {
  const t = useMessages(factorsMessages);
  const shown = people.slice(0, 10);
  return (
    <Box>
      <Text size="sm" fontWeight="medium">
        {t('effect', { holders, without })}
      </Text>
      <Box as="ul" listStyleType="disc" ps="5" fontSize="sm" lineHeight="sm" color="fg.muted">
        {shown.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Box>
      {shown.length < without ? (
        <Text size="sm" tone="muted">
          {t('more', { count: without - shown.length })}
        </Text>
      ) : null}
    </Box>
  );
}
