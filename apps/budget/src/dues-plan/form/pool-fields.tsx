import { choicesOf, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { poolBases } from '@courtyard/contract/budget/dues-plan/dues-form';
import type { DuesChoices } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { maxPools } from '@courtyard/contract/budget/dues-plan/dues-plan.values';
import { Button, Checkbox, Flex, IconButton, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useAddedRow,
  useFormValue,
} from '@courtyard/ui/forms';
import type { DuesFormOf } from './choice-fields';
import { duesMessages } from '../dues.messages';

interface PoolsProps {
  form: DuesFormOf;
  choices: DuesChoices;
}

/** The pools: the first raises the rest, each further one the accounts that are chosen for it. */
export function PoolFields({ form, choices }: PoolsProps) {
  const t = useMessages(duesMessages);
  const pools = useFormValue(form, 'pools');
  const rows = useAddedRow(pools.length);
  const set = (next: typeof pools) => form.setValue('pools', next, { shouldDirty: true });
  const empty = {
    name: '',
    incomeAccountId: pools[0]?.incomeAccountId ?? '',
    accountIds: [],
    basis: 'share' as const,
    shareHundredths: 0,
    ratioHundredths: 0,
    equalHundredths: 0,
  };
  return (
    <FormSection title={t('poolsTitle')}>
      {pools.map((_pool, at) => (
        // Pools have no id; their fields are bound by place.
        <Stack key={at} ref={rows.refOf(at)} gap="3" role="group" aria-label={t('poolAt', { at: at + 1 })}>
          <PoolInputs form={form} choices={choices} at={at} />
          {at === 0 ? (
            <Text size="sm" tone="muted">
              {t('rest')}
            </Text>
          ) : (
            <>
              <AccountChoices form={form} choices={choices} at={at} />
              <Flex justify="flex-end">
                <IconButton
                  icon="trash"
                  label={t('removePool', { at: at + 1 })}
                  onClick={() => set(pools.filter((_each, other) => other !== at))}
                />
              </Flex>
            </>
          )}
        </Stack>
      ))}
      {pools.length < maxPools ? (
        <Flex>
          <Button size="sm" icon="plus" onClick={rows.adding(() => set([...pools, empty]))}>
            {t('addPool')}
          </Button>
        </Flex>
      ) : null}
    </FormSection>
  );
}

const percent = 100;

function PoolInputs({ form, choices, at }: PoolsProps & { at: number }) {
  const t = useMessages(duesMessages);
  const basis = useFormValue(form, `pools.${at}.basis`);
  const share = (name: 'shareHundredths' | 'ratioHundredths' | 'equalHundredths', label: string) => (
    <NumberField {...form.field(`pools.${at}.${name}`)} label={label} unit="%" scale={percent} required />
  );
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <TextField {...form.field(`pools.${at}.name`)} label={t('poolName')} required maxLength={200} />
      <SelectField
        {...form.field(`pools.${at}.incomeAccountId`)}
        label={t('income')}
        required
        options={choices.accounts
          .filter(({ canBill }) => canBill)
          .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      />
      <SelectField
        {...form.field(`pools.${at}.basis`)}
        label={t('basis')}
        required
        options={choicesOf(t, 'basis', poolBases)}
      />
      {basis === 'mixed' ? (
        <>
          {share('shareHundredths', t('share'))}
          {share('ratioHundredths', t('ratio'))}
          {share('equalHundredths', t('equal'))}
        </>
      ) : null}
    </SimpleGrid>
  );
}

/** The budgeted expenses and transfers that a pool raises. */
function AccountChoices({ form, choices, at }: PoolsProps & { at: number }) {
  const t = useMessages(duesMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const chosen = useFormValue(form, `pools.${at}.accountIds`) ?? [];
  const set = (ids: string[]) => form.setValue(`pools.${at}.accountIds`, ids, { shouldDirty: true });
  return (
    <Stack gap="2" role="group" aria-label={t('accounts')}>
      <Text size="sm" fontWeight="medium">
        {t('accounts')}
      </Text>
      {choices.accounts
        .filter(({ type, yearMinor }) => type !== 'income' && yearMinor !== 0)
        .map(({ id, code, name, yearMinor }) => (
          <Checkbox
            key={id}
            label={`${code} ${name} · ${formats.money(yearMinor, currency)}`}
            checked={chosen.includes(id)}
            onChange={(event) =>
              set(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
    </Stack>
  );
}
