import { ApiError, toast, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { OpeningEffect, OpeningInput } from '@courtyard/contract/bookkeeping/opening/opening';
import { startOfMonth } from '@courtyard/contract/days';
import { Card, CardBody, CardHeader, Page, Stack } from '@courtyard/ui';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Tabs } from '@courtyard/ui/overlays';
import { useMemo, useState } from 'react';
import { accountPaths } from '../../account/account-paths';
import { ItemsTab, pageOf } from '../items/items.tab';
import { openingMessages } from '../opening.messages';
import { usePreviewOpening } from '../opening.queries';
import { atPlaces, openingForm, sentOf, startOf } from '../opening-values';
import { FundLines } from './fund-lines';
import { FundSumsCard } from './fund-sums.card';
import { PostDialog } from './post.dialog';
import { firstErrorIn } from './first-error.rules';

interface OpeningFormProps {
  chart: Chart;
  today: string;
  /** What was taken back: it is corrected rather than typed again. */
  before: OpeningInput | null;
}

/** The form of the opening balances: accounts fund by fund, what units owe, and what follows from it. */
export function OpeningFormPage({ chart, today, before }: OpeningFormProps) {
  const t = useMessages(openingMessages);
  // Lines are those of the chart as it was when the form opened: nothing moves under one's hands.
  const [start] = useState(() => startOf(chart, startOfMonth(today), before));
  const [asked, setAsked] = useState<{ input: OpeningInput; effect: OpeningEffect } | null>(null);
  const preview = usePreviewOpening();
  const form = useContractForm(openingForm, {
    defaultValues: start,
    onSubmit: async (values) => {
      const { input, places } = sentOf(values, chart);
      try {
        setAsked({ input, effect: await preview.mutateAsync(input) });
        return false;
      } catch (error) {
        throw error instanceof ApiError ? placed(error, places) : error;
      }
    },
  });
  const inUse = useMemo(() => chart.funds.filter(({ archivedAt }) => archivedAt === null), [chart.funds]);
  const [tab, setTab] = useState(inUse[0]?.id ?? 'units');
  const { submitCount, errors } = form.formState;
  const [firstItem, setFirstItem] = useState(0);
  // Only an attempt leads to what is wrong, not each key that mends it.
  const [attempts, setAttempts] = useState(submitCount);
  if (attempts !== submitCount) {
    setAttempts(submitCount);
    const found = firstErrorIn(errors, start.lines);
    if (found) setTab(found.tab);
    if (found?.item !== undefined) setFirstItem(pageOf(found.item));
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
                content: <ItemsTab form={form} chart={chart} from={firstItem} onTurn={setFirstItem} />,
              },
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

/** The server's messages at the lines as the form has them. */
function placed({ status, code, message, fields }: ApiError, places: readonly number[]): ApiError {
  return new ApiError({ status, code, message, fields: atPlaces(fields, places) });
}
