import type {
  BankFileInput,
  BankImport,
  BankImportCheck,
  BankImportUnread,
} from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { Button, Card, EmptyState, LinkButton, Page } from '@courtyard/ui';
import { ImportStart } from '@courtyard/ui/forms';
import { useRef, useState } from 'react';
import { ChartLoader } from '../../parts/chart/chart-loader';
import { bankAccounts } from '../../parts/chart.rules';
import { bankPaths } from '../bank-transaction-paths';
import { Choice } from './choice';
import { CsvColumns } from './csv-columns';
import { ImportCheck } from './import-check';
import { useImportTexts } from './import.messages';
import { useCheckFile, useStoreFile } from './import.queries';
import { ImportsCard } from './imports.card';

const maxBytes = 25 * 1024 * 1024;
/** Any: banks give statements many endings, or none, and the server tells by the content what a file is. */
const accept = '';
const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** A file that was read, or one whose columns have to be said, and how it was asked for. */
export interface Checked {
  input: BankFileInput;
  check: BankImportCheck | null;
  unread: BankImportUnread | null;
}

/** `transactions/import`: choose an account and a file, look at what is new, write all or nothing. */
export function BankImportPage() {
  const t = useImportTexts();
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('readFailed')}>
      {(chart) => <ImportSteps accounts={bankAccounts(chart.accounts)} />}
    </ChartLoader>
  );
}

function ImportSteps({ accounts }: { accounts: readonly Account[] }) {
  const t = useImportTexts();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<BankImport | null>(null);
  const restart = () => {
    setChecked(null);
    setDone(null);
  };
  if (done) return <ImportDone result={done} onRestart={restart} />;
  if (!checked) return <ChooseFile accounts={accounts} onChecked={setChecked} />;
  if (!checked.check)
    return (
      <Page title={checked.unread?.fileName ?? ''} description={checked.unread?.problem}>
        <CsvColumns checked={checked} onChecked={setChecked} onRestart={restart} />
      </Page>
    );
  return (
    <ImportCheck
      key={checked.check.basedOn}
      accountName={accounts.find(({ id }) => id === checked.input.accountId)?.name ?? t('account')}
      checked={checked}
      check={checked.check}
      onChecked={setChecked}
      onDone={setDone}
      onRestart={restart}
    />
  );
}

interface ChooseProps {
  accounts: readonly Account[];
  onChecked: (checked: Checked) => void;
}

/** The first step: which account, and which file. */
function ChooseFile({ accounts, onChecked }: ChooseProps) {
  const t = useImportTexts();
  const storing = useStoreFile();
  const checking = useCheckFile();
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const found = useRef<Checked>(undefined);
  if (accounts.length === 0)
    return (
      <Page title={t('title')} description={t('description')}>
        <Card>
          <EmptyState icon="bank" title={t('noAccounts')}>
            <LinkButton to="/bookkeeping/chart-of-accounts" variant="primary">
              {t('account')}
            </LinkButton>
          </EmptyState>
        </Card>
      </Page>
    );
  return (
    <ImportStart
      t={t}
      steps={steps.map((step) => t(step))}
      secondary={[]}
      maxBytes={maxBytes}
      accept={accept}
      before={
        <Choice
          label={t('account')}
          value={accountId}
          onChange={setAccountId}
          options={accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
        />
      }
      check={async (file, signal) => {
        const fileId = await storing.mutateAsync({ file, signal });
        const input = { accountId, fileId };
        found.current = { input, ...(await checking.mutateAsync(input)) };
        return { id: fileId };
      }}
      isChecking={storing.isPending || checking.isPending}
      onChecked={(id) => {
        if (found.current?.input.fileId === id) onChecked(found.current);
      }}
      below={<ImportsCard />}
    />
  );
}

interface DoneProps {
  result: BankImport;
  onRestart: () => void;
}

/** The last step: it is done. */
function ImportDone({ result, onRestart }: DoneProps) {
  const t = useImportTexts();
  const { added, known, account, fileName } = result;
  return (
    <Page title={fileName}>
      <Card>
        <EmptyState icon="check-circle" title={t('doneTitle')} description={t('doneText', { added, known })}>
          <Button variant="secondary" onClick={onRestart}>
            {t('another')}
          </Button>
          <LinkButton
            to={`${bankPaths.list}?state=open&state=doubtful&accountId=${account.id}`}
            variant="primary"
          >
            {t('toMatch')}
          </LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}
