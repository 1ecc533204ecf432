import { type AskedProof, askForProofBy, lazyOverlay } from '@courtyard/common';
import { useEffect, useState } from 'react';

const ProofDialog = lazyOverlay(
  async () => (await import(/* webpackChunkName: "proof" */ './proof.dialog')).ProofDialog,
);

/** Asks over whatever is shown whether it is still the person, when a call wants to know. */
export function ProofOverlay() {
  const [asked, setAsked] = useState<AskedProof | null>(null);
  useEffect(() => askForProofBy(setAsked), []);
  return asked && <ProofDialog asked={asked} onClose={() => asked.answer(false)} />;
}
