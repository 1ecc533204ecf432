import { downloadFile, lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  CardLine,
  CardList,
  EmptyState,
  ErrorState,
  LoadingState,
  Money,
  Page,
  type PageAction,
  Skeleton,
  Stack,
} from '@courtyard/ui';
import { useSearchParams } from '@courtyard/common/router';
import { RecordApprovals, useRecordId } from '@courtyard/ui/details';
import { paymentPaths } from '../payment/payment-paths';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CollectionCards } from '../collection/collection-cards';
import { payoffPaths } from '../collection/payoff/payoff-paths';
import { collections } from '../collection/collection.queries';
import { HoldNote } from '../collection/hold-note';
import { LettersCard } from '../letter/letters.card';
import type { MoveSaleDialog as MoveSale } from '../sale/move-sale.dialog';
import { SaleMovesCard } from '../sale/sale-moves.card';
import { saleMessages } from '../sale/sale.messages';
import { statementRunMessages } from './mailing/statement-run.messages';
import { useStatementLetters } from './mailing/statement-run.queries';
import { statementPaths } from './statement-paths';
import { StatementView } from './statement-view';
import { statementMessages } from './statement.messages';
import { useMyStatements, useUnitStatement } from './statement.queries';
import { owedOfAll } from './statement.rules';

const RefundDialog = lazyOverlay<{ statement: UnitStatement; onClose: () => void }>(
  async () => (await import('./adjustment/forgive/refund.dialog')).RefundDialog,
);

const MoveSaleDialog = lazyOverlay<ComponentProps<typeof MoveSale>>(
  async () => (await import('../sale/move-sale.dialog')).MoveSaleDialog,
);

const SendStatementDialog = lazyOverlay<{ statement: UnitStatement; onClose: () => void }>(
  async () => (await import('./mailing/send-statement.dialog')).SendStatementDialog,
);

