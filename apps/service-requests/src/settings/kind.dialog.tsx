import { toast, useMessages } from '@courtyard/common';
import { type RequestKind, requestKindChange } from '@courtyard/contract/service-requests/kind/request-kind';
import { maxCategories } from '@courtyard/contract/service-requests/kind/request-kind.values';
import { Box, Button, Flex, IconButton, Stack } from '@courtyard/ui';
import {
  Form,
  FormActions,
  type FormOf,
  SwitchField,
  TextField,
  useAddedRow,
  useContractForm,
  useFieldDescription,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { myRequests } from '../request/request.queries';
import { settingsMessages } from './settings.messages';

/** Switches a kind on or off, and sets its categories. Requests keep the version that they were opened with. */
export function KindDialog({ kind, onClose }: { kind: RequestKind; onClose: () => void }) {
  const t = useMessages(settingsMessages);
  const name = t(`kind.${kind.kind}`);
  const changing = myRequests.useWrite('PUT /api/v1/request-kinds/:kind', kind.kind);
  const form = useContractForm(requestKindChange, {
    defaultValues: { isActive: kind.isActive, categories: kind.categories, version: kind.version },
    onSubmit: async (values) => {
      await changing.mutateAsync(values);
      toast({ title: t('kindSaved', { kind: name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="lg" title={t('kindTitle', { kind: name })}>
      <Form form={form}>
        <SwitchField {...form.field('isActive')} label={t('inUse')} />
        <CategoriesEditor form={form} />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function CategoriesEditor({ form }: { form: FormOf<typeof requestKindChange> }) {
  const t = useMessages(settingsMessages);
  useFieldDescription('categories', { label: t('categories'), isPart: true });
  const categories = useFormValue(form, 'categories') ?? [];
  const { refOf, adding } = useAddedRow(categories.length);
  const set = (next: typeof categories) => form.setValue('categories', next, { shouldDirty: true });
  const blank = { key: null, name: { en: '', es: '' }, isActive: true };
  return (
    <Stack as="fieldset" gap="3" minWidth="0" border="0" aria-label={t('categories')}>
      {categories.map(({ key }, at) => (
        // New categories have no key yet; their fields are bound by place.
        <Flex key={at} ref={refOf(at)} gap="3" rowGap="2" wrap="wrap" align="flex-end">
          <Box flex="1 1 12rem">
            <TextField
              {...form.field(`categories.${at}.name.en`)}
              label={t('categoryEn', { number: at + 1 })}
              maxLength={60}
              required
            />
          </Box>
          <Box flex="1 1 12rem">
            <TextField
              {...form.field(`categories.${at}.name.es`)}
              label={t('categoryEs', { number: at + 1 })}
              maxLength={60}
            />
          </Box>
          <Flex gap="2" align="center" minHeight="9">
            <SwitchField {...form.field(`categories.${at}.isActive`)} label={t('categoryInUse')} />
            {key === null ? (
              <IconButton
                icon="trash"
                label={t('removeCategory', { number: at + 1 })}
                onClick={() => set(categories.filter((_each, place) => place !== at))}
              />
            ) : null}
          </Flex>
        </Flex>
      ))}
      {categories.length < maxCategories ? (
        <Box>
          <Button size="sm" icon="plus" onClick={adding(() => set([...categories, blank]))}>
            {t('addCategory')}
          </Button>
        </Box>
      ) : null}
    </Stack>
  );
}
