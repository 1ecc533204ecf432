import { useMessages } from '@courtyard/common';
import type { CloseReport, RollForward } from '@courtyard/contract/bookkeeping/period/close-report';
import { agingBuckets } from '@courtyard/contract/bookkeeping/period/period.values';
import { Card, CardBody, CardHeader, Stack } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { useKindText } from '../../account/details/register/use-kind-text';
import { reportMessages } from './report.messages';
import { useFigures } from './use-figures';

interface ListingCardProps {
  report: CloseReport;
  /** One listing of open items, in each of its funds. */
  all: readonly RollForward[];
}

/** A listing of open items from month to month, what its control account stood at, and how old what is open is. */
export function ListingCard({ report, all }: ListingCardProps) {
  const t = useMessages(reportMessages);
  const kindText = useKindText();
  const { money, fundName } = useFigures(report);
  const [first] = all;
  if (first === undefined) return null;
  const title = t(`subledger.${first.subledger}`);
  const head = [t('what'), ...all.map(({ fundId }) => fundName(fundId))];
  const kinds = [...new Set(all.flatMap(({ movements }) => movements.map(({ kind }) => kind)))];
  const movedBy = (of: RollForward, kind: string) =>
    of.movements.find((movement) => movement.kind === kind)?.amountMinor ?? 0;
  const row = (name: string, amountOf: (of: RollForward) => number) => ({
    name,
    cells: all.map((of) => money(amountOf(of))),
  });
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Stack gap="6">
          <FigureTable
            caption={title}
            isWhole
            head={head}
            rows={[
              row(t('opening'), (of) => of.openingMinor),
              ...kinds.map((kind) => row(kindText(kind), (of) => movedBy(of, kind))),
              row(t('closing'), (of) => of.closingMinor),
              row(t('items'), (of) => of.itemsMinor),
              row(t('controlAccount'), (of) => of.controlMinor),
              row(t('difference'), (of) => of.differenceMinor),
            ]}
          />
          <FigureTable
            caption={t('byAge', { what: title })}
            isWhole
            head={head}
            rows={agingBuckets.map((bucket) => row(t(`bucket.${bucket}`), (of) => of.aging[bucket]))}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
