import { toast, useMessages } from '@courtyard/common';
import { admission } from '@courtyard/contract/people/admission/admission';
import type { JoinRequest } from '@courtyard/contract/people/admission/join-request/join-request';
import { Box, Button, Text } from '@courtyard/ui';
import { Form, FormActions, useContractForm, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { HomeFields } from '../home-fields';
import { RolesField } from '../../role/assignment/roles-field';
import { joinRequestMessages } from './join-request.messages';
import { useApproveRequest } from './join-request.queries';

interface DialogProps {
  request: JoinRequest;
  onClose: () => void;
  /** It can be refused instead. */
  onRefuse: () => void;
}

/** Lets somebody in: with which roles, and into which property. */
export function ApproveDialog({ request, onClose, onRefuse }: DialogProps) {
  const t = useMessages(joinRequestMessages);
  const approving = useApproveRequest();
  const { id, version, name, email, note } = request;
  const form = useContractForm(admission, {
    onSubmit: async (values) => {
      await approving.mutateAsync({ id, version, ...values });
      toast({ title: t('approved', { name }), kind: 'success' });
      onClose();
    },
  });
  const roleIds = useFormValue(form, 'roleIds') ?? [];
  const propertyId = useFormValue(form, 'propertyId');
  const error = useFieldError(form, 'roleIds');
  return (
    <Dialog open onClose={onClose} title={t('approveTitle', { name })}>
      <Text size="sm" tone="muted" mb="4">
        {t('approveText', { email })}
      </Text>
      {note ? (
        <Box bg="bg.subtle" borderRadius="md" px="3" py="2" mb="4">
          <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </Text>
        </Box>
      ) : null}
      <Form form={form}>
        <RolesField
          value={roleIds}
          error={error}
          onChange={(chosen) =>
            form.setValue('roleIds', chosen, { shouldDirty: true, shouldValidate: chosen.length > 0 })
          }
        />
        <HomeFields isChosen={Boolean(propertyId)} />
        <FormActions onCancel={onClose} submitLabel={t('approve')}>
          <Button variant="ghost" onClick={onRefuse}>
            {t('refuseInstead')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
