import { lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type {
  CollectionHold,
  PaymentPlan,
  UnitCollection,
} from '@courtyard/contract/accounting/receivables/collection/collection';
import { collectionLabels } from '@courtyard/contract/accounting/receivables/collection/collection.labels';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { badgeOf, Box, Button, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { CardColumns, FileLinks, RowsCard } from '@courtyard/ui/details';
import { useState } from 'react';
import { AmountRow } from '../../parts/amount-row';
import { statementPaths } from '../statement/statement-paths';
import { collectionMessages } from './collection.messages';
import { collections } from './collection.queries';
import { payoffPaths } from './payoff/payoff-paths';
import { HoldRow } from './hold-row';

const PlanStateBadge = badgeOf(collectionLabels, 'state', {
  kept: 'ok',
  behind: 'attention',
  defaulted: 'danger',
  done: 'expected',
  ended: 'neutral',
});

interface OfUnit {
  statement: Pick<UnitStatement, 'property' | 'owners' | 'open'>;
  onClose: () => void;
}

const HoldDialog = lazyOverlay<OfUnit>(async () => (await import('./hold.dialog')).HoldDialog);
const PlanDialog = lazyOverlay<OfUnit>(async () => (await import('./plan.dialog')).PlanDialog);
const EndHoldDialog = lazyOverlay<{ hold: CollectionHold; onClose: () => void }>(
  async () => (await import('./end-hold.dialog')).EndHoldDialog,
);
const EndPlanDialog = lazyOverlay<{ plan: PaymentPlan; onClose: () => void }>(
  async () => (await import('./end-plan.dialog')).EndPlanDialog,
);

type Asked =
  | { action: 'hold' | 'plan' }
  | { action: 'end-hold'; hold: CollectionHold }
  | { action: 'end-plan'; plan: PaymentPlan };

/** Below the statement of a unit, for those who keep the books: holds, the payment plan, who owned it before and owes. */
export function CollectionCards({ statement }: Pick<OfUnit, 'statement'>) {
  const canUpdate = useCan('Collection Update');
  const { data } = collections.useOne(statement.property.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  if (!data) return null;
  const { holds, plans, former } = data;
  if (!canUpdate && [holds, plans, former, data.payoffs].every(({ length }) => length === 0)) return null;
  return (
    <Box mt="5">
      <CardColumns
        left={
          <HoldsCard
            holds={holds}
            onHold={canUpdate && statement.owners !== '' ? () => setAsked({ action: 'hold' }) : null}
            onEnd={canUpdate ? (hold) => setAsked({ action: 'end-hold', hold }) : null}
          />
        }
        right={
          <>
            <PlansCard
              plans={plans}
              onAgree={canUpdate && statement.open.length > 0 ? () => setAsked({ action: 'plan' }) : null}
              onEnd={canUpdate ? (plan) => setAsked({ action: 'end-plan', plan }) : null}
            />
            <PayoffsCard payoffs={data.payoffs} />
            <FormerCard propertyId={data.property.id} former={former} />
          </>
        }
      />
      {asked?.action === 'hold' ? <HoldDialog statement={statement} onClose={close} /> : null}
      {asked?.action === 'plan' ? <PlanDialog statement={statement} onClose={close} /> : null}
      {asked?.action === 'end-hold' ? <EndHoldDialog hold={asked.hold} onClose={close} /> : null}
      {asked?.action === 'end-plan' ? <EndPlanDialog plan={asked.plan} onClose={close} /> : null}
    </Box>
  );
}

interface HoldsCardProps {
  holds: readonly CollectionHold[];
  onHold: (() => void) | null;
  onEnd: ((hold: CollectionHold) => void) | null;
}

function HoldsCard({ holds, onHold, onEnd }: HoldsCardProps) {
  const t = useMessages(collectionMessages);
  return (
    <RowsCard
      title={t('holds')}
      description={t('holdsText')}
      rows={holds}
      none={t('noHolds')}
      foot={
        onHold === null ? null : (
          <Box pt="4">
            <Button size="sm" onClick={onHold}>
              {t('holdIt')}
            </Button>
          </Box>
        )
      }
    >
      {(hold) => (
        <HoldRow key={hold.id} hold={hold} onEnd={onEnd !== null && hold.isNow ? () => onEnd(hold) : null} />
      )}
    </RowsCard>
  );
}

interface PlansCardProps {
  plans: readonly PaymentPlan[];
  onAgree: (() => void) | null;
  onEnd: ((plan: PaymentPlan) => void) | null;
}

function PlansCard({ plans, onAgree, onEnd }: PlansCardProps) {
  const t = useMessages(collectionMessages);
  const isRunning = plans.some(({ ended }) => ended === null);
  return (
    <RowsCard
      title={t('plans')}
      description={t('plansText')}
      rows={plans}
      none={t('noPlan')}
      foot={
        onAgree === null || isRunning ? null : (
          <Box pt="4">
            <Button size="sm" onClick={onAgree}>
              {t('agree')}
            </Button>
          </Box>
        )
      }
    >
      {(plan) => (
        <PlanRow
          key={plan.id}
          plan={plan}
          onEnd={onEnd !== null && plan.ended === null ? () => onEnd(plan) : null}
        />
      )}
    </RowsCard>
  );
}

function PlanRow({ plan, onEnd }: { plan: PaymentPlan; onEnd: (() => void) | null }) {
  const t = useMessages(collectionMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const { owners, state, totalMinor, paidMinor, expectedMinor, installments, ended, agreement } = plan;
  let promised = 0;
  const next = installments.find(({ amountMinor }) => (promised += amountMinor) > paidMinor);
  const isOpen = ended === null && state !== 'done';
  return (
    <AmountRow
      title={owners}
      badge={<PlanStateBadge value={state} />}
      amountMinor={totalMinor}
      below={t('paidOf', { paid: money(paidMinor), total: money(totalMinor) })}
    >
      <Text size="sm" tone="muted">
        {t('agreedOn', { day: formats.day(plan.agreedOn), by: plan.agreedBy })}
      </Text>
      {isOpen && paidMinor < expectedMinor ? (
        <Text size="sm">{t('behindBy', { amount: money(expectedMinor - paidMinor) })}</Text>
      ) : null}
      {isOpen && next ? (
        <Text size="sm">
          {t('nextDue', { amount: money(next.amountMinor), day: formats.day(next.dueOn) })}
        </Text>
      ) : null}
      {ended ? <Text size="sm">{t('endedPlan', { ...ended, day: formats.day(ended.on) })}</Text> : null}
      {agreement ? <FileLinks files={[agreement]} /> : null}
      {onEnd === null ? null : (
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {t('endPlan')}
        </Button>
      )}
    </AmountRow>
  );
}

function FormerCard({ propertyId, former }: { propertyId: string } & Pick<UnitCollection, 'former'>) {
  const t = useMessages(collectionMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (former.length === 0) return null;
  return (
    <RowsCard title={t('former')} description={t('formerText')} rows={former} none="">
      {({ ledgerId, owners, from, until, openMinor, creditMinor }) => (
        <AmountRow
          key={ledgerId}
          title={<TextLink to={statementPaths.ofFormer(propertyId, ledgerId)}>{owners}</TextLink>}
          badge={
            openMinor > 0 ? (
              <StatusBadge status="attention">
                {t('open', { amount: formats.money(openMinor, currency) })}
              </StatusBadge>
            ) : null
          }
          amountMinor={openMinor - creditMinor}
          below={creditMinor > 0 ? t('credit', { amount: formats.money(creditMinor, currency) }) : null}
        >
          {t('ownedUntil', { from: formats.day(from), until: formats.day(until) })}
        </AmountRow>
      )}
    </RowsCard>
  );
}

function PayoffsCard({ payoffs }: Pick<UnitCollection, 'payoffs'>) {
  const t = useMessages(collectionMessages);
  const formats = useFormats();
  if (payoffs.length === 0) return null;
  return (
    <RowsCard title={t('payoffs')} rows={payoffs} none="">
      {({ id, number, at, totalMinor }) => (
        <AmountRow
          key={id}
          title={<TextLink to={payoffPaths.details(id)}>{t('payoffNumbered', { number })}</TextLink>}
          amountMinor={totalMinor}
        >
          {t('payoffAt', { day: formats.day(at) })}
        </AmountRow>
      )}
    </RowsCard>
  );
}
