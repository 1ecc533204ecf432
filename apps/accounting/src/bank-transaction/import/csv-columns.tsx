import type { BankCsvMapping } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Field,
  HStack,
  Input,
  SimpleGrid,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { useState } from 'react';
import { Choice } from './choice';
import { amountKindOf, amountKinds, asKind } from './csv-mapping.rules';
import { useImportTexts } from './import.messages';
import type { Checked } from './import.page';
import { useCheckFile } from './import.queries';

interface CsvProps {
  checked: Checked;
  onChecked: (checked: Checked) => void;
  onRestart?: () => void;
}

const optional = ['payee', 'memo', 'checkNumber', 'bankId'] as const;
const orders = ['ymd', 'dmy', 'mdy'] as const;

/** What the columns of a CSV file are, as it looks, as it was remembered, or as a person says; it is read again so. */
export function CsvColumns({ checked, onChecked, onRestart }: CsvProps) {
  const t = useImportTexts();
  const csv = checked.check?.csv ?? checked.unread?.csv;
  const [mapping, setMapping] = useState<BankCsvMapping | null>(csv?.mapping ?? null);
  const checking = useCheckFile();
  const showFailure = useFailureToast();
  if (!csv || !mapping) return null;
  const input = { ...checked.input, csv: mapping };
  const readAgain = async () => onChecked({ input, ...(await checking.mutateAsync(input)) });
  const set = (part: Partial<BankCsvMapping>) => setMapping({ ...mapping, ...part });
  return (
    <Card>
      <CardHeader title={t('csvTitle')} description={t(csv.isRemembered ? 'csvRemembered' : 'csvText')} />
      <CardBody>
        <Stack gap="5">
          <Look columns={csv.columns} preview={csv.preview} />
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
            <ColumnSelect
              field="date"
              columns={csv.columns}
              value={mapping.date.column}
              onChange={(column) => set({ date: { ...mapping.date, column: column ?? 0 } })}
            />
            <Choice
              label={t('order')}
              value={mapping.date.order}
              options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
              onChange={(order) => set({ date: { ...mapping.date, order } })}
            />
            <Choice
              label={t('decimal')}
              value={mapping.decimal}
              options={[
                { value: '.', label: t('decimal.point') },
                { value: ',', label: t('decimal.comma') },
              ]}
              onChange={(decimal) => set({ decimal })}
            />
            <AmountFields columns={csv.columns} mapping={mapping} onChange={(amount) => set({ amount })} />
            {optional.map((field) => (
              <ColumnSelect
                key={field}
                field={field}
                columns={csv.columns}
                value={mapping[field]}
                isOptional
                onChange={(column) => set({ [field]: column })}
              />
            ))}
            <Field label={t('headerLines')}>
              <Input
                type="number"
                min={0}
                max={100}
                value={mapping.headerLines}
                onChange={({ target }) =>
                  set({ headerLines: Math.max(0, Math.min(100, Number(target.value) || 0)) })
                }
              />
            </Field>
          </SimpleGrid>
          <HStack gap="3" flexWrap="wrap">
            <Button
              variant={checked.check ? 'secondary' : 'primary'}
              loading={checking.isPending}
              onClick={() => void readAgain().catch(showFailure)}
            >
              {t('readAgain')}
            </Button>
            {onRestart ? (
              <Button variant="ghost" onClick={onRestart}>
                {t('another')}
              </Button>
            ) : null}
          </HStack>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The first lines of the file as they are. */
function Look({ columns, preview }: { columns: readonly string[]; preview: readonly string[][] }) {
  const t = useImportTexts();
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('csvLook')}>
      <Box
        as="table"
        fontSize="sm"
        css={{ '& th, & td': { padding: '2', textAlign: 'start', whiteSpace: 'nowrap' } }}
      >
        <thead>
          <tr>
            {columns.map((name, at) => (
              <th key={`${at} ${name}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.slice(0, 5).map((cells) => (
            <tr key={cells.join('|')}>
              {columns.map((name, at) => (
                <td key={`${at} ${name}`}>
                  <Text as="span" size="sm">
                    {cells[at]}
                  </Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

type ColumnField = (typeof optional)[number] | 'date' | 'amount' | 'debit' | 'credit' | 'sign';

interface ColumnSelectProps {
  field: ColumnField;
  columns: readonly string[];
  value: number | undefined;
  isOptional?: boolean;
  onChange: (column: number | undefined) => void;
}

function ColumnSelect({ field, columns, value, isOptional = false, onChange }: ColumnSelectProps) {
  const t = useImportTexts();
  const choices = columns.map((name, at) => ({ value: String(at), label: name }));
  return (
    <Choice
      label={t('column', { field: t(`field.${field}`) })}
      value={value === undefined ? '' : String(value)}
      options={isOptional ? [{ value: '', label: t('none') }, ...choices] : choices}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  );
}

interface AmountProps {
  columns: readonly string[];
  mapping: BankCsvMapping;
  onChange: (amount: BankCsvMapping['amount']) => void;
}

function AmountFields({ columns, mapping: { amount }, onChange }: AmountProps) {
  const t = useImportTexts();
  const kind = amountKindOf(amount);
  return (
    <>
      <Choice
        label={t('kind')}
        value={kind}
        options={amountKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(next) => onChange(asKind(amount, next))}
      />
      {amount.kind === 'two' ? (
        <>
          <ColumnSelect
            field="debit"
            columns={columns}
            value={amount.debit}
            onChange={(debit) => onChange({ ...amount, debit: debit ?? 0 })}
          />
          <ColumnSelect
            field="credit"
            columns={columns}
            value={amount.credit}
            onChange={(credit) => onChange({ ...amount, credit: credit ?? 0 })}
          />
        </>
      ) : (
        <ColumnSelect
          field="amount"
          columns={columns}
          value={amount.column}
          onChange={(column) => onChange({ ...amount, column: column ?? 0 })}
        />
      )}
      {amount.kind === 'signed-by' ? (
        <ColumnSelect
          field="sign"
          columns={columns}
          value={amount.sign}
          onChange={(sign) => onChange({ ...amount, sign: sign ?? 0 })}
        />
      ) : null}
    </>
  );
}
