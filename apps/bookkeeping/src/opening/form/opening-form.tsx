import { ApiError, toast, useCan, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { OpeningEffect, OpeningInput } from '@courtyard/contract/bookkeeping/opening/opening';
import { startOfMonth } from '@courtyard/contract/days';
import { Card, CardBody, CardHeader, Page, Stack } from '@courtyard/ui';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Tabs } from '@courtyard/ui/overlays';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountPaths } from '../../account/account-paths';
import { BillsTab } from '../bills/bills.tab';
import { ItemsTab } from '../items/items.tab';
import { openingMessages } from '../opening.messages';
import { usePreviewOpening } from '../opening.queries';
import { atPlaces, type Before, openingForm, sentOf, type SentPlaces, startOf } from '../opening-values';
import { pageOf } from '../rows/rows.tab';
import { FundLines } from './fund-lines';
import { FundSumsCard } from './fund-sums.card';
import { PostDialog } from './post.dialog';
import { byPlace, firstErrorIn, type ItemTab } from './first-error.rules';

interface OpeningFormProps {
  chart: Chart;
  today: string;
  /** What was taken back: it is corrected rather than typed again. */
  before: Before | null;
}

/** The form of the opening balances: accounts fund by fund, what units owe, and what follows from it. */
export function OpeningFormPage({ chart, today, before }: OpeningFormProps) {
  const t = useMessages(openingMessages);
  // Lines are those of the chart as it was when the form opened: nothing moves under one's hands.
  const [start] = useState(() => startOf(chart, startOfMonth(today), before));
  const [asked, setAsked] = useState<{ input: OpeningInput; effect: OpeningEffect } | null>(null);
  const preview = usePreviewOpening();
  const [canSeeVendors, canBill] = [useCan('Vendors List View'), useCan('Bill Create')];
  const canEnterBills = canSeeVendors && canBill;
  const inUse = useMemo(() => chart.funds.filter(({ archivedAt }) => archivedAt === null), [chart.funds]);
  const [tab, setTab] = useState(inUse[0]?.id ?? 'units');
  const [first, setFirst] = useState<Record<ItemTab, number>>({ units: 0, bills: 0 });
  const turn = (list: ItemTab) => (from: number) => setFirst((shown) => ({ ...shown, [list]: from }));
  const drafts = {
    lines: start.lines,
    controls: start.controls.map(({ accountId }) => tabOf(chart, accountId)),
  };
  const lead = (found: ReturnType<typeof firstErrorIn>) => {
    if (found) setTab(found.tab);
    if (found?.item !== undefined) turn(found.tab === 'bills' ? 'bills' : 'units')(pageOf(found.item));
  };
  const form = useContractForm(openingForm, {
    defaultValues: start,
    onSubmit: async (values) => {
      const { input, places } = sentOf(values, chart);
      try {
        setAsked({ input, effect: await preview.mutateAsync(input) });
        return false;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const told = placed(error, places);
        // Only fields that are drawn take messages.
        flushSync(() => lead(firstErrorIn(byPlace(told.fields), drafts)));
        throw told;
      }
    },
  });
  const { submitCount, errors } = form.formState;
  // Only an attempt leads to what is wrong, not each key that mends it.
  const [attempts, setAttempts] = useState(submitCount);
  if (attempts !== submitCount) {
    setAttempts(submitCount);
    lead(firstErrorIn(errors, drafts));
  }
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <Stack gap="5">
          <Card>
            <CardHeader title={t('begin')} />
            <CardBody maxWidth="form">
              <DateField {...form.field('date')} label={t('date')} help={t('dateHelp')} required />
            </CardBody>
          </Card>
          <FundSumsCard form={form} chart={chart} />
          <Tabs
            label={t('parts')}
            value={tab}
            onChange={setTab}
            items={[
              ...inUse.map(({ id, name }) => ({
                value: id,
                label: name,
                content: <FundLines key={id} form={form} chart={chart} fundId={id} lines={start.lines} />,
              })),
              {
                value: 'units',
                label: t('units'),
                content: <ItemsTab form={form} chart={chart} from={first.units} onTurn={turn('units')} />,
              },
              ...(canEnterBills
                ? [
                    {
                      value: 'bills',
                      label: t('bills'),
                      content: (
                        <BillsTab form={form} chart={chart} from={first.bills} onTurn={turn('bills')} />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Stack>
        <FormActions submitLabel={t('submit')} cancelTo={accountPaths.list} sticky />
      </Form>
      {asked ? (
        <PostDialog
          {...asked}
          chart={chart}
          onClose={() => setAsked(null)}
          onPosted={({ no }) => {
            form.reset(form.getValues());
            toast({ title: t('posted', { no }), kind: 'success' });
          }}
        />
      ) : null}
    </Page>
  );
}

const tabOf = ({ accounts }: Chart, accountId: string): ItemTab =>
  accounts.some(({ id, control }) => id === accountId && control === 'payable') ? 'bills' : 'units';

/** The server's messages at the lines as the form has them. */
function placed({ status, code, message, fields }: ApiError, places: SentPlaces): ApiError {
  return new ApiError({ status, code, message, fields: atPlaces(fields, places) });
}
