import { toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { commonAreaInput } from '@courtyard/contract/properties/common-area/common-area';
import { FormPage, useContractForm } from '@courtyard/ui/forms';
import { areaPaths } from '../area-paths';
import { commonAreas } from '../common-area.queries';
import { AreaFields } from './area-fields';
import { newArea } from './area-values';
import { formMessages } from './form.messages';
import { NoRight } from './no-right';

/** `common-areas/create`. The path is open to everybody signed in; who may not add is told so here. */
export function CommonAreaCreatePage() {
  const t = useMessages(formMessages);
  const canCreate = useCan('Common Area Create');
  return canCreate ? <CreateForm /> : <NoRight title={t('createTitle')} />;
}

const noPhotos: ReadonlyMap<string, string> = new Map();

function CreateForm() {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const create = commonAreas.useCreate();
  const form = useContractForm(commonAreaInput, {
    defaultValues: newArea,
    onSubmit: async (values) => {
      const area = await create.mutateAsync(values);
      toast({ title: t('created', { name: area.name }), kind: 'success' });
      await navigate(areaPaths.details(area.id));
    },
  });
  return (
    <FormPage
      form={form}
      title={t('createTitle')}
      description={t('createDescription')}
      submitLabel={t('create')}
      cancelTo={areaPaths.list}
    >
      <AreaFields form={form} urls={noPhotos} />
    </FormPage>
  );
}
