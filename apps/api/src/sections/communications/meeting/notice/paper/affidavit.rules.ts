import type { NoticeProof } from '@courtyard/contract/communications/meeting/notice/notice';
import type { Language } from '@courtyard/contract/fields/words';
import { affidavitWords } from './affidavit.words';

/** What is sworn: to how many the notice was given, which are those whose server took it or whose letter was posted. */
export function swornTo(
  proofs: readonly Pick<NoticeProof, 'outcome'>[],
  { language, community }: { language: Language; community: string },
): string[] {
  const t = affidavitWords[language];
  const given = proofs.filter(({ outcome }) => outcome === 'accepted' || outcome === 'posted').length;
  return [t.sworn(community, given), ...(given < proofs.length ? [t.others(proofs.length - given)] : [])];
}
