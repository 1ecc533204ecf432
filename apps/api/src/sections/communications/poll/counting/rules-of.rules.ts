import { type CountRules, countVersion } from '@courtyard/contract/communications/poll/count/count-rules';
import { fractionOf } from '@courtyard/contract/communications/poll/count/outcome.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';

type Asked = Pick<Poll, 'kind' | 'options'>;
type Ruled = Asked &
  Pick<
    Poll,
    'title' | 'seats' | 'most' | 'points' | 'quorum' | 'threshold' | 'thresholdOf' | 'strictly' | 'ties'
  >;

/** The options of a ballot with their keys, in its order. */
export const ballotOf = ({ kind, options }: Asked): CountRules['options'] =>
  kind === 'yes-no'
    ? [
        { key: 'yes', text: 'Yes' },
        { key: 'no', text: 'No' },
      ]
    : options.map((text, index) => ({ key: `o${index + 1}`, text }));

/** By what a poll is counted. */
export function rulesOf(poll: Ruled, electorate: CountRules['electorate']): CountRules {
  const { title, kind, seats, most, points, quorum, threshold, thresholdOf, strictly, ties } = poll;
  return {
    version: countVersion,
    title,
    kind,
    options: ballotOf(poll),
    seats: kind === 'yes-no' ? 1 : seats,
    most,
    points,
    quorum: quorum === null ? null : fractionOf(quorum),
    threshold: threshold === null ? null : { ...fractionOf(threshold), of: thresholdOf, strictly },
    ties,
    electorate,
  };
}
