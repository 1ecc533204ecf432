import { call } from '@courtyard/common';
import type { PasswordJudgement } from '@courtyard/contract';
import { useEffect, useState } from 'react';
import { leastCharacters } from '../account-input.rules';

/** How long a person has to pause for what is typed to be judged. */
const pauseMs = 300;

interface Judged {
  password: string;
  judgement: PasswordJudgement;
}

/**
 * What the server thinks of a password that is being typed, with `about` whom it will be; null until it is long enough, and
 * while nobody knows. The dictionaries stay on the server: they are larger than all that a page loads.
 */
export function useJudgement(password: string, about: readonly string[]): PasswordJudgement | null {
  const [judged, setJudged] = useState<Judged | null>(null);
  const known = JSON.stringify(about);
  useEffect(() => {
    if (password.length < leastCharacters) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const body = { password, about: JSON.parse(known) };
      call('POST /api/v1/member-auth/password/judge', { body, signal: controller.signal }).then(
        ({ data }) => setJudged({ password, judgement: data }),
        // Whether it can be taken is decided when it is sent; until then nothing is said of it.
        () => setJudged(null),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [password, known]);
  return judged?.password === password ? judged.judgement : null;
}
