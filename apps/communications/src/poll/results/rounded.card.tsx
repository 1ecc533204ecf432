import { useFormats, useMessages } from '@courtyard/common';
import type { PollResults } from '@courtyard/contract/communications/poll/count/result';
import { Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useOptionName } from '../vote/choices/use-option-name';
import { resultsMessages } from './results.messages';

interface RoundedCardProps {
  rules: PollResults['rules'];
  rounded: NonNullable<PollResults['rounded']>;
  /** Whether exact totals stand below. */
  isExact: boolean;
}

/** What everybody sees of a secret count whose exact totals could tell who chose what. */
export function RoundedCard({ rules, rounded, isExact }: RoundedCardProps) {
  const t = useMessages(resultsMessages);
  const { number } = useFormats();
  const nameOf = useOptionName(rules.options);
  const { outcome, elected, tied, byLot, present, quorum, shares, step } = rounded;
  const names = (outcome === 'tied' ? tied : elected).map(nameOf).join(', ');
  const isTold = shares.every(({ percent }) => percent !== null);
  return (
    <Card>
      <CardHeader
        title={t(isExact ? 'roundedForAll' : 'result')}
        description={isTold ? t('roundedText', { step: number(step) }) : t('withheldText')}
      />
      <CardBody>
        <Stack gap="5">
          <Text size="lg" fontWeight="medium">
            {t(`outcome.${outcome}`, { names })}
          </Text>
          {outcome === 'tied' && elected.length > 0 ? (
            <Text>{t('electedBesides', { names: elected.map(nameOf).join(', ') })}</Text>
          ) : null}
          {byLot ? <Text size="sm">{t('byLot')}</Text> : null}
          <Facts
            facts={[
              {
                label: t('turnout'),
                value: t('turnoutText', {
                  ballots: number(present.ballots),
                  electors: number(rules.electorate.electors),
                  weight: number(present.weight),
                  eligible: number(rules.electorate.weight),
                }),
              },
              ...(quorum
                ? [
                    {
                      label: t('quorum'),
                      value: t(quorum.met ? 'quorumMet' : 'quorumMissed', {
                        present: number(present.weight),
                        needed: number(quorum.needed),
                      }),
                    },
                  ]
                : []),
              ...(isTold
                ? shares.map(({ key, percent }) => ({
                    label: nameOf(key),
                    value: t('about', { percent: number(percent ?? 0) }),
                  }))
                : []),
            ]}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
