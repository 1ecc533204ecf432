import { useMessages, usePermissions } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import {
  type BooksImportCheck,
  booksImportInput,
  type BooksImportInput,
  type BooksImportKind,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import { booksImportKinds } from '@courtyard/contract/bookkeeping/books-import/books-import.values';
import { Button, Card, CardBody, CardHeader, HStack, LinkButton, Page, Stack, Text } from '@courtyard/ui';
import { AccountField, DateField, Form, useContractForm } from '@courtyard/ui/forms';
import { useState } from 'react';
import { ChartNeeded } from '../account/form/chart-needed';
import { FileCard, type MappedFile } from './file.card';
import { booksImportMessages } from './books-import.messages';
import { useCheckBooksImport } from './books-import.queries';
import { ResultCard } from './result.card';

type Files = Record<BooksImportKind, MappedFile | null>;

const begin = booksImportInput.pick({ on: true, clearingAccountId: true });
/** What a file needs beside what the page needs. */
const neededFor: Partial<Record<BooksImportKind, string>> = {
  vendors: 'Vendor Update',
  bills: 'Bill Create',
};
const none: Files = { journal: null, items: null, vendors: null, bills: null, balances: null };
const sent = (file: MappedFile) => ({ fileId: file.head.fileId, columns: file.columns });

/** `books-import`: books of another system, from its CSV exports: mapped, tried, compared, and posted when the comparison is zero. */
export function BooksImportPage() {
  const t = useMessages(booksImportMessages);
  return <ChartNeeded title={t('title')}>{(chart) => <BooksImport chart={chart} />}</ChartNeeded>;
}

function BooksImport({ chart }: { chart: Chart }) {
  const t = useMessages(booksImportMessages);
  const held = usePermissions();
  const checking = useCheckBooksImport();
  const [files, setFiles] = useState(none);
  const [result, setResult] = useState<{ input: BooksImportInput; check: BooksImportCheck } | null>(null);
  const [isLacking, setLacking] = useState(false);
  const form = useContractForm(begin, {
    onSubmit: async (values) => {
      setLacking(files.balances === null);
      if (files.balances === null) return false;
      const input = {
        ...values,
        journal: files.journal && sent(files.journal),
        items: files.items && sent(files.items),
        vendors: files.vendors && sent(files.vendors),
        bills: files.bills && sent(files.bills),
        balances: sent(files.balances),
      };
      setResult({ input, check: await checking.mutateAsync(input) });
      return false;
    },
  });
  const usable = chart.accounts.filter(
    ({ isHeading, control, fundId, archivedAt }) =>
      !isHeading && control === 'none' && fundId === null && archivedAt === null,
  );
  const kinds = booksImportKinds.filter((kind) => {
    const needed = neededFor[kind];
    return needed === undefined || held.has(needed);
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Stack gap="5">
        <Card>
          <CardHeader
            title={t('chart')}
            description={t('chartText')}
            actions={<LinkButton to="/bookkeeping/chart-of-accounts/import">{t('toChart')}</LinkButton>}
          />
        </Card>
        {kinds.map((kind) => (
          <FileCard
            key={kind}
            kind={kind}
            mapped={files[kind]}
            onMapped={(mapped) => {
              setFiles((before) => ({ ...before, [kind]: mapped }));
              setResult(null);
            }}
          />
        ))}
        <Card>
          <CardHeader title={t('begin')} description={t('beginText')} />
          <CardBody maxWidth="form">
            <Form form={form}>
              <DateField {...form.field('on')} label={t('on')} help={t('onHelp')} required />
              <AccountField
                {...form.field('clearingAccountId')}
                accounts={usable}
                label={t('clearing')}
                help={t('clearingHelp')}
                required
              />
              {isLacking ? (
                <Text size="sm" role="alert" color="status.danger.fg">
                  {t('balancesNeeded')}
                </Text>
              ) : null}
              <HStack>
                <Button type="submit" variant="primary" loading={checking.isPending}>
                  {t('check')}
                </Button>
              </HStack>
            </Form>
          </CardBody>
        </Card>
        {result ? <ResultCard key={JSON.stringify(result.input)} {...result} /> : null}
      </Stack>
    </Page>
  );
}
