import { Can, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Period } from '@courtyard/contract/bookkeeping/period/period';
import type {
  FundRecognition,
  Recognition,
} from '@courtyard/contract/bookkeeping/period/recognition/recognition';
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
import { FigureTable } from '@courtyard/ui/details';
import { useFigures } from '../report/use-figures';
import { recognitionMessages } from './recognition.messages';
import { useRecognition, useRecognize } from './recognition.queries';

const rows = [
  ['brought', 'broughtMinor'],
  ['assessed', 'assessedMinor'],
  ['spent', 'spentMinor'],
  ['recognized', 'recognizedMinor'],
  ['carried', 'carriedMinor'],
  ['toPost', 'toPostMinor'],
] as const satisfies readonly (readonly [string, keyof FundRecognition])[];

/** What of the assessments for reserves is income of a month; nothing where they are income as they are billed. */
export function RecognitionCard({ period }: { period: Period }) {
  const { data: recognition } = useRecognition(period.month);
  if (!recognition?.policy || recognition.perFund.length === 0) return null;
  return <Recognized period={period} recognition={recognition} since={recognition.policy.effectiveOn} />;
}

interface RecognizedProps {
  period: Period;
  recognition: Recognition;
  since: string;
}

function Recognized({ period: { month, status }, recognition, since }: RecognizedProps) {
  const t = useMessages(recognitionMessages);
  const formats = useFormats();
  const canClose = useCan('Period Close');
  const { money, fundName } = useFigures(recognition);
  const posting = useRecognize(month);
  const showFailure = useFailureToast();
  const { perFund, entries, isPosted } = recognition;
  const isOpen = status === 'open' && !isPosted;
  const post = async () => {
    await posting.mutateAsync({});
    toast({ title: t('posted', { month: formats.month(`${month}-01`) }), kind: 'success' });
  };
  return (
    <Card>
      <CardHeader
        title={t('monthTitle')}
        description={t('monthText', { day: formats.day(since) })}
        actions={
          canClose && isOpen ? (
            <Button
              size="sm"
              icon="check"
              loading={posting.isPending}
              onClick={() => void post().catch(showFailure)}
            >
              {t('post')}
            </Button>
          ) : null
        }
      />
      <CardBody>
        <Stack gap="4">
          <FigureTable
            caption={t('monthTitle')}
            isWhole
            head={[t('what'), ...perFund.map(({ fundId }) => fundName(fundId))]}
            rows={rows.map(([name, field]) => ({
              name: t(name),
              cells: perFund.map((fund) => money(fund[field])),
            }))}
          />
          <Text size="sm" tone="muted">
            {t('again')}
          </Text>
          {entries.length === 0 ? null : (
            <Can permission="Journal Entries View">
              <HStack gap="3" flexWrap="wrap">
                {entries.map(({ id, no }) => (
                  <TextLink key={id} to={`/accounting/journal-entries/details?id=${id}`}>
                    {t('entry', { no })}
                  </TextLink>
                ))}
              </HStack>
            </Can>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
