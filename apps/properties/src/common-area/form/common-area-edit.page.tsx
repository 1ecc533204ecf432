import { ApiError, toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import {
  type CommonArea,
  type CommonAreaInput,
  commonAreaInput,
} from '@courtyard/contract/properties/common-area';
import { Card, ErrorState, LoadingState, Page, Skeleton, Stack } from '@courtyard/ui';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { useMemo } from 'react';
import { useKeptVersion } from '../../section/use-kept-version';
import { areaPaths } from '../area-paths';
import { fetchArea, useArea, useUpdateArea } from '../common-area.queries';
import { NoArea } from '../no-area';
import { AreaFields } from './area-fields';
import { type AreaValues, valuesOf } from './area-values';
import { formMessages } from './form.messages';
import { NoRight } from './no-right';

/** `common-areas/edit?id=`. */
export function CommonAreaEditPage() {
  const t = useMessages(formMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const mayUpdate = useCan('Common Area Update');
  const area = useArea(id);
  const title = t('editTitle', { name: area.data?.name ?? '' }).trim();
  if (!mayUpdate) return <NoRight title={title} />;
  if (id === '' || (area.error instanceof ApiError && area.error.status === 404)) return <NoArea />;
  if (area.data) return <EditForm key={area.data.id} area={area.data} />;
  return (
    <Page title={title} width="form">
      {area.isPending ? (
        <LoadingState>
          <Stack gap="5">
            <Skeleton height="24rem" borderRadius="lg" />
            <Skeleton height="16rem" borderRadius="lg" />
          </Stack>
        </LoadingState>
      ) : (
        <Card>
          <ErrorState error={area.error} onRetry={() => void area.refetch()} />
        </Card>
      )}
    </Page>
  );
}

function EditForm({ area }: { area: CommonArea }) {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const update = useUpdateArea(area.id);
  const { base, save } = useKeptVersion(area, () => fetchArea(area.id));
  const urls = useMemo(() => new Map(base.photos.map((photo) => [photo.id, photo.url])), [base]);

  const form = useContractForm<CommonAreaInput, AreaValues>(commonAreaInput, {
    defaultValues: valuesOf(base),
    onSubmit: async (values) => {
      const saved = await save(({ version }) => update.mutateAsync({ ...values, version }));
      toast({ title: t('saved', { name: saved.name }), kind: 'success' });
      await navigate(areaPaths.details(saved.id));
    },
  });
  return (
    <Page title={t('editTitle', { name: base.name })} description={t('editDescription')} width="form">
      <Form form={form}>
        <AreaFields form={form} urls={urls} />
        <FormActions submitLabel={t('save')} cancelTo={areaPaths.details(area.id)} />
      </Form>
    </Page>
  );
}
