import type { NoticeProof } from '@courtyard/contract/communications/meeting/notice/notice';
import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import en from './affidavit.en.json';
import es from './affidavit.es.json';

/** What the affidavit of a notice says. */
export const affidavitMessages = defineMessages({ en, es });

/** What is sworn: to how many the notice was given, which are those whose server took it or whose letter was posted. */
export function swornTo(
  proofs: readonly Pick<NoticeProof, 'outcome'>[],
  { language, community }: { language: Language; community: string },
): string[] {
  const t = messagesIn(affidavitMessages, language);
  const given = proofs.filter(({ outcome }) => outcome === 'accepted' || outcome === 'posted').length;
  return [
    t('sworn', { community, count: given }),
    ...(given < proofs.length ? [t('others', { count: proofs.length - given })] : []),
  ];
}
