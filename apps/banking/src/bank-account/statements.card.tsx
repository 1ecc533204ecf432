import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type {
  Reconciliation,
  StatementToReconcile,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { Badge, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { reconciliationMessages } from '../reconciliation/reconciliation.messages';
import { bankAccountMessages } from './bank-account.messages';
import { bankAccountPaths } from './bank-account-paths';
import { useBankImports, useUnmatchedLines } from './bank-account.queries';

interface StatementsProps {
  accountId: string;
  reconciliations: readonly Reconciliation[];
  /** Those that can be reconciled next, with the balances of their files. */
  statements: readonly StatementToReconcile[];
}

/** Imported bank files of the account, the latest first: what each has, and the way to its lines and its reconciliation. */
export function StatementsCard({ accountId, reconciliations, statements }: StatementsProps) {
  const t = useMessages(bankAccountMessages);
  const imports = useBankImports();
  const its = imports.data?.data.filter(({ account }) => account.id === accountId);
  return (
    <PartCard
      title={t('statements')}
      actions={<TextLink to={bankAccountPaths.import}>{t('allImports')}</TextLink>}
      query={{ ...imports, data: its }}
      empty={
        <Text size="sm" tone="muted">
          {t('noStatements')}
        </Text>
      }
    >
      {(statement) => (
        <StatementRow
          key={statement.id}
          its={statement}
          reconciliation={reconciliations.find(
            ({ toOn, status }) => status !== 'undone' && toOn === statement.untilOn,
          )}
          told={statements.find(({ importId }) => importId === statement.id)}
        />
      )}
    </PartCard>
  );
}

interface RowProps {
  its: NonNullable<ReturnType<typeof useBankImports>['data']>['data'][number];
  reconciliation: Reconciliation | undefined;
  told: StatementToReconcile | undefined;
}

function StatementRow({ its, reconciliation, told }: RowProps) {
  const t = useMessages(bankAccountMessages);
  const tReconciliation = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { account, fileName, fromOn, untilOn, lines, importedBy, importedAt, takenBack } = its;
  const balances = told ?? reconciliation;
  const money = (minor: number) => formats.money(minor, currency, 'parentheses');
  const period = t('period', { from: formats.day(fromOn), to: formats.day(untilOn) });
  return (
    <PartRow
      title={
        takenBack ? (
          fileName
        ) : (
          <TextLink to={bankAccountPaths.transactionsOf(account.id, its)}>{fileName}</TextLink>
        )
      }
      badge={takenBack ? <Badge>{t('importUndone')}</Badge> : null}
      aside={balances ? money(balances.closingMinor) : null}
    >
      <Text size="sm">
        {`${period} · ${t('lines', { count: lines })}`}
        {takenBack ? null : <Unmatched accountId={account.id} fromOn={fromOn} untilOn={untilOn} />}
      </Text>
      {balances ? (
        <Text size="sm">
          {t('balances', { opening: money(balances.openingMinor), closing: money(balances.closingMinor) })}
        </Text>
      ) : null}
      <Text size="sm" tone="muted">
        {t('importedBy', { name: importedBy, at: formats.moment(importedAt) })}
        {reconciliation ? (
          <>
            {' · '}
            <TextLink to={bankAccountPaths.reconcile(reconciliation.id)}>
              {tReconciliation(`status.${reconciliation.status}`)}
            </TextLink>
          </>
        ) : null}
      </Text>
    </PartRow>
  );
}

/** How many lines of a period are still to match; nothing where there are more than were read. */
function Unmatched({ accountId, fromOn, untilOn }: { accountId: string; fromOn: string; untilOn: string }) {
  const t = useMessages(bankAccountMessages);
  const { data: found } = useUnmatchedLines(accountId);
  if (!found || found.page.total > found.data.length) return null;
  const count = found.data.filter(({ bookedOn }) => bookedOn >= fromOn && bookedOn <= untilOn).length;
  return count === 0 ? ` · ${t('matched')}` : ` · ${t('unmatched', { count })}`;
}
