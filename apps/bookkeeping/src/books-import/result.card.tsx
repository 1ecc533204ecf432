import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type {
  BooksImportCheck,
  BooksImportInput,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Flex,
  HStack,
  LinkButton,
  Stack,
  StatusBadge,
  Text,
  useIsNarrow,
} from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { booksImportMessages } from './books-import.messages';
import { usePostBooksImport } from './books-import.queries';

interface ResultCardProps {
  input: BooksImportInput;
  check: BooksImportCheck;
}

const shownRows = 50;

/** What the dry run found, and the action where nothing is in the way. */
export function ResultCard({ input, check }: ResultCardProps) {
  const t = useMessages(booksImportMessages);
  const posting = usePostBooksImport();
  const [isAsking, setAsking] = useState(false);
  const [posted, setPosted] = useState(check.entries.posted);
  const [vendors, setVendors] = useState(check.counts.vendors);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { counts, faults, notes, differences, entries } = check;
  const isClean = counts.faults === 0 && differences.length === 0;
  const left = entries.all - posted;
  const isDone = left === 0 && vendors === 0;
  const verb = () => {
    if (vendors === 0) return t('post', { count: left });
    return left === 0 ? t('make', { count: vendors }) : t('makeAndPost', { vendors, count: left });
  };
  const onPosted = (now: number) => {
    setPosted(now);
    // All of them are added before the first entry is posted.
    setVendors(0);
  };
  const post = async () => {
    await posting.mutateAsync({ input, onPosted });
    toast({ title: t('done') });
  };
  return (
    <Card>
      <div ref={heading} tabIndex={-1} role="status">
        <CardHeader title={t('result')} description={t('counts', { ...counts, entries: entries.all })} />
      </div>
      <CardBody>
        <Stack gap="5">
          <HStack gap="3" flexWrap="wrap">
            <StatusBadge status={counts.faults === 0 ? 'ok' : 'danger'}>
              {t('faults', { count: counts.faults })}
            </StatusBadge>
            <StatusBadge status={differences.length === 0 ? 'ok' : 'danger'}>
              {differences.length === 0 ? t('zero') : t('differs', { count: differences.length })}
            </StatusBadge>
          </HStack>
          <Rows rows={faults} more={(count) => t('moreFaults', { count })} count={counts.faults} />
          {notes.length > 0 ? <Text size="sm">{t('notes', { count: counts.notes })}</Text> : null}
          <Rows rows={notes} more={(count) => t('moreNotes', { count })} count={counts.notes} />
          {differences.length > 0 ? <Differences differences={differences} /> : null}
          {isClean && !isDone ? (
            <HStack gap="3" flexWrap="wrap">
              <Button variant="primary" loading={posting.isPending} onClick={() => setAsking(true)}>
                {verb()}
              </Button>
              {posted > 0 ? (
                <Text size="sm" tone="muted" role="status">
                  {t('progress', { posted, all: entries.all })}
                </Text>
              ) : null}
            </HStack>
          ) : null}
          {isClean && isDone ? (
            <HStack gap="3" flexWrap="wrap">
              <Text size="sm">{t('allPosted')}</Text>
              <LinkButton to="/bookkeeping/trial-balance">{t('toTrialBalance')}</LinkButton>
            </HStack>
          ) : null}
        </Stack>
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        onClose={() => setAsking(false)}
        title={t('postTitle', { verb: verb() })}
        verb={verb()}
        onConfirm={post}
      >
        {t('postText')}
      </ConfirmDialog>
    </Card>
  );
}

interface RowsProps {
  rows: BooksImportCheck['faults'];
  /** Of all that there are. */
  count: number;
  more: (count: number) => string;
}

/** What is said of rows of the files, by line and column. */
function Rows({ rows, count, more }: RowsProps) {
  const t = useMessages(booksImportMessages);
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <Stack as="ul" gap="2" ps="5" listStyleType="disc">
        {rows.slice(0, shownRows).map(({ kind, line, field, message }) => (
          <Text as="li" size="sm" key={`${kind} ${line} ${field}`}>
            {t('faultAt', { file: t(`file.${kind}`), line })}{' '}
            {field === null ? '' : `${t(`field.${field}`)}: `}
            {message}
          </Text>
        ))}
      </Stack>
      {count > shownRows ? (
        <Text size="sm" tone="muted">
          {more(count - shownRows)}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Accounts that are another here than in the old trial balance. On a phone the difference, which counts, is beside the name. */
function Differences({ differences }: Pick<BooksImportCheck, 'differences'>) {
  const t = useMessages(booksImportMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const isNarrow = useIsNarrow();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const rows = differences.map(({ accountCode, accountName, fundCode, oldMinor, oursMinor }) => ({
    key: `${accountCode} ${fundCode}`,
    name: [accountCode, accountName, fundCode].filter((part) => part !== null).join(' '),
    old: money(oldMinor),
    ours: money(oursMinor),
    difference: money(oursMinor - oldMinor),
  }));
  if (isNarrow)
    return (
      <Box role="group" aria-label={t('differences')}>
        <Text size="sm" fontWeight="semibold">
          {t('differences')}
        </Text>
        <Box as="ul" listStyleType="none">
          {rows.map(({ key, name, old, ours, difference }) => (
            <Box
              as="li"
              key={key}
              py="3"
              borderTopWidth="1px"
              borderColor="border.default"
              css={{ '&:first-of-type': { borderTopWidth: '0' } }}
            >
              <Flex justify="space-between" gap="3">
                <Text as="span" size="sm" fontWeight="medium" minWidth="0">
                  {name}
                </Text>
                <Text as="span" size="sm" numeric flexShrink="0">
                  {difference}
                </Text>
              </Flex>
              <Text size="sm" tone="muted" numeric mt="0.5">
                {t('oldAndOurs', { old, ours })}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    );
  return (
    <FigureTable
      caption={t('differences')}
      isWhole
      head={[t('field.account'), t('old'), t('ours'), t('difference')]}
      rows={rows.map(({ key, name, old, ours, difference }) => ({
        key,
        name,
        cells: [{ text: old }, { text: ours }, { text: difference }],
      }))}
    />
  );
}
