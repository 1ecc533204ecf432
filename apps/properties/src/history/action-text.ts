import type { Translate } from '@courtyard/common';
import { type HistoryTexts, historyMessages } from './history.messages';

/** An audit action in words; one that has none is shown as it is named. */
export function actionText(action: string, t: Translate<HistoryTexts>): string {
  const key = `action.${action}`;
  return isKey(key) ? t(key) : action.replaceAll(/[.-]/g, ' ');
}

type PlainKey = Extract<keyof HistoryTexts, `action.${string}`>;

const isKey = (key: string): key is PlainKey => key in historyMessages.catalogues.en;
