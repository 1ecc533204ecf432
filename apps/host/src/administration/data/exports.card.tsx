import { toast, useFormats, useMessages } from '@courtyard/common';
import type { CommunityExport } from '@courtyard/contract';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  LoadingState,
  useFailureToast,
} from '@courtyard/ui';
import { useRemoval } from '@courtyard/ui/details';
import { dataMessages } from './data.messages';
import { ExportRow } from './export-row';
import { isUnderWay, useExports, useRemoveExport, useStartExport } from './exports.queries';

/** Exports of the community: begins one, shows how far it is, and leads to its file. */
export function ExportsCard() {
  const t = useMessages(dataMessages);
  const formats = useFormats();
  const exports = useExports();
  const start = useStartExport();
  const remove = useRemoveExport();
  const failed = useFailureToast();
  const removal = useRemoval<CommunityExport>(remove.mutateAsync, (each) => {
    const name = formats.moment(each.startedAt);
    const runs = isUnderWay(each);
    return {
      name: t('of', { when: name }),
      verb: t(runs ? 'stop' : 'remove'),
      text: t(runs ? 'stopText' : 'removeText'),
      done: t('removed'),
    };
  });
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: () => toast({ title: t('started'), kind: 'success' }),
      onError: failed,
    });
  const runs = exports.data?.some(isUnderWay) ?? false;
  return (
    <Card>
      <CardHeader
        title={t('exports')}
        description={t('exportsText')}
        actions={
          runs ? null : (
            <Button variant="primary" icon="download" loading={start.isPending} onClick={begin}>
              {t('start')}
            </Button>
          )
        }
      />
      <CardBody>
        {exports.isPending ? <LoadingState /> : null}
        {exports.isError ? <ErrorState error={exports.error} onRetry={() => void exports.refetch()} /> : null}
        {exports.data?.length === 0 ? (
          <EmptyState icon="file-text" title={t('none')} description={t('noneText')} />
        ) : null}
        <Box as="ul" listStyleType="none">
          {exports.data?.map((each) => (
            <ExportRow key={each.id} of={each} onRemove={() => removal.ask(each)} />
          ))}
        </Box>
      </CardBody>
      {removal.dialog}
    </Card>
  );
}
