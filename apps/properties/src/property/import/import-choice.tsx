import { ApiError, saveFile } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import {
  Card,
  CardBody,
  CardHeader,
  failureText,
  Grid,
  LoadingState,
  Page,
  Spinner,
  Stack,
  Text,
} from '@courtyard/ui';
import { FileDrop } from '@courtyard/ui/forms';
import { useState } from 'react';
import { propertyPaths } from '../property-paths';
import { csvText } from './file/csv.rules';
import { templateRows } from './file/import-template';
import { useImportTexts } from './import.messages';
import { useCheckImport } from './import.queries';

const maxBytes = 20 * 1024 * 1024;
const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** The first step: which file. It is checked as soon as it is chosen. */
export function ImportChoice() {
  const t = useImportTexts();
  const navigate = useNavigate();
  const checking = useCheckImport();
  const [failure, setFailure] = useState<string>();

  const check = async (file: File, { signal }: { signal: AbortSignal }) => {
    setFailure(undefined);
    try {
      const result = await checking.mutateAsync({ file, signal });
      return { id: result.id, name: file.name, bytes: file.size };
    } catch (error) {
      if (!signal.aborted) setFailure(reasonIn(error, t('readFailed')));
      // Said at the field; the file's row need not repeat it.
      throw new Error('The file was not checked', { cause: error });
    }
  };

  const saveTemplate = () =>
    saveFile(new Blob([csvText(templateRows)], { type: 'text/csv' }), t('templateFile'));

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{ secondary: [{ label: t('template'), icon: 'download', onSelect: saveTemplate }] }}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="5"
        alignItems="start"
      >
        <Card>
          <CardHeader title={t('chooseTitle')} description={t('chooseText')} />
          <CardBody>
            <Stack gap="4">
              <FileDrop
                label={t('file')}
                help={t('fileHelp')}
                accept=".csv,text/csv,text/plain,.txt,.tsv"
                maxBytes={maxBytes}
                error={failure}
                files={[]}
                send={check}
                onChange={([file]) => {
                  if (file) void navigate(`${propertyPaths.import}?import=${file.id}`);
                }}
              />
              {checking.isPending ? (
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
                  {t(step)}
                </Text>
              ))}
            </Stack>
          </CardBody>
        </Card>
      </Grid>
    </Page>
  );
}

/** The server says line and reason in a field's message where it has one. */
const reasonIn = (error: unknown, otherwise: string) =>
  (error instanceof ApiError ? Object.values(error.fields)[0] : undefined) ?? failureText(error, otherwise);
