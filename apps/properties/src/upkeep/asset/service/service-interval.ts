import type { TranslateOf } from '@courtyard/common';
import type { assetMessages } from '../asset.messages';

/** How often an asset is serviced: `Every 6 months`, and of 24 months `Every 2 years`. */
export const intervalText = (months: number, t: TranslateOf<typeof assetMessages>): string =>
  months % 12 === 0 ? t('everyYears', { count: months / 12 }) : t('everyMonths', { count: months });
