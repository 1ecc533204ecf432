import { useCan, useMessages } from '@courtyard/common';
import { type CommonArea, commonAreaInput } from '@courtyard/contract/properties/common-area/common-area';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { useMemo } from 'react';
import { AreaLoader } from '../area-loader';
import { areaPaths } from '../area-paths';
import { commonAreas } from '../common-area.queries';
import { AreaFields } from './area-fields';
import { valuesOf } from './area-values';
import { formMessages } from './form.messages';
import { NoRight } from './no-right';

/** `common-areas/edit?id=`. The path is open to everybody signed in; who may not change is told so here. */
export function CommonAreaEditPage() {
  const t = useMessages(formMessages);
  const canUpdate = useCan('Common Area Update');
  if (!canUpdate) return <NoRight title={t('editTitle')} />;
  return <AreaLoader form>{(area) => <EditForm key={area.id} area={area} />}</AreaLoader>;
}

function EditForm({ area }: { area: CommonArea }) {
  const t = useMessages(formMessages);
  const leave = useSaved();
  const update = commonAreas.useUpdate(area.id);
  const versioned = useVersionedSave({
    read: area,
    valuesOf,
    fetchLatest: () => commonAreas.fetchOne(area.id),
  });
  const { base, save } = versioned;
  const urls = useMemo(() => new Map(base.photos.map((photo) => [photo.id, photo.url])), [base]);

  const form = useContractForm(commonAreaInput, {
    versioned,
    onSubmit: async (values) => {
      const saved = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await leave(areaPaths.details(saved.id), { name: saved.name });
    },
  });
  return (
    <FormPage
      form={form}
      edited={base.name}
      description={t('editDescription')}
      cancelTo={areaPaths.details(area.id)}
    >
      <AreaFields form={form} urls={urls} />
    </FormPage>
  );
}
