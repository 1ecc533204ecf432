import { useMessages } from '@courtyard/common';
import type { RequestField } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { useFormats } from '@courtyard/common';
import { Box, Card, CardBody, CardHeader, Heading, Stack, Text } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useLocalized } from '../use-localized';
import { detailsMessages } from './details.messages';
import { PhotoFiles } from './photo-files';

/** What the reporter wrote and showed, and what came of it. */
export function ProblemCard({ request }: { request: RequestDetails }) {
  const t = useMessages(detailsMessages);
  const answers = useAnswers(request);
  const { description, files, resolution, view } = request;
  return (
    <Card>
      <CardHeader title={t('problem')} description={view === 'public' ? t('publicText') : undefined} />
      <CardBody>
        <Stack gap="4">
          <Text
            size="sm"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
            {...(!description && { tone: 'muted' })}
          >
            {description ?? t('noText')}
          </Text>
          {answers.length > 0 ? <Facts facts={answers} /> : null}
          {files.length > 0 ? (
            <Box>
              <Heading as="h3" size="xs" mb="2">
                {t('files')}
              </Heading>
              <PhotoFiles files={files} />
            </Box>
          ) : null}
          {resolution ? (
            <Box>
              <Heading as="h3" size="xs" mb="1">
                {t('resolution')}
              </Heading>
              <Text size="sm" whiteSpace="pre-line">
                {resolution}
              </Text>
            </Box>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** What was answered to the fields of the kind, as they were when it was opened. */
function useAnswers({ fields, answers }: RequestDetails) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const localized = useLocalized();
  const textOf = ({ type, choices }: RequestField, value: string | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (type === 'day') return formats.day(value);
    const choice = choices.find(({ key }) => key === value);
    return choice ? localized(choice.label) : value;
  };
  return fields.flatMap((field) => {
    const value = answers[field.key];
    return value === undefined || value === ''
      ? []
      : [{ label: localized(field.label), value: textOf(field, value) }];
  });
}
