import { useFormats, useMessages } from '@courtyard/common';
import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { LetterStateBadge } from './letter-state-badge';
import { ownerLetterMessages } from './owner-letter.messages';

/** By which letters something was mailed, to whom, and where each stands; nothing where there are none. */
export function LettersCard({ letters = [] }: { letters: readonly OwnerLetter[] | undefined }) {
  const t = useMessages(ownerLetterMessages);
  const formats = useFormats();
  if (letters.length === 0) return null;
  return (
    <RowsCard title={t('letters')} description={t('lettersText')} rows={letters} none="">
      {({ id, recipient, kind, askedAt, sentBy, state, withheld }) => {
        const said = { kind: t(`letter.${kind}`), by: sentBy, at: formats.moment(askedAt) };
        return (
          <PartRow key={id} title={recipient} aside={<LetterStateBadge value={state} />}>
            {withheld === null
              ? t('by', said)
              : t('byWithheld', { ...said, reason: t(`withheld.${withheld}`) })}
          </PartRow>
        );
      }}
    </RowsCard>
  );
}
