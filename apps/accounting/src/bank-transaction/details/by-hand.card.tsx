import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type {
  BankTransaction,
  BookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Checkbox,
  ErrorLine,
  HStack,
  LoadingState,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { useState } from 'react';
import { useCandidates } from '../bank-transaction.queries';
import { detailsMessages } from './details.messages';
import { wordsOf } from './suggestions.card';
import { useAccept } from './use-accept';

interface ByHandProps {
  line: BankTransaction;
  /** Asks for the entry of what these leave open. */
  onPost: (lines: readonly BookedLine[]) => void;
}

const keyOf = ({ entryId, line }: BookedLine) => `${entryId} ${line}`;
const sumOf = (lines: readonly BookedLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Lines of the books to choose from: several may be one line of the bank, and what they leave open is posted. */
export function ByHandCard({ line, onPost }: ByHandProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly BookedLine[]>([]);
  const found = useCandidates(line.id, search);
  const { match, isPending } = useAccept(line);
  const showFailure = useFailureToast();
  const leftMinor = line.amountMinor - sumOf(chosen);
  const toggle = (one: BookedLine) =>
    setChosen((now) =>
      now.some((each) => keyOf(each) === keyOf(one))
        ? now.filter((each) => keyOf(each) !== keyOf(one))
        : [...now, one],
    );
  // What was chosen stays in sight whatever is searched for.
  const shown = [
    ...chosen,
    ...(found.data?.lines ?? []).filter((one) => !chosen.some((each) => keyOf(each) === keyOf(one))),
  ];
  const take = () =>
    void match({ lines: chosen.map(({ entryId, line: no }) => ({ entryId, line: no })) }).catch(showFailure);
  return (
    <Card>
      <CardHeader title={t('hand')} description={t('handText')} />
      <CardBody>
        <Stack gap="4">
          <SearchBox label={t('find')} value={search} onChange={setSearch} />
          {found.isPending ? <LoadingState /> : null}
          {found.isError ? (
            <ErrorLine onRetry={() => void found.refetch()}>{t('noCandidates')}</ErrorLine>
          ) : null}
          {found.data && shown.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('noCandidates')}
            </Text>
          ) : null}
          <Box maxHeight="24rem" overflowY="auto" tabIndex={-1}>
            <Stack gap="2">
              {shown.map((one) => (
                <Checkbox
                  key={keyOf(one)}
                  label={[
                    formats.day(one.date),
                    t('entry', { no: one.no }),
                    ...wordsOf(one),
                    formats.money(one.amountMinor, currency),
                  ].join(' · ')}
                  checked={chosen.some((each) => keyOf(each) === keyOf(one))}
                  onChange={() => toggle(one)}
                />
              ))}
            </Stack>
          </Box>
          {found.data?.hasMore ? (
            <Text size="sm" tone="muted">
              {t('moreThere')}
            </Text>
          ) : null}
          <HStack gap="3" flexWrap="wrap" justify="space-between">
            <Text size="sm" role="status">
              {`${t('chosen')} ${formats.money(sumOf(chosen), currency)} · ${t('left')} ${formats.money(leftMinor, currency)}`}
            </Text>
            {chosen.length > 0 && leftMinor === 0 ? (
              <Button onClick={take} loading={isPending}>
                {t('matchChosen')}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => onPost(chosen)}>
                {t(chosen.length === 0 ? 'postAll' : 'postLeft')}
              </Button>
            )}
          </HStack>
        </Stack>
      </CardBody>
    </Card>
  );
}
