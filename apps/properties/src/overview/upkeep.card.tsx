import { useCan, useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorState, LinkButton, Stack } from '@courtyard/ui';
import { assetPaths } from '../upkeep/asset/asset-paths';
import { assets } from '../upkeep/asset/asset.queries';
import { reserveComponentPaths } from '../upkeep/reserve-component/reserve-component-paths';
import { reserveComponents } from '../upkeep/reserve-component/reserve-component.queries';
import { MatterLine, type MatterLineProps } from './matter-line';
import { overviewMessages } from './overview.messages';

/** What of the common property falls due, each with the list behind it; for who sees the register of assets. */
export function UpkeepCard() {
  const t = useMessages(overviewMessages);
  const seesComponents = useCan('Reserve Components List View');
  const overdue = assets.useList({ service: ['overdue'], limit: 1 });
  const due = assets.useList({ service: ['due'], limit: 1 });
  const warranties = assets.useList({ warranty: ['expiring'], limit: 1 });
  const components = reserveComponents.useList({ withinYears: 1, limit: 1 }, { enabled: seesComponents });
  const asked = [overdue, due, warranties, ...(seesComponents ? [components] : [])];
  const failed = asked.find((query) => query.isError && !query.data);

  const lines: MatterLineProps[] = [
    {
      to: `${assetPaths.list}?service=overdue`,
      text: t('overdueServices'),
      count: overdue.data?.page.total,
      tone: 'danger',
    },
    {
      to: `${assetPaths.list}?service=due`,
      text: t('dueServices'),
      count: due.data?.page.total,
      tone: 'attention',
    },
    {
      to: `${assetPaths.list}?warranty=expiring`,
      text: t('endingWarranties'),
      count: warranties.data?.page.total,
      tone: 'attention',
    },
  ];
  if (seesComponents) {
    lines.push({
      to: `${reserveComponentPaths.list}?within=1`,
      text: t('dueComponents'),
      count: components.data?.page.total,
      tone: 'attention',
    });
  }
  return (
    <Card>
      <CardHeader
        title={t('upkeep')}
        description={t('upkeepText')}
        actions={
          <LinkButton to={assetPaths.list} size="sm">
            {t('allAssets')}
          </LinkButton>
        }
      />
      <CardBody>
        {failed ? (
          <ErrorState
            error={failed.error}
            onRetry={() => void Promise.all(asked.map((query) => query.refetch()))}
          />
        ) : (
          <Stack gap="3" as="ul" listStyleType="none">
            {lines.map((line) => (
              <MatterLine key={line.to} {...line} />
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
