import { ApiError, toast, useCommunity, useFormats } from '@courtyard/common';
import type {
  BankImport,
  BankImportCheck,
} from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { importVerdicts } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.values';
import { Card, CardBody, CardHeader, Checkbox, Page, Stack, Text, useFailureToast } from '@courtyard/ui';
import { CountFilter, useTableState } from '@courtyard/ui/data';
import { Facts } from '@courtyard/ui/details';
import { useState } from 'react';
import { bankImports } from '../bank-transaction.queries';
import { CsvColumns } from './csv-columns';
import { ImportRows } from './import-rows';
import type { Checked } from './import.page';
import { useImportTexts } from './import.messages';
import { useCheckFile } from './import.queries';

interface CheckProps {
  accountName: string;
  checked: Checked;
  check: BankImportCheck;
  onChecked: (checked: Checked) => void;
  onDone: (result: BankImport) => void;
  onRestart: () => void;
}

/** The second step: what would become of every line, what the file asks, and the action. */
export function ImportCheck({ accountName, checked, check, onChecked, onDone, onRestart }: CheckProps) {
  const t = useImportTexts();
  const table = useTableState({ sort: [], filters: { verdict: importVerdicts }, defaultLimit: 100 });
  const [verdict] = table.query.verdict ?? [];
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const importing = bankImports.useCreate();
  const checking = useCheckFile();
  const showFailure = useFailureToast();
  const { counts, questions } = check;
  const count = counts.new + counts.doubtful;
  const isAnswered = answered.length === questions.length;

  const apply = async () => {
    const { basedOn } = check;
    const body = { ...checked.input, basedOn, answered: questions.map(({ question }) => question) };
    try {
      onDone(await importing.mutateAsync(body));
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'import-stale') throw problem;
      onChecked({ input: checked.input, ...(await checking.mutateAsync(checked.input)) });
      toast({ title: t('staleToast') });
    }
  };

  return (
    <Page
      title={check.fileName}
      description={`${accountName}. ${t('checked')}`}
      actions={{
        primary:
          count > 0 && isAnswered
            ? {
                label: t('apply', { count }),
                icon: 'upload',
                loading: importing.isPending,
                onSelect: () => void apply().catch(showFailure),
              }
            : null,
        secondary: [{ label: t('another'), onSelect: onRestart }],
      }}
    >
      <Stack gap="5">
        <Balance check={check} />
        <Questions
          questions={questions}
          answered={answered}
          onAnswer={(at) =>
            setAnswered((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]))
          }
        />
        <Warnings warnings={check.warnings} />
        {check.csv ? <CsvColumns checked={checked} onChecked={onChecked} /> : null}
        {count === 0 ? (
          <Text size="sm" role="status">
            {t('nothingNew')}
          </Text>
        ) : null}
        <CountFilter
          label={t('verdict')}
          all={{ label: t('all'), count: counts.new + counts.known + counts.doubtful }}
          values={importVerdicts.map((value) => ({
            value,
            label: t(`verdict.${value}`),
            count: counts[value],
            isBad: value === 'doubtful',
          }))}
          chosen={verdict}
          onChoose={(chosen) => table.setFilter('verdict', chosen)}
        />
        <ImportRows rows={check.rows} table={table} verdict={verdict} />
      </Stack>
    </Page>
  );
}

function Balance({ check }: { check: BankImportCheck }) {
  const t = useImportTexts();
  const formats = useFormats();
  const { currency } = useCommunity();
  const { from, until, openingMinor, sumMinor, closingMinor, accountHint } = check;
  const money = (amountMinor: number | null) => amountMinor !== null && formats.money(amountMinor, currency);
  return (
    <Card>
      <CardBody>
        <Facts
          facts={[
            { label: t('days'), value: `${formats.day(from)} – ${formats.day(until)}` },
            ...(accountHint === null ? [] : [{ label: t('theirNumber'), value: accountHint }]),
            ...(openingMinor === null ? [] : [{ label: t('opening'), value: money(openingMinor) }]),
            { label: t('sum'), value: money(sumMinor) },
            ...(closingMinor === null ? [] : [{ label: t('closing'), value: money(closingMinor) }]),
          ]}
        />
      </CardBody>
    </Card>
  );
}

interface QuestionsProps {
  questions: BankImportCheck['questions'];
  answered: readonly number[];
  onAnswer: (at: number) => void;
}

/** What the file asks, each to be answered before it is taken in. */
function Questions({ questions, answered, onAnswer }: QuestionsProps) {
  const t = useImportTexts();
  if (questions.length === 0) return null;
  return (
    <Card role="status">
      <CardHeader title={t('asks')} description={t('asksText')} />
      <CardBody>
        <Stack gap="4">
          {questions.map(({ text }, at) => (
            <Checkbox
              key={text}
              label={t('answer')}
              help={text}
              checked={answered.includes(at)}
              onChange={() => onAnswer(at)}
            />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Warnings({ warnings }: Pick<BankImportCheck, 'warnings'>) {
  const t = useImportTexts();
  if (warnings.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('warnings')} />
      <CardBody>
        <Stack gap="2">
          {warnings.slice(0, 20).map(({ place, text }) => (
            <Text key={`${place} ${text}`} size="sm">
              {place === null ? text : t('atLine', { place, text })}
            </Text>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
