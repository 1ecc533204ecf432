import { useMessages } from '@courtyard/common';
import type { duesForm } from '@courtyard/contract/budget/dues-plan/dues-form';
import type { DuesChoices } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { Checkbox, Flex, IconButton, NativeSelect, Stack, Text } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { type FormOf, useFormValue } from '@courtyard/ui/forms';
import { duesMessages } from '../dues.messages';

export type DuesFormOf = FormOf<typeof duesForm>;

/** Which recurring invoices end the day before. */
export function ReplacedFields({
  form,
  templates,
}: {
  form: DuesFormOf;
  templates: DuesChoices['templates'];
}) {
  const chosen = useFormValue(form, 'replacedIds') ?? [];
  return (
    <Stack gap="2">
      {templates.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) =>
            form.setValue(
              'replacedIds',
              event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
              { shouldDirty: true },
            )
          }
        />
      ))}
    </Stack>
  );
}

/** Units that pay no dues: chosen one by one, and shown by name. */
export function ExemptFields({ form, units }: { form: DuesFormOf; units: DuesChoices['units'] }) {
  const t = useMessages(duesMessages);
  const chosen = useFormValue(form, 'exemptIds') ?? [];
  const set = (ids: string[]) => form.setValue('exemptIds', ids, { shouldDirty: true });
  return (
    <Stack gap="2">
      {units
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Flex key={id} gap="3" align="center" justify="space-between">
            <Text size="sm">{name}</Text>
            <IconButton
              icon="trash"
              label={t('removeExempt', { name })}
              onClick={() => set(chosen.filter((each) => each !== id))}
            />
          </Flex>
        ))}
      <Labelled label={t('addExempt')}>
        <NativeSelect value="" onChange={(event) => set([...chosen, event.target.value])}>
          <option value="">{t('addExempt')}</option>
          {units
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </NativeSelect>
      </Labelled>
    </Stack>
  );
}
