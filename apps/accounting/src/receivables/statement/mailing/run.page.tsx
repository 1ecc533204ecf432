import { useFormats, useMessages } from '@courtyard/common';
import type { StatementRun } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { Card, CardBody, CardHeader, Meter, Page, Stack, Text } from '@courtyard/ui';
import { CardColumns, FactCard, recordLoader } from '@courtyard/ui/details';
import { RunRowsCard } from './run-rows.card';
import { statementRunPaths } from './statement-run-paths';
import { statementRunMessages } from './statement-run.messages';
import { useStatementRun } from './statement-run.queries';

const RunLoader = recordLoader({
  messages: statementRunMessages,
  title: (t) => t('title'),
  useOne: useStatementRun,
  list: statementRunPaths.list,
});

/** `statements/details?id=`: how far a run is, and what became of each of its units. */
export function StatementRunPage() {
  return <RunLoader>{(run) => <RunView key={run.id} run={run} />}</RunLoader>;
}

function RunView({ run }: { run: StatementRun }) {
  const t = useMessages(statementRunMessages);
  const formats = useFormats();
  const { audience, includesHeld, at, fromOn, askedAt, sentBy, units, unreachable, held } = run;
  return (
    <Page title={t('runOf', { day: formats.day(at) })} description={t(`audience.${audience}`)}>
      <CardColumns
        left={
          <>
            <ProgressCard run={run} />
            <RunRowsCard rows={run.rows} />
          </>
        }
        right={
          <FactCard
            title={t('about')}
            description={t('byAt', { by: sentBy, at: formats.moment(askedAt) })}
            facts={[
              { label: t('fromOn'), value: formats.day(fromOn) },
              { label: t('at'), value: formats.day(at) },
              { label: t('units'), value: formats.number(units) },
              { label: t('unreachable'), value: formats.number(unreachable) },
              { label: t('held'), value: formats.number(held) },
              { label: t('includesHeld'), value: t(includesHeld ? 'yes' : 'no') },
            ]}
          />
        }
      />
    </Page>
  );
}

function ProgressCard({ run: { letters, waiting, failed, withheld } }: { run: StatementRun }) {
  const t = useMessages(statementRunMessages);
  const formats = useFormats();
  const done = letters - waiting;
  const text = t('counts', { done: formats.number(done), letters: formats.number(letters) });
  return (
    <Card>
      <CardHeader title={t('progress')} description={t(waiting > 0 ? 'progressText' : 'progressDone')} />
      <CardBody>
        <Stack gap="4">
          <Meter label={t('progress')} value={done} max={Math.max(1, letters)} text={text} />
          <Text size="sm" numeric role="status">
            {[
              text,
              ...(failed > 0 ? [t('countFailed', { count: failed })] : []),
              ...(withheld > 0 ? [t('countWithheld', { count: withheld })] : []),
            ].join(', ')}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
