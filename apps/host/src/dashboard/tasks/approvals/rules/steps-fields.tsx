import { useCommunity, useMessages } from '@courtyard/common';
import { maxDeciders } from '@courtyard/contract';
import { Box, Button, Flex, IconButton, Stack } from '@courtyard/ui';
import { MoneyField, NumberField, useFormValue } from '@courtyard/ui/forms';
import type { RuleForm } from './rule.dialog';
import { ruleMessages } from './rules.messages';

/** Steps of rising amounts, each with how many decide from it on. */
export function StepsFields({ form }: { form: RuleForm }) {
  const t = useMessages(ruleMessages);
  const { currency } = useCommunity();
  const limits = useFormValue(form, 'limits');
  const set = (next: typeof limits) => form.setValue('limits', next, { shouldDirty: true });
  const last = limits.at(-1);
  return (
    <Stack gap="3">
      {limits.map((_, index) => (
        // Steps have no name of their own: a place is what they are.
        <Flex key={`${limits.length} ${index}`} gap="3" align="start">
          <Box flex="2 1 0" minWidth="0">
            <MoneyField
              {...form.field(`limits.${index}.fromMinor`)}
              label={t('amount')}
              currency={currency}
              required
            />
          </Box>
          <Box flex="1 1 0" minWidth="0">
            <NumberField {...form.field(`limits.${index}.deciders`)} label={t('stepCount')} whole required />
          </Box>
          {limits.length > 1 ? (
            <Box pt="6">
              <IconButton
                icon="trash"
                label={t('removeStep', { number: index + 1 })}
                onClick={() => set(limits.filter((_step, place) => place !== index))}
              />
            </Box>
          ) : null}
        </Flex>
      ))}
      {limits.length < maxDeciders && last ? (
        <Box>
          <Button
            size="sm"
            onClick={() => set([...limits, { fromMinor: last.fromMinor * 10, deciders: last.deciders + 1 }])}
          >
            {t('addStep')}
          </Button>
        </Box>
      ) : null}
    </Stack>
  );
}
