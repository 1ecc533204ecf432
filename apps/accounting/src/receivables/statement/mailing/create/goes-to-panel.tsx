import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { StatementRunPreview } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { Box, Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { FormActions, useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import { PreviewState } from '../../../../parts/actions/preview-state';
import { useSettled } from '../../../../parts/actions/use-settled';
import { statementRunPaths } from '../statement-run-paths';
import { statementRunMessages } from '../statement-run.messages';
import { useStatementsPreview } from '../statement-run.queries';
import { type StatementsForm, writtenRun } from './statements-draft';

/** How many get it and for which time, who cannot be reached and who is left out; below it the action. */
export function GoesToPanel({ form }: { form: StatementsForm }) {
  const t = useMessages(statementRunMessages);
  const written = writtenRun({
    audience: useFormValue(form, 'audience'),
    propertyIds: useFormValue(form, 'propertyIds'),
    includesHeld: useFormValue(form, 'includesHeld'),
    fromOn: useFormValue(form, 'fromOn'),
  });
  const preview = useStatementsPreview(useSettled(written));
  const said = useId();
  const hasNobody = written === null || preview.data?.units === 0;
  return (
    <Card>
      <CardHeader title={t('preview')} description={t('previewText')} />
      <CardBody>
        <Stack gap="4" id={said} aria-busy={written !== null && preview.isFetching} aria-live="polite">
          <PreviewState isWritten={written !== null} query={preview} waits={t('waits')} failed={t('failed')}>
            {(data) => <GoesTo preview={data} />}
          </PreviewState>
        </Stack>
        <Box mt="5">
          <FormActions
            cancelTo={statementRunPaths.list}
            submitLabel={t('send')}
            blockedBy={hasNobody ? said : undefined}
          />
        </Box>
      </CardBody>
    </Card>
  );
}

function GoesTo({ preview }: { preview: StatementRunPreview }) {
  const t = useMessages(statementRunMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { units, letters, balanceMinor, fromOn, at, unreachable, held } = preview;
  const amount = formats.money(Math.abs(balanceMinor), currency);
  return (
    <>
      <Box>
        <Text fontSize="xl" fontWeight="semibold">
          {units === 0 ? t('goesToNobody') : t('goesTo', { units, letters })}
        </Text>
        {units === 0 ? null : (
          <Text size="sm" tone="muted">
            {t(balanceMinor < 0 ? 'aheadTogether' : 'together', { amount })}
          </Text>
        )}
      </Box>
      <Text size="sm">{t('period', { from: formats.day(fromOn), at: formats.day(at) })}</Text>
      <Named title={t('unreachableOf', { count: unreachable.length })} units={unreachable} />
      <Named title={t('heldOf', { count: held.length })} units={held} />
    </>
  );
}

const maxNamed = 6;

function Named({ title, units }: { title: string; units: StatementRunPreview['held'] }) {
  const t = useMessages(statementRunMessages);
  if (units.length === 0) return null;
  return (
    <Box>
      <Text size="sm" fontWeight="medium">
        {title}
      </Text>
      <Box as="ul" listStyleType="none" mt="1">
        {units.slice(0, maxNamed).map(({ property, owners }) => (
          <Text as="li" key={property.id} size="sm" tone="muted">
            {property.name} · {owners === '' ? t('noOwner') : owners}
          </Text>
        ))}
      </Box>
      {units.length > maxNamed ? (
        <Text size="sm" tone="muted">
          {t('andMore', { count: units.length - maxNamed })}
        </Text>
      ) : null}
    </Box>
  );
}
