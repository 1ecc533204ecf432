import { useMessages } from '@courtyard/common';
import { useFormValue } from '@courtyard/ui/forms';
import { pollMessages } from '../poll.messages';
import { BallotSample } from '../vote/choices/ballot-sample';
import type { PollForm } from './poll-values';

/** The ballot of what is written so far. */
export function BallotPreview({ form }: { form: PollForm }) {
  const t = useMessages(pollMessages);
  const kind = useFormValue(form, 'kind') ?? 'yes-no';
  const options = useFormValue(form, 'options') ?? [];
  const most = useFormValue(form, 'most') ?? 1;
  const points = useFormValue(form, 'points') ?? 5;
  const title = useFormValue(form, 'title');
  const ballot =
    kind === 'yes-no'
      ? [
          { key: 'yes', text: t('yes') },
          { key: 'no', text: t('no') },
        ]
      : options.map((text, index) => ({ key: `o${index + 1}`, text }));
  return <BallotSample title={title || t('title')} rules={{ kind, ballot, most, points }} />;
}
