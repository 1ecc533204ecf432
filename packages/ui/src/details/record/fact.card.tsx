import { useToday } from '@courtyard/common';
import { daysBetween } from '@courtyard/contract/days';
import type { ReactNode } from 'react';
import { DayText } from '../../display/figures';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { Grid, Stack } from '../../layout/primitives';
import { Text } from '../../layout/text';
import { useDetailsTexts } from '../details.messages';
import { type Fact, Facts } from '../facts';
import { FileLinks, type ListedFile } from '../file-links';

interface ColumnsProps {
  left: ReactNode;
  right: ReactNode;
  /** `left`: twice as wide, where all that there is to read is. */
  wide?: 'left';
}

/** Cards about a record: side by side where there is room. */
export function CardColumns({ left, right, wide }: ColumnsProps) {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: wide ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
      }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5" minWidth="0">
        {left}
      </Stack>
      <Stack gap="5" minWidth="0">
        {right}
      </Stack>
    </Grid>
  );
}

interface FactCardProps {
  title: string;
  description?: string;
  facts: readonly Fact[];
  /** Of a column, where a value is long and one word. */
  minWidth?: string;
  /** Above the facts: what is best seen at a glance. */
  lead?: ReactNode;
  /** What somebody wrote, below the facts. */
  notes?: string | null;
}

/** A card with names and values of a record. */
export function FactCard({ title, description, facts, minWidth, lead, notes }: FactCardProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody>
        {lead}
        <Facts facts={facts} {...(minWidth && { minWidth })} />
        {notes ? (
          <Text size="sm" whiteSpace="pre-line" mt="4">
            {notes}
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** The files that a record has, and what somebody wrote about it. */
export function FilesCard({ files, notes }: { files: readonly ListedFile[]; notes: string | null }) {
  const t = useDetailsTexts();
  return (
    <Card>
      <CardHeader title={t('filesAndNotes')} />
      <CardBody>
        {files.length === 0 && notes === null ? (
          <Text size="sm" tone="muted">
            {t('noFiles')}
          </Text>
        ) : null}
        {files.length > 0 ? <FileLinks files={files} /> : null}
        {notes ? (
          <Text size="sm" whiteSpace="pre-line" mt={files.length > 0 ? '4' : '0'}>
            {notes}
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** A day, and below it how far it is from today. */
export function DayAndDistance({ day }: { day: string }) {
  const t = useDetailsTexts();
  const days = daysBetween(useToday(), day);
  return (
    <>
      <DayText day={day} />
      <Text as="span" size="xs" tone="subtle" display="block">
        {days < 0 ? t('daysAgo', { days: -days }) : t('inDays', { days })}
      </Text>
    </>
  );
}
