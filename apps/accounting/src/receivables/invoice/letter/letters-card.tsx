import { useFormats, useMessages } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';
import { badgeOf } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { RowsCard } from '../../../parts/rows-card';
import { letterMessages } from './letter.messages';
import { useLetters } from './letter.queries';

const LetterStateBadge = badgeOf(invoiceWords, 'state', {
  queued: 'info',
  sent: 'ok',
  kept: 'attention',
  failed: 'danger',
  forgotten: 'neutral',
});

/** By which letters an invoice was mailed, to whom, and where each stands; nothing where there are none. */
export function LettersCard({ invoiceId }: { invoiceId: string }) {
  const t = useMessages(letterMessages);
  const formats = useFormats();
  const letters = useLetters(invoiceId);
  if (!letters.data || letters.data.length === 0) return null;
  return (
    <RowsCard title={t('letters')} description={t('lettersText')} rows={letters.data} none="">
      {({ id, recipient, kind, askedAt, sentBy, state }) => (
        <PartRow key={id} title={recipient} aside={<LetterStateBadge value={state} />}>
          {t('by', { kind: t(`letter.${kind}`), by: sentBy, at: formats.moment(askedAt) })}
        </PartRow>
      )}
    </RowsCard>
  );
}
