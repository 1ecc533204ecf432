import { toast, useFormats, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { maxCalendarBytes } from '@courtyard/contract/communications/calendar/calendar-event.values';
import type { CalendarFindings } from '@courtyard/contract/communications/calendar/calendar.routes';
import {
  Badge,
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  failureText,
  Flex,
  Heading,
  HStack,
  LinkButton,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { type DroppedFile, FileDrop } from '@courtyard/ui/forms';
import { useRef, useState } from 'react';
import { calendarPaths } from '../calendar-paths';
import { calendar } from '../calendar.queries';
import { importMessages } from './import.messages';

/** A file that was read here; nothing of it is stored. */
interface ReadFile extends DroppedFile {
  content: string;
}

const readFile = async (file: File): Promise<ReadFile> => ({
  id: file.name,
  name: file.name,
  bytes: file.size,
  content: await file.text(),
});

/** `community-calendar/import`: what a calendar file holds, and then, if wanted, taken in. */
export function CalendarImportPage() {
  const t = useMessages(importMessages);
  const navigate = useNavigate();
  const take = calendar.useWrite('POST /api/v1/calendar/import');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [findings, setFindings] = useState<CalendarFindings | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = (findings?.added ?? 0) + (findings?.changed ?? 0);

  // What is answered of a file that was taken away or replaced meanwhile is said of no other.
  const current = useRef<ReadFile | undefined>(undefined);

  async function send(sent: ReadFile, isDryRun: boolean) {
    setFailure(null);
    try {
      const found = await take.mutateAsync({ content: sent.content, isDryRun });
      if (isDryRun) {
        if (current.current === sent) setFindings(found);
        return;
      }
      toast({ title: t('done', { count: found.added + found.changed }) });
      await navigate(calendarPaths.list);
    } catch (error) {
      if (current.current === sent) setFailure(failureText(error, t('failed')));
    }
  }
  async function choose(chosen: ReadFile | undefined) {
    current.current = chosen;
    setFile(chosen ?? null);
    setFindings(null);
    setFailure(null);
    if (chosen) await send(chosen, true);
  }

  return (
    <Page title={t('title')} description={t('description')} width="form">
      <Stack gap="5">
        <Card>
          <CardBody>
            <FileDrop
              label={t('file')}
              help={t('fileHelp')}
              error={failure ?? undefined}
              accept=".ics,text/calendar"
              maxBytes={maxCalendarBytes}
              files={file === null ? [] : [file]}
              send={readFile}
              onChange={([chosen]) => void choose(chosen)}
            />
          </CardBody>
        </Card>
        {findings === null ? null : <Findings findings={findings} />}
        <HStack gap="3" justify="flex-end">
          <LinkButton to={calendarPaths.list}>{t('cancel')}</LinkButton>
          {file === null || findings === null || wanted === 0 ? null : (
            <Button variant="primary" loading={take.isPending} onClick={() => void send(file, false)}>
              {t('take', { count: wanted })}
            </Button>
          )}
        </HStack>
      </Stack>
    </Page>
  );
}

const tones = { added: 'ok', changed: 'info', unchanged: 'neutral' } as const;

function Findings({ findings }: { findings: CalendarFindings }) {
  const t = useMessages(importMessages);
  const formats = useFormats();
  return (
    <Card>
      <CardHeader title={t('check')} />
      <CardBody>
        <Stack gap="4">
          {findings.added + findings.changed === 0 ? <Text size="sm">{t('nothingNew')}</Text> : null}
          <Box as="ul" listStyleType="none">
            {findings.events.map(({ line, title, start, becomes }) => (
              <Flex as="li" key={line} gap="3" py="1.5" justify="space-between" align="center">
                <Box minWidth="0">
                  <Text size="sm" truncate>
                    {title}
                  </Text>
                  <Text size="xs" tone="muted" numeric>
                    {`${formats.day(start.slice(0, 10))} · ${t('line', { line })}`}
                  </Text>
                </Box>
                <Badge tone={tones[becomes]}>{t(becomes)}</Badge>
              </Flex>
            ))}
          </Box>
          {findings.notes.length === 0 ? null : (
            <Box>
              <Heading as="h3" size="xs" mb="2">
                {t('leftOut')}
              </Heading>
              <Box as="ul" listStyleType="none">
                {findings.notes.map(({ line, text }) => (
                  <Text as="li" key={`${line} ${text}`} size="sm" py="1">
                    {`${t('line', { line })}: ${text}`}
                  </Text>
                ))}
              </Box>
            </Box>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
