import { useCommunity, useUiConfig } from '@courtyard/common';
import type { SectionAction } from '@courtyard/contract';
import { useEffect, useState } from 'react';
import { actionBegun, type Said, saidIn } from './phrase.rules';

type Parser = Awaited<typeof import('./parse-date')>['parseIn'];

const loadParser = () => import(/* webpackChunkName: "search-dates" */ './parse-date');

export interface Phrase extends Said {
  action: SectionAction;
}

/** An action that is being said with a record and perhaps a day and a time, or null. What reads days comes when one is. */
export function usePhrase(actions: readonly SectionAction[], typed: string): Phrase | null {
  const { timeZone } = useCommunity();
  const language = useUiConfig((config) => config.language);
  const [parser, setParser] = useState<{ in: Parser } | null>(null);
  const [now] = useState(() => new Date());
  const begun = actionBegun(actions, typed);
  const isBegun = begun !== null;
  useEffect(() => {
    if (!isBegun) return;
    // Without it the record is found all the same, and the day is chosen on its page.
    loadParser().then(
      ({ parseIn }) => setParser({ in: parseIn }),
      () => {},
    );
  }, [isBegun]);
  if (!begun) return null;
  const { action, rest } = begun;
  if (!parser) return { action, rest, day: null, moment: null, problem: null };
  return { action, ...saidIn(rest, { parse: parser.in(language), language, now, timeZone }) };
}
