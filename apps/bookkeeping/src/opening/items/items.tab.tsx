import { useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Button, Card, CardBody, CardHeader, ErrorLine, Flex, IconButton, Stack, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { openingMessages } from '../opening.messages';
import { type DraftItem, type OpeningForm, usualIncome } from '../opening-values';
import { useUnits } from '../unit.queries';
import { ItemFields } from './item-fields';
import { PasteDialog } from './paste.dialog';

interface ItemsTabProps {
  form: OpeningForm;
  chart: Chart;
  /** The first item of those that are drawn. */
  from: number;
  onTurn: (from: number) => void;
}

/** As many items have their fields drawn at once; a community may have thousands. */
const perPage = 20;

/** What units owe, have to their credit and have deposited, item by item. */
export function ItemsTab({ form, chart, from, onTurn }: ItemsTabProps) {
  const t = useMessages(openingMessages);
  const units = useUnits();
  const items = useFormValue(form, 'items') ?? [];
  const [isPasting, setPasting] = useState(false);
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current !== null) form.setFocus(`items.${added.current}.propertyId`);
    added.current = null;
  }, [form, items.length]);

  const set = (next: DraftItem[]) => {
    form.setValue('items', next, { shouldDirty: true });
    form.clearErrors('items');
  };
  const add = () => {
    added.current = items.length;
    onTurn(pageOf(items.length));
    set([...items, itemAfter(items.at(-1), chart)]);
  };
  const shown = items.slice(from, from + perPage);
  return (
    <Card>
      <CardHeader
        title={t('units')}
        description={t('unitsText')}
        actions={
          <Button size="sm" icon="copy" onClick={() => setPasting(true)}>
            {t('paste')}
          </Button>
        }
      />
      <CardBody>
        <Stack gap="4">
          {units.isError ? <ErrorLine onRetry={() => void units.refetch()} /> : null}
          {items.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('noItems')}
            </Text>
          ) : null}
          {shown.map((item, at) => (
            // Items have no id of their own; their fields are bound by place.
            <ItemFields
              key={from + at}
              form={form}
              chart={chart}
              units={units.data ?? []}
              item={item}
              place={from + at}
              onRemove={() => set(items.filter((_other, place) => place !== from + at))}
            />
          ))}
          <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
            <Button size="sm" icon="plus" onClick={add}>
              {t('addItem')}
            </Button>
            {items.length > perPage ? <Turn from={from} total={items.length} onTurn={onTurn} /> : null}
          </Flex>
        </Stack>
      </CardBody>
      {isPasting ? (
        <PasteDialog
          chart={chart}
          units={units.data ?? []}
          onClose={() => setPasting(false)}
          onAdd={(pasted) => {
            onTurn(pageOf(items.length));
            set([...items, ...pasted]);
          }}
        />
      ) : null}
    </Card>
  );
}

/** Where the items begin that are drawn with an item. */
export const pageOf = (place: number) => place - (place % perPage);

/** The next item begins as the one before, of another unit; the first as what is most usual. */
function itemAfter(before: DraftItem | undefined, chart: Chart): DraftItem {
  const { accounts, funds } = chart;
  const rest = { propertyId: null, amountMinor: null, memo: '' };
  if (before) return { ...before, ...rest };
  const receivable = accounts.find(
    ({ control, archivedAt }) => control === 'receivable' && archivedAt === null,
  );
  const fund = funds.find(({ id, kind }) =>
    receivable?.fundId ? id === receivable.fundId : kind === 'operating',
  );
  return {
    ...rest,
    accountId: receivable?.id ?? null,
    fundId: fund?.id ?? null,
    contraAccountId: usualIncome(chart),
    chargeType: 'regular',
    issuedOn: null,
    dueOn: null,
  };
}

interface TurnProps {
  from: number;
  total: number;
  onTurn: (from: number) => void;
}

function Turn({ from, total, onTurn }: TurnProps) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const to = Math.min(from + perPage, total);
  const turn = (next: number, isThere: boolean) =>
    isThere ? { onClick: () => onTurn(next) } : { 'aria-disabled': true };
  return (
    <Flex as="nav" aria-label={t('items')} gap="1" alignItems="center">
      <Text size="sm" tone="muted" aria-live="polite" me="2">
        {t('range', {
          from: formats.number(from + 1),
          to: formats.number(to),
          total: formats.number(total),
        })}
      </Text>
      <IconButton
        size="sm"
        icon="chevron-left"
        label={t('previous')}
        {...turn(Math.max(0, from - perPage), from > 0)}
      />
      <IconButton size="sm" icon="chevron-right" label={t('next')} {...turn(from + perPage, to < total)} />
    </Flex>
  );
}
