import { call, choicesOf, useCan, useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { chargeTypes } from '@courtyard/contract/bookkeeping/charge/charge.values';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { Box, Button, Flex, Heading, IconButton, SimpleGrid, Stack } from '@courtyard/ui';
import {
  AccountField,
  ComboboxField,
  FormSection,
  FundField,
  type LoadOptions,
  MoneyField,
  SelectField,
  TextField,
  useAddedRow,
} from '@courtyard/ui/forms';
import { useRef } from 'react';
import { incomeAccounts } from '../../../parts/chart.rules';
import { createMessages } from './create.messages';
import type { LineDraft } from './invoice-draft';
import { filledBy, lineAfter } from './lines.rules';

interface LineFieldsProps {
  /** The field `lines` of the form around it. */
  lines: readonly LineDraft[];
  onChange: (lines: LineDraft[]) => void;
  chart: Chart;
}

const offered = 20;

/** What is billed, charge by charge. */
export function LineFields({ lines, onChange: set, chart }: LineFieldsProps) {
  const t = useMessages(createMessages);
  const rows = useAddedRow(lines.length);
  return (
    <FormSection title={t('what')} description={t('whatText')}>
      {lines.map((_, at) => (
        // Lines have no id before they are billed; their fields are bound by place.
        <Stack key={at} ref={rows.refOf(at)} gap="3" role="group" aria-label={t('line', { at: at + 1 })}>
          {lines.length === 1 ? null : (
            <Flex justify="space-between" align="center">
              <Heading as="h3" size="xs">
                {t('line', { at: at + 1 })}
              </Heading>
              <IconButton
                icon="trash"
                label={t('removeLine', { at: at + 1 })}
                onClick={() => set(lines.filter((_line, other) => other !== at))}
              />
            </Flex>
          )}
          <LineInputs lines={lines} onChange={set} chart={chart} at={at} />
        </Stack>
      ))}
      <Box>
        <Button size="sm" icon="plus" onClick={rows.adding(() => set([...lines, lineAfter(lines.at(-1))]))}>
          {t('addLine')}
        </Button>
      </Box>
    </FormSection>
  );
}

function LineInputs({ lines, onChange, chart, at }: LineFieldsProps & { at: number }) {
  const t = useMessages(createMessages);
  const { currency } = useCommunity();
  const accounts = incomeAccounts(chart.accounts);
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  return (
    <>
      <ItemField lines={lines} onChange={onChange} at={at} />
      <TextField name={`lines.${at}.description`} label={t('lineDescription')} required maxLength={200} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <AccountField name={`lines.${at}.accountId`} label={t('account')} accounts={accounts} required />
        <FundField name={`lines.${at}.fundId`} label={t('fund')} funds={funds} required />
        <SelectField
          name={`lines.${at}.chargeType`}
          label={t('chargeType')}
          options={choicesOf(t, 'chargeType', chargeTypes)}
        />
        <MoneyField name={`lines.${at}.amountMinor`} label={t('amount')} currency={currency} required />
      </SimpleGrid>
    </>
  );
}

/** Chooses a service or item, which fills the line in. Left out for those who may not see them. */
function ItemField({ lines, onChange, at }: Omit<LineFieldsProps, 'chart'> & { at: number }) {
  const t = useMessages(createMessages);
  const canSee = useCan('Bookkeeping Service List View');
  const found = useRef(new Map<string, ServiceItem>());
  const find: LoadOptions = async (search, signal) => {
    const query = { kind: ['billed' as const, 'both' as const], limit: offered, ...(search && { search }) };
    const { data } = await call('GET /api/v1/service-items', { query, signal });
    for (const item of data) found.current.set(item.id, item);
    return data.map(({ id, name }) => ({ value: id, label: name }));
  };
  const fill = (itemId: string | undefined) => {
    const item = itemId === undefined ? undefined : found.current.get(itemId);
    if (!item) return;
    onChange(lines.map((line, place) => (place === at ? filledBy(item, line) : line)));
  };
  if (!canSee) return null;
  return (
    <ComboboxField
      name={`lines.${at}.serviceItemId`}
      label={t('serviceItem')}
      help={t('serviceItemHelp')}
      options={find}
      optional
      onChoose={(option) => fill(option?.value)}
    />
  );
}
