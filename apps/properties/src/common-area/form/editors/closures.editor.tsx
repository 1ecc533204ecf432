import { useFormats, useMessages, useToday } from '@courtyard/common';
import { closure } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Button, Flex, IconButton, SimpleGrid } from '@courtyard/ui';
import {
  DateField,
  listText,
  FormSection,
  TextField,
  useFieldDescription,
  useFormValue,
} from '@courtyard/ui/forms';
import type { AreaForm, AreaValues } from '../area-values';
import { formMessages } from '../form.messages';
import { without } from './list-order.rules';

/** Days on which it is closed whatever its hours. */
export function ClosuresEditor({ form }: { form: AreaForm }) {
  const t = useMessages(formMessages);
  const today = useToday();
  const formats = useFormats();
  useFieldDescription('closures', {
    label: t('closures'),
    text: listText(closure, ({ startsOn, endsOn, reason }) =>
      [...new Set([startsOn, endsOn])].map(formats.day).join(' – ').concat(` ${reason}`),
    ),
    isPart: true,
  });
  const closures = useFormValue(form, 'closures') ?? [];
  const set = (next: NonNullable<AreaValues['closures']>) => {
    form.setValue('closures', next, { shouldDirty: true });
    form.clearErrors('closures');
  };
  return (
    <FormSection title={t('closures')} description={t('closuresText')}>
      {closures.map((_, index) => (
        // Closures have no id of their own; their fields are bound by place.
        <Flex key={index} gap="3" align="flex-end">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" flex="1">
            <DateField name={`closures.${index}.startsOn`} label={t('firstDay')} />
            <DateField name={`closures.${index}.endsOn`} label={t('lastDay')} />
            <Box gridColumn={{ sm: '1 / -1' }}>
              <TextField name={`closures.${index}.reason`} label={t('reason')} />
            </Box>
          </SimpleGrid>
          <IconButton icon="trash" label={t('removeClosure')} onClick={() => set(without(closures, index))} />
        </Flex>
      ))}
      <Box>
        <Button
          size="sm"
          icon="plus"
          onClick={() => set([...closures, { startsOn: today, endsOn: today, reason: '' }])}
        >
          {t('addClosure')}
        </Button>
      </Box>
    </FormSection>
  );
}
