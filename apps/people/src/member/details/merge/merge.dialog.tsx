import { ApiError, toast, useMessages } from '@courtyard/common';
import type { Member } from '@courtyard/contract/people/member/member';
import { mergeForm, type MergePreview } from '@courtyard/contract/people/member/merge';
import { ErrorState, LoadingState, Skeleton, Stack, Text } from '@courtyard/ui';
import {
  ComboboxField,
  Form,
  FormActions,
  optionsFrom,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useMemo } from 'react';
import { members, useMerge, useMergePreview } from '../../member.queries';
import { MergeChoices } from './merge-choices';
import { mergeMessages } from './merge.messages';
import { MergeResult } from './merge-result';

/** Everybody else, whatever their status; how each is reached tells two of one name apart. */
const findOthers = (id: string) =>
  optionsFrom(
    async (query: { search?: string; limit: number }, signal) => {
      const answer = await members.fetchList(query, signal);
      return { ...answer, data: answer.data.filter((other) => other.id !== id) };
    },
    ({ name, email }) => (email === null ? name : `${name} · ${email}`),
  );

/** Makes another record of the same person a part of this one; shows before what becomes of both. */
export function MergeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id, name } = member;
  const t = useMessages(mergeMessages);
  const merge = useMerge(id);
  const options = useMemo(() => findOthers(id), [id]);
  const form = useContractForm(mergeForm, {
    onSubmit: async (values) => {
      if (!preview.data) return;
      const { fingerprint, signIn } = preview.data;
      try {
        const merged = await merge.mutateAsync({ ...values, signIn: signIn ?? values.signIn, fingerprint });
        toast({ title: t('merged', { name: merged.name }), kind: 'success' });
        onClose();
      } catch (error) {
        // Somebody changed one of them meanwhile: they are shown as they are now.
        if (error instanceof ApiError && error.status === 409) await preview.refetch();
        throw error;
      }
    },
  });
  const otherId = useFormValue(form, 'otherId') || null;
  const preview = useMergePreview(id, otherId);
  return (
    <Dialog open onClose={onClose} title={t('title', { name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('intro')}
        </Text>
        <ComboboxField name="otherId" label={t('other')} placeholder={t('find')} options={options} required />
        {otherId === null ? null : <Shown preview={preview} form={form} />}
        <FormActions onCancel={onClose} submitLabel={t('merge')} tone="danger" />
      </Form>
    </Dialog>
  );
}

interface ShownProps {
  preview: ReturnType<typeof useMergePreview>;
  form: Parameters<typeof MergeResult>[0]['form'];
}

function Shown({ preview, form }: ShownProps) {
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data)
    return (
      <LoadingState>
        <Skeleton height="10rem" borderRadius="lg" />
      </LoadingState>
    );
  return <Both preview={preview.data} form={form} />;
}

const Both = ({ preview, form }: { preview: MergePreview; form: ShownProps['form'] }) => (
  <Stack gap="5">
    <MergeChoices preview={preview} />
    <MergeResult preview={preview} form={form} />
  </Stack>
);
