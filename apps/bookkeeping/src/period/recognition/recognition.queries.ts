import { periods } from '../period.queries';

/** The versions of when assessments for reserves are income, the newest first. */
export const useRecognitionPolicies = () => periods.useRead('GET /api/v1/recognition-policies');

export const useSetRecognitionPolicy = () => periods.useWrite('POST /api/v1/recognition-policies');

/** What of them is income of a month. */
export const useRecognition = (month: string) =>
  periods.useRead('GET /api/v1/periods/:month/recognition', { ids: [month] });

export const useRecognize = (month: string) =>
  periods.useWrite('POST /api/v1/periods/:month/recognition', month);
