import { toast, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Text } from '@courtyard/ui';
import { ComboboxField, Form, FormActions, optionsFrom, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { id as anyId } from '@courtyard/contract/wire/primitives';
import { z } from 'zod';
import { requestName } from '../request-place';
import { communityRequests } from '../request.queries';
import { actionMessages } from './action.messages';
import { useLinkRequest } from './link.queries';

const otherRequest = z.object({ otherId: anyId });

interface DialogProps {
  request: RequestDetails;
  onClose: () => void;
}

/** Finds other requests by number or title. */
function OtherField({ name, label, except }: { name: string; label: string; except: string }) {
  const t = useMessages(actionMessages);
  const find = optionsFrom(communityRequests.fetchList, requestName);
  return (
    <ComboboxField
      name={name}
      label={label}
      placeholder={t('find')}
      options={async (search, signal) => (await find(search, signal)).filter(({ value }) => value !== except)}
      required
    />
  );
}

/** Merges a duplicate into another request. */
export function MergeDialog({ request: { id, number, version }, onClose }: DialogProps) {
  const t = useMessages(actionMessages);
  const merging = communityRequests.useWrite('POST /api/v1/community-requests/:requestId/merge', id);
  const form = useContractForm(otherRequest, {
    onSubmit: async ({ otherId }) => {
      const { mergedInto } = await merging.mutateAsync({ intoId: otherId, version });
      toast({ title: t('merged', { number, into: mergedInto?.number ?? '' }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('mergeTitle', { number })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('mergeText')}
        </Text>
        <OtherField {...form.field('otherId')} label={t('mergeInto')} except={id} />
        <FormActions submitLabel={t('merge')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Links another request that belongs together with this one. */
export function LinkDialog({ request: { id, number }, onClose }: DialogProps) {
  const t = useMessages(actionMessages);
  const linking = useLinkRequest();
  const form = useContractForm(otherRequest, {
    onSubmit: async ({ otherId }) => {
      const { data } = await linking.mutateAsync({ id, otherId });
      const other = data.related.find((each) => each.id === otherId);
      toast({ title: t('linked', { number: other?.number ?? number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('linkTitle', { number })}>
      <Form form={form}>
        <OtherField {...form.field('otherId')} label={t('link')} except={id} />
        <FormActions submitLabel={t('link')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
