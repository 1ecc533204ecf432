import { useFormats, useMessages } from '@courtyard/common';
import { SimpleGrid } from '@courtyard/ui';
import { BarChart, DonutChart, LineChart } from '@courtyard/ui/charts';
import { designMessages } from './design.messages';

const spent = [18_200, 17_450, 21_900, 19_300, 24_750, 20_100];
const planned = [19_000, 19_000, 19_000, 21_000, 21_000, 21_000];

/** Stands for the list that a value leads to. */
const samplePage = '/sample-page';

/** Each chart with its values as a table behind the button beside its title; bars and parts lead to what they count. */
export function ChartSpecimens() {
  const t = useMessages(designMessages);
  const formats = useFormats();
  const money = (value: number) => formats.money(value * 100, 'USD');
  const months = spent.map((_, at) => formats.month(`2026-${String(at + 1).padStart(2, '0')}-01`));
  const series = [
    { name: t('spent'), values: spent },
    { name: t('planned'), values: planned },
  ];
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8">
      <BarChart
        title={t('spendByMonth')}
        against={{ period: 'month' }}
        linkOf={({ category, series: at }) => `${samplePage}?month=${category + 1}&what=${at}`}
        categories={months}
        series={series}
        format={money}
        categoryLabel={t('month')}
        level={3}
      />
      <LineChart
        title={t('spendOverTime')}
        categories={months}
        series={series}
        format={money}
        categoryLabel={t('month')}
        level={3}
      />
      <DonutChart
        title={t('homes')}
        slices={[
          { name: t('livedIn'), value: 105, to: `${samplePage}?lives=owner` },
          { name: t('rented'), value: 27, to: `${samplePage}?lives=tenant` },
          { name: t('vacant'), value: 16, to: `${samplePage}?lives=nobody` },
        ]}
        format={formats.number}
        level={3}
      />
    </SimpleGrid>
  );
}
