import { lazyOverlay, toast, useCan, useMessages } from '@courtyard/common';
import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { claimColumns } from '@courtyard/contract/budget/expense-claim/expense-claim.columns';
import { isOpenToClaimant } from '@courtyard/contract/budget/expense-claim/expense-claim.values';
import { expenseClaimVocabulary } from '@courtyard/contract/budget/expense-claim/expense-claim.labels';
import { Page, type PageActions, Text } from '@courtyard/ui';
import {
  CardColumns,
  HeadFacts,
  HistoryCard,
  RecordApprovals,
  RecordTabs,
  RecordTasks,
  useFieldTexts,
} from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { claimPaths } from '../claim-paths';
import { ClaimStateBadge } from '../claim-state';
import { claimMessages } from '../claim.messages';
import { claims, myClaims, useSeesAll, useWithdrawClaim } from '../claim.queries';
import { AboutCard, AccountsCard, ReceiptsCard } from './claim-cards';
import { ClaimLoader } from './claim-loader';

type Asked = 'review' | 'return' | 'withdraw' | null;

interface DialogProps {
  claim: ExpenseClaim;
  onClose: () => void;
}

const ReviewDialog = lazyOverlay<DialogProps>(async () => (await import('./review.dialog')).ReviewDialog);
const ReturnDialog = lazyOverlay<DialogProps>(async () => (await import('./return.dialog')).ReturnDialog);

/** `payouts/details?id=`: a claim with its receipts, from its submission to its payment. */
export function ClaimPage() {
  return <ClaimLoader>{(claim) => <ClaimView key={claim.id} claim={claim} />}</ClaimLoader>;
}

/** What the person can do with a claim; `ask` opens the question. */
function useClaimActions(claim: ExpenseClaim, ask: (asked: Asked) => void): PageActions {
  const t = useMessages(claimMessages);
  const canReview = useCan('Tracked Expense Create') && !claim.isMine;
  const isOpen = claim.state === 'submitted' || claim.state === 'pending';
  const isOwn = claim.isMine && isOpenToClaimant(claim.state);
  const edit = { label: t('edit'), icon: 'edit', to: claimPaths.edit(claim.id) } as const;
  return {
    primary: isOwn
      ? edit
      : canReview && claim.state === 'submitted'
        ? { label: t('review'), icon: 'check', onSelect: () => ask('review') }
        : null,
    secondary: [
      canReview && isOpen ? { label: t('return'), icon: 'arrow-left', onSelect: () => ask('return') } : null,
      canReview && claim.state === 'pending'
        ? { label: t('review'), icon: 'check', onSelect: () => ask('review') }
        : null,
    ],
    more: [
      isOwn ? { label: t('withdraw'), icon: 'trash', tone: 'danger', onSelect: () => ask('withdraw') } : null,
    ],
  };
}

function ClaimView({ claim }: { claim: ExpenseClaim }) {
  const t = useMessages(claimMessages);
  const [asked, ask] = useState<Asked>(null);
  const { label, node } = useFieldTexts(claimColumns);
  const factOf = (field: 'amountMinor' | 'spentOn' | 'submittedAt') => ({
    label: label(field),
    value: node(claim, field),
  });
  const close = () => ask(null);
  const seesAll = useSeesAll();
  const name = t('named', { number: claim.number });
  return (
    <Page
      title={name}
      badge={<ClaimStateBadge value={claim.state} />}
      description={claim.purpose}
      actions={useClaimActions(claim, ask)}
    >
      <RecordApprovals record="expense-claim" recordId={claim.id} />
      <RecordTasks record="expense-claim" recordId={claim.id} />
      {claim.reason === null ? null : (
        <Text size="sm" mb="4" role="note">
          {t('returnedNote', { reason: claim.reason })}
        </Text>
      )}
      <HeadFacts facts={[factOf('amountMinor'), factOf('spentOn'), factOf('submittedAt')]} />
      <RecordTabs
        record={{ id: claim.id, name }}
        overview={
          <CardColumns
            left={
              <>
                <ReceiptsCard claim={claim} />
                <AccountsCard claim={claim} />
              </>
            }
            right={<AboutCard claim={claim} />}
          />
        }
        history={
          <HistoryCard
            of={(seesAll ? claims : myClaims).historyOf(claim.id)}
            vocabulary={expenseClaimVocabulary}
            description={t('historyText')}
          />
        }
      />
      {asked === 'review' ? <ReviewDialog claim={claim} onClose={close} /> : null}
      {asked === 'return' ? <ReturnDialog claim={claim} onClose={close} /> : null}
      {asked === 'withdraw' ? <Withdrawal claim={claim} onClose={close} /> : null}
    </Page>
  );
}

function Withdrawal({ claim, onClose }: DialogProps) {
  const t = useMessages(claimMessages);
  const withdraw = useWithdrawClaim(claim.id);
  return (
    <ConfirmDialog
      open
      title={t('withdrawTitle')}
      verb={t('withdraw')}
      onConfirm={async () => {
        await withdraw.mutateAsync({ version: claim.version });
        toast({ title: t('withdrawn', { number: claim.number }), kind: 'success' });
      }}
      onClose={onClose}
    >
      {t('withdrawText')}
    </ConfirmDialog>
  );
}
