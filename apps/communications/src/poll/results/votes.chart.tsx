import { useFormats, useMessages } from '@courtyard/common';
import type { ExactResult, PollResults } from '@courtyard/contract/communications/poll/count/result';
import { BarChart } from '@courtyard/ui/charts';
import { useOptionName } from '../vote/choices/use-option-name';
import { resultsMessages } from './results.messages';

interface VotesChartProps {
  rules: PollResults['rules'];
  result: ExactResult;
}

/** What each option got: its weight, or its score. */
export function VotesChart({ rules, result }: VotesChartProps) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const nameOf = useOptionName(rules.options);
  return (
    <BarChart
      title={t('votes')}
      description={t('votesText', {
        abstained: formats.number(result.abstained.weight),
        spoiled: formats.number(result.spoiled.weight),
      })}
      height={220}
      categories={result.tallies.map(({ key }) => nameOf(key))}
      categoryLabel={t('option')}
      series={[{ name: t('weight'), values: result.tallies.map(({ total }) => total) }]}
      format={formats.number}
      formatTick={formats.number}
    />
  );
}
