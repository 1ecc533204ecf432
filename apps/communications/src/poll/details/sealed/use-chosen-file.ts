import { useMessages } from '@courtyard/common';
import { WrongKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import { failureText } from '@courtyard/ui';
import { useState } from 'react';
import { sealedMessages } from './sealed.messages';

/** A file that was refused for a reason that the person is told. */
export class Refused extends Error {}

/** Does something with a file that the person chose, and says why where it cannot be done. */
export function useChosenFile(work: (text: string) => Promise<void>) {
  const t = useMessages(sealedMessages);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    try {
      await work(await file.text());
    } catch (error) {
      if (error instanceof WrongKey) setProblem(t(`fault.${error.fault}`));
      else if (error instanceof Refused) setProblem(error.message);
      else setProblem(failureText(error, t('failed')));
    }
  };
  return { problem, choose };
}
