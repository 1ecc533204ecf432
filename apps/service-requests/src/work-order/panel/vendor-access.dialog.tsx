import { call, toast, useCommand, useMessages } from '@courtyard/common';
import type { VendorMembers } from '@courtyard/contract/service-requests/work-order/work-order-actions';
import { Button, Checkbox, Flex, Stack, Text, useFailureToast } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { workPanelMessages } from './panel.messages';

interface AccessDialogProps {
  vendorId: string;
  access: VendorMembers;
  onClose: () => void;
}

/** Chooses who of a vendor sees and answers its orders. */
export function VendorAccessDialog({ vendorId, access: { members, choices }, onClose }: AccessDialogProps) {
  const t = useMessages(workPanelMessages);
  const failed = useFailureToast();
  const all = [...members, ...choices];
  const [chosen, setChosen] = useState(members.map(({ id }) => id));
  const setting = useCommand('service-requests', async (memberIds: string[], idempotencyKey) => {
    const options = { params: { vendorId }, body: { memberIds }, idempotencyKey };
    return (await call('PUT /api/v1/work-order-vendors/:vendorId/members', options)).data;
  });
  const save = async () => {
    try {
      await setting.mutateAsync(chosen);
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog open onClose={onClose} size="sm" title={t('access')}>
      <Stack gap="4">
        <Text size="sm">{t(all.length === 0 ? 'noChoices' : 'accessText')}</Text>
        {all.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
        <Flex justify="flex-end">
          <Button variant="primary" loading={setting.isPending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
