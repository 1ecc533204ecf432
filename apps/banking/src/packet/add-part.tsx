import { choicesOf, useCan, useMessages } from '@courtyard/common';
import type { PacketPartInput } from '@courtyard/contract/banking/packet/packet';
import {
  type PacketPartKind,
  packetPartKinds,
  type PacketSourceKind,
} from '@courtyard/contract/banking/packet/packet.values';
import { reportTraits, savedReportKinds } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { Box, Button, ErrorLine, Flex, LoadingState, Text } from '@courtyard/ui';
import { Choice, SearchBox } from '@courtyard/ui/data';
import { useState } from 'react';
import { useSavedReports } from '../saved-report/saved-report.queries';
import { packetMessages } from './packet.messages';
import { usePacketChoices } from './packet.queries';

type Add = (name: string, part: PacketPartInput) => void;

/** Chooses a further part: of which kind, and then which one. */
export function AddPart({ onAdd }: { onAdd: Add }) {
  const t = useMessages(packetMessages);
  const [kind, setKind] = useState<PacketPartKind>('report');
  return (
    <Flex gap="3" rowGap="2" mt="4" flexWrap="wrap" alignItems="flex-end">
      <Choice
        label={t('part')}
        value={kind}
        options={packetPartKinds.map((each) => ({ value: each, label: t(`part.${each}`) }))}
        onChange={(value) => setKind(packetPartKinds.find((each) => each === value) ?? 'report')}
      />
      {kind === 'report' ? (
        <OfReports onAdd={onAdd} />
      ) : kind === 'saved-report' ? (
        <OfSavedReports onAdd={onAdd} />
      ) : (
        <OfSource key={kind} kind={kind} onAdd={onAdd} />
      )}
    </Flex>
  );
}

function OfReports({ onAdd }: { onAdd: Add }) {
  const t = useMessages(packetMessages);
  const seesOwners = useCan('Invoices List View');
  const [report, setReport] = useState<(typeof savedReportKinds)[number]>('balance');
  const periods = reportTraits[report].periods.filter((each) => !each.startsWith('fixed'));
  const [chosen, setChosen] = useState('');
  const period = periods.find((each) => each === chosen) ?? periods[1] ?? 'today';
  const kinds = savedReportKinds.filter((each) => seesOwners || reportTraits[each].alsoNeeds === undefined);
  return (
    <>
      <Choice
        label={t('kind')}
        value={report}
        options={choicesOf(t, 'kind', kinds)}
        onChange={(value) => setReport(kinds.find((each) => each === value) ?? 'balance')}
      />
      <Choice
        label={t('period')}
        value={period}
        options={periods.map((each) => ({ value: each, label: t(`period.${each}`) }))}
        onChange={setChosen}
      />
      <Button
        size="sm"
        icon="plus"
        onClick={() => onAdd(t(`kind.${report}`), { kind: 'report', id: null, report, period })}
      >
        {t('addPart')}
      </Button>
    </>
  );
}

interface OfRecordsProps {
  kind: PacketPartKind;
  records: readonly { id: string; name: string }[] | undefined;
  onAdd: Add;
}

function OfRecords({ kind, records, onAdd }: OfRecordsProps) {
  const t = useMessages(packetMessages);
  const [chosen, setChosen] = useState('');
  if (!records) return <LoadingState />;
  const record = records.find(({ id }) => id === chosen) ?? records[0];
  if (!record)
    return (
      <Text size="sm" tone="muted">
        {t('noChoices')}
      </Text>
    );
  return (
    <>
      <Choice
        label={t('choose')}
        value={record.id}
        options={records.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      <Button
        size="sm"
        icon="plus"
        onClick={() => onAdd(record.name, { kind, id: record.id, report: null, period: null })}
      >
        {t('addPart')}
      </Button>
    </>
  );
}

function OfSavedReports({ onAdd }: { onAdd: Add }) {
  const found = useSavedReports();
  return <OfRecords kind="saved-report" records={found.data?.reports} onAdd={onAdd} />;
}

function OfSource({ kind, onAdd }: { kind: PacketSourceKind; onAdd: Add }) {
  const t = useMessages(packetMessages);
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = usePacketChoices(kind, search);
  return (
    <>
      <Box width={{ base: 'full', sm: '16rem' }}>
        <SearchBox
          value={search}
          onChange={(text) => setSearch(text.slice(0, 100))}
          label={t(kind === 'document' ? 'searchDocuments' : 'searchMinutes')}
        />
      </Box>
      {isError ? (
        <ErrorLine onRetry={() => void refetch()}>{t('choicesFailed')}</ErrorLine>
      ) : (
        <OfRecords key={search} kind={kind} records={data?.choices} onAdd={onAdd} />
      )}
      {data?.hasMore ? (
        <Text size="sm" tone="muted" width="full" role="status">
          {t('moreChoices', { count: data.choices.length })}
        </Text>
      ) : null}
    </>
  );
}