interface Asked {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** `statement`: what the units that one owns owe and why; with `?id=` one unit's, for those who may open any. */
export function StatementPage() {
  const id = useRecordId();
  const [params] = useSearchParams();
  const ledgerId = params.get('ledger');
  const mine = useMyStatements();
  const canOpenAny = useCan('Invoice Details View');
  if (!mine.data) return <Waiting query={mine} />;
  const ofUnit = mine.data.filter(({ property }) => property.id === id);
  const chosen =
    ofUnit.find(({ former }) => (former?.ledgerId ?? null) === ledgerId) ??
    (ledgerId === null ? ofUnit[0] : undefined);
  if (id !== '' && chosen === undefined) {
    return canOpenAny ? <UnitStatementPage id={id} ledgerId={ledgerId} /> : <NoStatement />;
  }
  return <MyStatements all={mine.data} chosen={chosen ?? mine.data[0]} />;
}

function Waiting({ query }: { query: Asked }) {
  const t = useMessages(statementMessages);
  return (
    <Page title={t('title')}>
      {query.isError ? (
        <Card>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Stack gap="5">
            <Skeleton height="8rem" borderRadius="lg" />
            <Skeleton height="24rem" borderRadius="lg" />
          </Stack>
        </LoadingState>
      )}
    </Page>
  );
}

const paperAction = (label: string, url: string): PageAction => ({
  label,
  icon: 'download',
  onSelect: () => downloadFile(url, 'statement.pdf'),
});

/** A unit that is not the person's own. */
function UnitStatementPage({ id, ledgerId }: { id: string; ledgerId: string | null }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const found = useUnitStatement(id, ledgerId);
  const canWrite = useCan('Invoice Create');
  const canCreatePayoff = useCan('Payoff Statement Create');
  const tMailing = useMessages(statementRunMessages);
  const [isRefunding, setRefunding] = useState(false);
  const tSale = useMessages(saleMessages);
  const [isSending, setSending] = useState(false);
  const [isMoving, setMoving] = useState(false);
  // That the unit is held is said above its figures, and pushes none of them down once it is known.
  const held = collections.useOne(id);
  if (!found.data || (held.isLoading && held.failureCount === 0)) return <Waiting query={found} />;
  const { property, owners, creditMinor, former, open } = found.data;
  return (
    <Page
      title={t('titleOf', { unit: property.name })}
      description={
        former
          ? t('ofFormer', { owners, day: formats.day(former.until) })
          : owners === ''
            ? undefined
            : t('ofOwners', { owners })
      }
      actions={{
        secondary: [
          former ? null : paperAction(t('paper'), `/api/v1/properties/${property.id}/statement/paper`),
          canWrite && !former
            ? { label: tMailing('oneSend'), icon: 'mailbox', onSelect: () => setSending(true) }
            : null,
          canWrite && former
            ? {
                label: t('recordPayment'),
                icon: 'bank',
                to: paymentPaths.createForFormer(property.id, former.ledgerId),
              }
            : null,
          canWrite && former && (open.length > 0 || creditMinor > 0)
            ? { label: tSale('move'), icon: 'arrow-right', onSelect: () => setMoving(true) }
            : null,
          canCreatePayoff && !former
            ? { label: t('payoff'), icon: 'file-text', to: payoffPaths.createFor(property.id) }
            : null,
          canWrite && creditMinor > 0
            ? { label: t('refund'), icon: 'bank', onSelect: () => setRefunding(true) }
            : null,
        ],
      }}
    >
      <RecordApprovals record="property" recordId={id} />
      {former ? null : <HoldNote propertyId={id} />}
      <StatementView statement={found.data} mine={false} />
      <SaleMovesCard propertyId={id} />
      {former ? null : <MailedCard propertyId={id} />}
      {former ? null : <CollectionCards statement={found.data} />}
      {isSending ? <SendStatementDialog statement={found.data} onClose={() => setSending(false)} /> : null}
      {isMoving && former ? (
        <MoveSaleDialog
          property={property}
          owners={owners}
          ledgerId={former.ledgerId}
          onClose={() => setMoving(false)}
        />
      ) : null}
      {isRefunding ? <RefundDialog statement={found.data} onClose={() => setRefunding(false)} /> : null}
    </Page>
  );
}

/** By which letters it was mailed. */
function MailedCard({ propertyId }: { propertyId: string }) {
  const letters = useStatementLetters(propertyId);
  return letters.data && letters.data.length > 0 ? (
    <Box mt="5">
      <LettersCard letters={letters.data} />
    </Box>
  ) : null;
}

interface MyStatementsProps {
  all: readonly UnitStatement[];
  chosen: UnitStatement | undefined;
}

function MyStatements({ all, chosen }: MyStatementsProps) {
  const t = useMessages(statementMessages);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        chosen === undefined
          ? {}
          : {
              secondary: [paperAction(t('paper'), `/api/v1/my-statements/${chosen.property.id}/paper`)],
            }
      }
    >
      {chosen === undefined ? (
        <Card>
          <EmptyState icon="home" title={t('noUnits')} description={t('noUnitsText')} />
        </Card>
      ) : (
        <Stack gap="5">
          {all.length > 1 ? <UnitsCard all={all} /> : null}
          <StatementView
            key={`${chosen.property.id} ${chosen.former?.ledgerId ?? ''}`}
            statement={chosen}
            mine
          />
        </Stack>
      )}
    </Page>
  );
}

function UnitsCard({ all }: { all: readonly UnitStatement[] }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <Card>
      <CardHeader
        title={t('all')}
        description={t('together', { amount: formats.money(owedOfAll(all), currency) })}
      />
      <CardBody>
        <CardList>
          {all.map(({ property, former, balanceMinor }) => (
            <CardLine
              key={`${property.id} ${former?.ledgerId ?? ''}`}
              to={
                former
                  ? statementPaths.ofFormer(property.id, former.ledgerId)
                  : statementPaths.of(property.id)
              }
              title={
                former ? t('sold', { unit: property.name, day: formats.day(former.until) }) : property.name
              }
              aside={<Money amountMinor={balanceMinor} currency={currency} />}
            />
          ))}
        </CardList>
      </CardBody>
    </Card>
  );
}

function NoStatement(): ReactNode {
  const t = useMessages(statementMessages);
  return (
    <Page title={t('title')}>
      <Card>
        <EmptyState icon="home" title={t('missing')} description={t('missingText')} />
      </Card>
    </Page>
  );
}
