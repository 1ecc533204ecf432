import { choicesOf, useMessages } from '@courtyard/common';
import { requestKinds } from '@courtyard/contract/service-requests/kind/request-kind.values';
import { requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import { Box, Button, Flex, IconButton, Stack } from '@courtyard/ui';
import {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  useAddedRow,
  useFieldDescription,
  useFormValue,
} from '@courtyard/ui/forms';
import type { ReactNode } from 'react';
import type { PolicyForm } from './policy.dialog';
import { settingsMessages } from './settings.messages';

interface RowsProps {
  label: string;
  count: number;
  rowLabel: (number: number) => string;
  addLabel: string;
  removeLabel: (number: number) => string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
}

/** Rows of a list in a form, each with its fields and the way to take it out. They have no id: fields are bound by place. */
function Rows({ label, count, rowLabel, addLabel, removeLabel, onAdd, onRemove, children }: RowsProps) {
  const { refOf, adding } = useAddedRow(count);
  return (
    <Stack as="fieldset" gap="3" minWidth="0" border="0" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <Flex
          key={at}
          ref={refOf(at)}
          role="group"
          aria-label={rowLabel(at + 1)}
          gap="2"
          wrap="wrap"
          align="flex-end"
        >
          {children(at)}
          <IconButton icon="trash" label={removeLabel(at + 1)} onClick={() => onRemove(at)} />
        </Flex>
      ))}
      <Box>
        <Button size="sm" icon="plus" onClick={adding(onAdd)}>
          {addLabel}
        </Button>
      </Box>
    </Stack>
  );
}

const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_each, place) => place !== at);

/** Further days on which the community does not work. */
export function ClosedDaysRows({ form }: { form: PolicyForm }) {
  const t = useMessages(settingsMessages);
  useFieldDescription('closedOn', { label: t('closedOn'), isPart: true });
  const days = useFormValue(form, 'closedOn') ?? [];
  const set = (next: typeof days) => form.setValue('closedOn', next, { shouldDirty: true });
  return (
    <Rows
      label={t('closedOn')}
      count={days.length}
      rowLabel={(number) => t('closedDay', { number })}
      addLabel={t('addClosedDay')}
      removeLabel={(number) => t('removeClosedDay', { number })}
      onAdd={() => set([...days, ''])}
      onRemove={(at) => set(without(days, at))}
    >
      {(at) => (
        <Box flex="1">
          <DateField {...form.field(`closedOn.${at}`)} label={t('closedDay', { number: at + 1 })} required />
        </Box>
      )}
    </Rows>
  );
}

/** Within how many hours a request is to be answered and resolved, by kind and priority. */
export function TargetRows({ form }: { form: PolicyForm }) {
  const t = useMessages(settingsMessages);
  useFieldDescription('targets', { label: t('targets'), isPart: true });
  const targets = useFormValue(form, 'targets') ?? [];
  const set = (next: typeof targets) => form.setValue('targets', next, { shouldDirty: true });
  const blank = {
    kind: 'maintenance',
    priority: 'normal',
    responseHours: null,
    resolutionHours: null,
    isAroundTheClock: false,
  } as const;
  return (
    <Rows
      label={t('targets')}
      count={targets.length}
      rowLabel={(number) => t('target', { number })}
      addLabel={t('addTarget')}
      removeLabel={(number) => t('removeTarget', { number })}
      onAdd={() => set([...targets, blank])}
      onRemove={(at) => set(without(targets, at))}
    >
      {(at) => (
        <>
          <Box flex="2 1 9rem">
            <SelectField
              {...form.field(`targets.${at}.kind`)}
              label={t('kind')}
              options={choicesOf(t, 'kind', requestKinds)}
            />
          </Box>
          <Box flex="1 1 7rem">
            <SelectField
              {...form.field(`targets.${at}.priority`)}
              label={t('priority')}
              options={choicesOf(t, 'priority', requestPriorities)}
            />
          </Box>
          <Box flex="1 1 7rem">
            <NumberField {...form.field(`targets.${at}.responseHours`)} label={t('responseHours')} optional />
          </Box>
          <Box flex="1 1 7rem">
            <NumberField
              {...form.field(`targets.${at}.resolutionHours`)}
              label={t('resolutionHours')}
              optional
            />
          </Box>
          <Flex minHeight="9" align="center">
            <CheckboxField {...form.field(`targets.${at}.isAroundTheClock`)} label={t('isAroundTheClock')} />
          </Flex>
        </>
      )}
    </Rows>
  );
}
