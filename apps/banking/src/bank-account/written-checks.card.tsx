import { lazyOverlay, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { WrittenCheck, WrittenChecks } from '@courtyard/contract/banking/bank-account/written-check';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  LoadingState,
  StatusBadge,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { Facts, PartMenu, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { reportPaths } from '../report/report-paths';
import { bankAccountPaths } from './bank-account-paths';
import { useWrittenChecks } from './bank-account.queries';
import { staleCheckMessages } from './stale-check/stale-check.messages';
import { writtenCheckMessages } from './written-check.messages';

const MoveDialog = lazyOverlay<{
  accountId: string;
  checks: readonly WrittenCheck[];
  onClose: () => void;
}>(async () => (await import('./stale-check/move.dialog')).MoveDialog);
const UndoMoveDialog = lazyOverlay<{ moveId: string; onClose: () => void }>(
  async () => (await import('./stale-check/undo-move.dialog')).UndoMoveDialog,
);
const BankSettingDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./stale-check/bank-setting.dialog')).BankSettingDialog,
);

const maxListed = 200;
const tones = {
  outstanding: 'info',
  cleared: 'expected',
  'stale-dated': 'neutral',
  void: 'neutral',
  returned: 'neutral',
} as const;

/** Checks written from the account as of the date in the address, which the card beside it chooses. */
export function WrittenChecksCard({ accountId }: { accountId: string }) {
  const t = useMessages(writtenCheckMessages);
  const formats = useFormats();
  const today = useToday();
  const [params] = useSearchParams();
  const at = params.get('at') ?? today;
  const found = useWrittenChecks(accountId, at);
  const canUpdate = useCan('Bank Update');
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('asOf', { day: formats.day(at) })}
        actions={canUpdate ? <CardActions accountId={accountId} found={found.data} /> : null}
      />
      <CardBody>
        {found.data ? (
          <Checks its={found.data} accountId={accountId} />
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}

function CardActions({ accountId, found }: { accountId: string; found: WrittenChecks | undefined }) {
  const t = useMessages(staleCheckMessages);
  const [opened, setOpened] = useState<'move' | 'settings' | null>(null);
  const close = () => setOpened(null);
  const stale = (found?.checks ?? []).filter(({ isStale }) => isStale);
  return (
    <>
      {stale.length === 0 ? null : (
        <Button size="sm" variant="secondary" onClick={() => setOpened('move')}>
          {t('move')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setOpened('settings')}>
        {t('settings')}
      </Button>
      {opened === 'move' ? <MoveDialog accountId={accountId} checks={stale} onClose={close} /> : null}
      {opened === 'settings' ? <BankSettingDialog onClose={close} /> : null}
    </>
  );
}

function Checks({ its, accountId }: { its: WrittenChecks; accountId: string }) {
  const { outstanding, stale, staleDated, staleAfterDays, checks } = its;
  const t = useMessages(writtenCheckMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (checks.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('none')}
      </Text>
    );
  const sum = (of: WrittenChecks['stale']) =>
    t('sum', { count: of.checks, amount: formats.money(of.amountMinor, currency) });
  return (
    <Stack gap="4">
      <Facts
        minWidth="8rem"
        facts={[
          { label: t('outstanding'), value: sum(outstanding) },
          ...(stale.checks === 0 ? [] : [{ label: t('stale'), value: sum(stale) }]),
          ...(staleDated.checks === 0 ? [] : [{ label: t('staleDated'), value: sum(staleDated) }]),
        ]}
      />
      {stale.checks === 0 ? null : <Text size="sm">{t('staleText', { days: String(staleAfterDays) })}</Text>}
      <Box as="ul" listStyleType="none">
        {checks.map((check) => (
          <CheckRow key={check.paymentId} check={check} />
        ))}
      </Box>
      <Text size="sm">
        {checks.length < maxListed ? null : `${t('first', { count: maxListed })} `}
        <TextLink to={bankAccountPaths.checksOf(accountId)}>{t('all')}</TextLink>
      </Text>
    </Stack>
  );
}

function CheckRow({ check }: { check: WrittenCheck }) {
  const t = useMessages(writtenCheckMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { number, on, payee, amountMinor, entryId, state, stateOn, moved, daysOld, isStale } = check;
  const name = t('numbered', { number: String(number), payee });
  return (
    <PartRow
      title={<TextLink to={reportPaths.entry(entryId)}>{name}</TextLink>}
      badge={
        isStale ? (
          <StatusBadge status="attention">{t('state.stale')}</StatusBadge>
        ) : (
          <StatusBadge status={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        )
      }
      aside={formats.money(amountMinor, currency)}
      menu={moved === null ? null : <MoveMenu name={name} moved={moved} />}
    >
      <Text size="sm" tone="muted">
        {[
          formats.day(on),
          state === 'outstanding' ? t('days', { count: daysOld }) : null,
          stateOn === null
            ? null
            : state === 'stale-dated'
              ? t('movedOn', { day: formats.day(stateOn) })
              : t('since', { state: t(`state.${state}`), day: formats.day(stateOn) }),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
    </PartRow>
  );
}

/** The entry of a move, and its undo. */
function MoveMenu({ name, moved }: { name: string; moved: NonNullable<WrittenCheck['moved']> }) {
  const t = useMessages(writtenCheckMessages);
  const tMove = useMessages(staleCheckMessages);
  const canUpdate = useCan('Bank Update');
  const [isUndoing, setIsUndoing] = useState(false);
  return (
    <>
      <PartMenu
        name={name}
        items={[
          { label: t('entryOfMove'), to: reportPaths.entry(moved.entryId) },
          ...(canUpdate ? [{ label: tMove('undo'), onSelect: () => setIsUndoing(true) }] : []),
        ]}
      />
      {isUndoing ? <UndoMoveDialog moveId={moved.id} onClose={() => setIsUndoing(false)} /> : null}
    </>
  );
}
