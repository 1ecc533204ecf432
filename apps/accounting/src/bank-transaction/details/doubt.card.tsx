import { toast, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BankTransaction } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  HStack,
  Stack,
  Text,
  TextLink,
  useFailureToast,
} from '@courtyard/ui';
import { bankPaths } from '../bank-transaction-paths';
import { useSettleDoubt } from '../bank-transaction.queries';
import { detailsMessages } from './details.messages';

type Mention = Pick<BankTransaction, 'id' | 'bookedOn' | 'payee' | 'memo' | 'checkNumber' | 'amountMinor'>;

/** A line of a bank in one line, leading to its page. */
export function MentionText({ line }: { line: Mention }) {
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, bookedOn, payee, memo, checkNumber, amountMinor } = line;
  return (
    <Text size="sm">
      <TextLink to={bankPaths.details(id)}>{formats.day(bookedOn)}</TextLink>
      {[payee, memo, checkNumber].filter(Boolean).map((text) => ` · ${text}`)} ·{' '}
      {formats.money(amountMinor, currency)}
    </Text>
  );
}

/** Asks whether a line is the one that was there already. */
export function DoubtCard({ line }: { line: BankTransaction }) {
  const t = useMessages(detailsMessages);
  const canMatch = useCan('Bank Transaction Match');
  const settling = useSettleDoubt(line.id);
  const showFailure = useFailureToast();
  const settle = async (as: 'own' | 'same') => {
    await settling.mutateAsync({ as });
    toast({ title: t(as === 'own' ? 'settledOwn' : 'settledSame'), kind: 'success' });
  };
  return (
    <Card>
      <CardHeader title={t('doubt')} description={t('doubtText')} />
      <CardBody>
        <Stack gap="4">
          {line.doubtOf ? (
            <Stack gap="1">
              <Text size="xs" tone="muted">
                {t('other')}
              </Text>
              <MentionText line={line.doubtOf} />
            </Stack>
          ) : null}
          {canMatch && line.state === 'doubtful' ? (
            <HStack gap="3" flexWrap="wrap">
              <Button loading={settling.isPending} onClick={() => void settle('own').catch(showFailure)}>
                {t('own')}
              </Button>
              <Button
                variant="secondary"
                disabled={settling.isPending}
                onClick={() => void settle('same').catch(showFailure)}
              >
                {t('same')}
              </Button>
            </HStack>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
