import { toast, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { Button, DayText, Money, Text, TextLink } from '@courtyard/ui';
import { FactCard, FileLinks, PartRow, RowsCard } from '@courtyard/ui/details';
import { claimPaths } from '../claim-paths';
import { claimMessages } from '../claim.messages';
import { useDraftBill } from '../claim.queries';

interface CardProps {
  claim: ExpenseClaim;
}

export function ReceiptsCard({ claim: { files, duplicates } }: CardProps) {
  const t = useMessages(claimMessages);
  return (
    <FactCard
      title={t('receipts')}
      facts={[]}
      lead={
        <>
          <FileLinks files={files} />
          {duplicates.map(({ id, number, fileName }) => (
            <Text key={`${id} ${fileName}`} size="sm" color="status.attention.fg" mt="2" role="note">
              {t('duplicate', { file: fileName })}{' '}
              <TextLink to={claimPaths.details(id)}>{t('named', { number })}</TextLink>.
            </Text>
          ))}
        </>
      }
    />
  );
}

/** The accounts and funds that the amount is charged to. */
export function AccountsCard({ claim: { lines } }: CardProps) {
  const t = useMessages(claimMessages);
  const { currency } = useCommunity();
  return (
    <RowsCard title={t('accounts')} rows={lines} none={t('noAccounts')}>
      {({ account, fund, description, amountMinor }, at) => (
        // Lines have no id; their place is what they are.
        <PartRow
          key={at}
          title={account.name}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {[fund.name, description].filter(Boolean).join(' · ')}
        </PartRow>
      )}
    </RowsCard>
  );
}

/** Who claims it, and the bill that pays it. */
export function AboutCard({ claim }: CardProps) {
  const t = useMessages(claimMessages);
  const formats = useFormats();
  const { claimant, submittedAt, bill, paidOn } = claim;
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: t('claimant'), value: claimant.name },
        { label: t('submittedAt'), value: formats.moment(submittedAt) },
        ...(bill === null ? [] : [{ label: t('bill'), value: <BillFact claim={claim} /> }]),
        ...(paidOn === null ? [] : [{ label: t('paidOn'), value: <DayText day={paidOn} /> }]),
      ]}
    />
  );
}

function BillFact({ claim: { id, bill, isMine } }: CardProps) {
  const t = useMessages(claimMessages);
  const canDraft = useCan('Tracked Expense Create');
  const draft = useDraftBill(id);
  if (bill === null) return null;
  const retry = async () => {
    const after = await draft.mutateAsync({});
    if (after.bill?.number) toast({ title: t('billDrafted'), kind: 'success' });
  };
  const { id: billId, number, problem } = bill;
  if (number !== null) {
    const name = t('billDraft', { number });
    return billId === null ? (
      <>{name}</>
    ) : (
      <TextLink to={`/accounting/bills/details?id=${billId}`}>{name}</TextLink>
    );
  }
  return (
    <>
      {t('noBill', { problem: problem ?? '' })}{' '}
      {canDraft && !isMine ? (
        <Button size="sm" onClick={() => void retry()}>
          {t('draftBill')}
        </Button>
      ) : null}
    </>
  );
}
