import { ApiError } from '@courtyard/common';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../feedback/failure-text';
import { LoadingState } from '../../feedback/skeleton';
import { Spinner } from '../../feedback/spinner';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { Page } from '../../layout/page';
import type { PageAction } from '../../layout/page-actions';
import { Grid, Stack } from '../../layout/primitives';
import { Text } from '../../layout/text';
import { FileDrop } from './file-drop';

export interface ImportStartProps {
  /** Words of the page. */
  t: (
    key:
      | 'title'
      | 'description'
      | 'chooseTitle'
      | 'chooseText'
      | 'file'
      | 'fileHelp'
      | 'checking'
      | 'readFailed'
      | 'templateTitle',
  ) => string;
  /** How it works, one sentence each. */
  steps: readonly string[];
  /** Beside the title: what saves a template. */
  secondary: readonly PageAction[];
  maxBytes: number;
  /** Endings and media types that can be chosen; CSV files where nothing else is said. */
  accept?: string;
  /** What is chosen before the file, above it. */
  before?: ReactNode;
  /** Below both cards. */
  below?: ReactNode;
  /** Tries the file. What it throws is said at the field. */
  check: (file: File, signal: AbortSignal) => Promise<{ id: string }>;
  isChecking: boolean;
  onChecked: (id: string) => void;
}

const csvFiles = '.csv,text/csv,text/plain,.txt,.tsv';

/** The first step of bringing things from a file: which one. It is checked as soon as it is chosen. */
export function ImportStart(props: ImportStartProps) {
  const { t, steps, secondary, maxBytes, check, isChecking, onChecked, accept = csvFiles } = props;
  const [failure, setFailure] = useState<string>();

  const send = async (file: File, { signal }: { signal: AbortSignal }) => {
    setFailure(undefined);
    try {
      const { id } = await check(file, signal);
      return { id, name: file.name, bytes: file.size };
    } catch (error) {
      if (!signal.aborted) setFailure(reasonIn(error, t('readFailed')));
      // Said at the field; the file's row need not repeat it.
      throw new Error('The file was not checked', { cause: error });
    }
  };

  return (
    <Page title={t('title')} description={t('description')} actions={{ secondary }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="5"
        alignItems="start"
      >
        <Card>
          <CardHeader title={t('chooseTitle')} description={t('chooseText')} />
          <CardBody>
            <Stack gap="4">
              {props.before}
              <FileDrop
                label={t('file')}
                help={t('fileHelp')}
                accept={accept}
                maxBytes={maxBytes}
                error={failure}
                files={[]}
                send={send}
                onChange={([file]) => {
                  if (file) onChecked(file.id);
                }}
              />
              {isChecking ? (
                <LoadingState label={t('checking')}>
                  <Text size="sm" tone="muted" display="flex" gap="2" alignItems="center">
                    <Spinner size="sm" />
                    {t('checking')}
                  </Text>
                </LoadingState>
              ) : null}
            </Stack>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title={t('templateTitle')} />
          <CardBody>
            <Stack as="ol" gap="3" ps="5" listStyleType="decimal">
              {steps.map((step) => (
                <Text as="li" key={step} size="sm">
                  {step}
                </Text>
              ))}
            </Stack>
          </CardBody>
        </Card>
      </Grid>
      {props.below}
    </Page>
  );
}

/** The server says line and reason in a field's message where it has one. */
const reasonIn = (error: unknown, otherwise: string) =>
  (error instanceof ApiError ? Object.values(error.fields)[0] : undefined) ?? failureText(error, otherwise);
